import { expect, it } from 'vitest';
import type { ShownResult } from './shown-result.ts';
import { bandOf, bestBeyond, growthsOf, isToldByPoints, shareOf } from './shown-result.ts';

const half = { points: 50, maxPoints: 100 };

it('tells the best of before under a result that is no better, and not under a better one', () => {
  expect(bestBeyond({ points: 4, maxPoints: 10 }, half)).toBe(0.5);
  expect(bestBeyond({ points: 5, maxPoints: 10 }, half)).toBe(0.5);
  expect(bestBeyond({ points: 6, maxPoints: 10 }, half)).toBeNull();
  expect(bestBeyond(half, null)).toBeNull();
});

it('shows the share of right answers, and of points where no answer counts', () => {
  const whole = { ...half, isComplete: true };
  expect(shareOf({ ...whole, accuracy: 0.7 })).toBe(0.7);
  expect(shareOf({ ...whole, accuracy: null })).toBe(0.5);
  expect(shareOf({ ...whole, points: 0, maxPoints: 0, accuracy: null })).toBe(0);
});

it('tells full marks from most, some and few right answers', () => {
  const bands = [1, 0.99, 0.75, 0.74, 0.4, 0.39, 0].map((accuracy) => bandOf({ ...half, accuracy, isComplete: true }));
  expect(bands).toEqual(['full', 'most', 'most', 'some', 'some', 'few', 'few']);
});

it('calls two right answers before the time was up no full marks, in number and word', () => {
  const early = { points: 20, maxPoints: 100, accuracy: 1, isComplete: false };
  expect([isToldByPoints(early), shareOf(early), bandOf(early)]).toEqual([true, 0.2, 'few']);
});

it('names each word once that grew, by its states before and after, with those that are known now first', () => {
  type Item = ShownResult['items'][number];
  const item = (word: string | null, stateBefore: Item['state'], state: Item['state'], isGrown = true): Item => ({
    ...{ id: `${word}`, question: '', right: '', given: null, isRight: true, points: 0, maxPoints: 10 },
    ...{ word, stateBefore, state, isGrown },
  });
  const items = [
    item('ice:noun', 'learning', 'learning'),
    item('cat:noun', 'new', 'learning'),
    item('cow:noun', 'known', 'known'),
    item('owl:noun', 'at-risk', 'known'),
    item('cat:noun', 'new', 'learning'),
    item('oak:noun', 'learning', 'known'),
    item('egg:noun', 'new', 'learning'),
    item('sun:noun', 'learning', 'learning', false),
    // A play from before this was kept, and a question about no single word.
    item('tea:noun', null, 'learning', false),
    item(null, null, null, false),
  ];
  expect(growthsOf(items)).toEqual([
    { before: 'at-risk', after: 'known', words: ['owl:noun'] },
    { before: 'learning', after: 'known', words: ['oak:noun'] },
    { before: 'new', after: 'learning', words: ['cat:noun', 'egg:noun'] },
    { before: 'known', after: 'known', words: ['cow:noun'] },
    { before: 'learning', after: 'learning', words: ['ice:noun'] },
  ]);
});
