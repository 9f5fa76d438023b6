import { expect, it } from 'vitest';
import type { Rect } from './toast-place.ts';
import { leastCovering } from './toast-place.ts';

const rect = (left: number, top: number, right: number, bottom: number): Rect => ({ left, top, right, bottom });
const seen = rect(0, 0, 1280, 800);
const options = [
  { place: 'foot-end', rect: rect(900, 740, 1270, 790) },
  { place: 'foot', rect: rect(400, 740, 880, 790) },
  { place: 'foot-start', rect: rect(10, 740, 390, 790) },
  { place: 'head', rect: rect(400, 70, 880, 120) },
] as const;
const placed = (others: readonly Rect[], seenNow = seen) => leastCovering(options, others, seenNow);

const [atEnd, inMiddle, atStart, title] = [
  rect(1000, 700, 1100, 750),
  rect(600, 750, 700, 780),
  rect(0, 780, 60, 820),
  rect(100, 100, 700, 140),
];

it('lies in the corner where nothing is under it', () => {
  expect(placed([])).toBe('foot-end');
  expect(placed([title, inMiddle])).toBe('foot-end');
});

it('goes to another place at the foot, and to the head only when the foot is full', () => {
  expect(placed([atEnd])).toBe('foot');
  expect(placed([atEnd, inMiddle])).toBe('foot-start');
  expect(placed([atEnd, inMiddle, atStart])).toBe('head');
});

it('covers the least where there is no free place', () => {
  expect(placed([atEnd, inMiddle, inMiddle, atStart, atStart, title, title])).toBe('foot-end');
  expect(placed([atEnd, atEnd, inMiddle, inMiddle, atStart, title, title])).toBe('foot-start');
});

it('touches what begins where it ends without covering it', () => {
  expect(placed([rect(900, 790, 1270, 800)])).toBe('foot-end');
});

it('never lies under the keyboard of a phone', () => {
  expect(placed([title], rect(0, 0, 1280, 400))).toBe('head');
});
