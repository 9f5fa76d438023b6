import { expect, it } from 'vitest';
import type { ShownResult } from './shown-result.ts';
import { bandOf, bestBeyond, growingWords, shareOf } from './shown-result.ts';

const half = { points: 50, maxPoints: 100 };

it('tells the best of before under a result that is no better, and not under a better one', () => {
  expect(bestBeyond({ points: 4, maxPoints: 10 }, half)).toBe(0.5);
  expect(bestBeyond({ points: 5, maxPoints: 10 }, half)).toBe(0.5);
  expect(bestBeyond({ points: 6, maxPoints: 10 }, half)).toBeNull();
  expect(bestBeyond(half, null)).toBeNull();
});

it('shows the share of right answers, and of points where no answer counts', () => {
  expect(shareOf({ ...half, accuracy: 0.7 })).toBe(0.7);
  expect(shareOf({ ...half, accuracy: null })).toBe(0.5);
  expect(shareOf({ points: 0, maxPoints: 0, accuracy: null })).toBe(0);
});

it('tells full marks from most, some and few right answers', () => {
  const bands = [1, 0.99, 0.75, 0.74, 0.4, 0.39, 0].map((accuracy) => bandOf({ ...half, accuracy, isComplete: true }));
  expect(bands).toEqual(['full', 'most', 'most', 'some', 'some', 'few', 'few']);
});

it('calls two right answers before the time was up no full marks', () => {
  expect(bandOf({ points: 20, maxPoints: 100, accuracy: 1, isComplete: false })).toBe('few');
});

it('names each word once that was right and never wrong, known ones first', () => {
  const item = (word: string | null, isRight: boolean | null, state: ShownResult['items'][number]['state']) => ({
    ...{ id: `${word}`, question: '', right: '', given: null, points: 0, maxPoints: 10 },
    ...{ word, isRight, state },
  });
  const items = [
    item('cat:noun', true, 'learning'),
    item('owl:noun', true, 'known'),
    item('cat:noun', true, 'learning'),
    item('oak:noun', true, 'learning'),
    item('oak:noun', false, 'learning'),
    item('sun:noun', true, null),
    item('ice:noun', null, 'learning'),
    item('tea:noun', true, 'at-risk'),
    item(null, true, null),
  ];
  expect(growingWords(items)).toEqual([
    { word: 'owl:noun', state: 'known' },
    { word: 'cat:noun', state: 'learning' },
  ]);
});
