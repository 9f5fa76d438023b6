import { expect, it } from 'vitest';
import { aboutMinutes, secondsLeft, usualSeconds } from './time-left.ts';

const seen = { state: 'learning' } as const;
const fresh = { state: 'new' } as const;

it('reckons with the usual pace first, and more for a card that is new', () => {
  expect(secondsLeft([seen, fresh], [])).toBe(usualSeconds(1, 1));
  expect(secondsLeft([], [])).toBe(0);
  expect(secondsLeft([fresh], [])).toBeGreaterThan(secondsLeft([seen], []));
});

it('follows the student’s own pace, without the time somebody was away', () => {
  const turns = (ms: number) => Array.from({ length: 10 }, () => ({ card: seen, ms }));
  const cards = [seen, seen, seen, seen];
  expect(secondsLeft(cards, turns(3000))).toBeLessThan(secondsLeft(cards, []));
  expect(secondsLeft(cards, turns(20_000))).toBeGreaterThan(secondsLeft(cards, []));
  expect(secondsLeft(cards, turns(3_600_000))).toBe(secondsLeft(cards, turns(60_000)));
});

it.each([
  [0, 0],
  [49, 0],
  [50, 1],
  [85, 1],
  [95, 2],
  [600, 10],
])('says %i seconds as %i minutes', (seconds, minutes) => {
  expect(aboutMinutes(seconds)).toBe(minutes);
});
