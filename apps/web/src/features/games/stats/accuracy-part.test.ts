import { expect, it } from 'vitest';
import { accuracyTrend } from './accuracy-part.tsx';

const days = (...answers: ReadonlyArray<readonly [right: number, answered: number]>) =>
  answers.map(([right, answered], at) => ({ day: `2026-11-0${at + 1}`, plays: 1, ms: 1000, right, answered }));

it('says that it rose or fell when both halves have enough answers', () => {
  expect(accuracyTrend(days([5, 10], [0, 0], [9, 10], [9, 10]))).toEqual({ kind: 'rose', before: 0.5, now: 0.9 });
  expect(accuracyTrend(days([9, 10], [6, 10]))).toEqual({ kind: 'fell', before: 0.9, now: 0.6 });
});

it('makes no story of a few answers, nor of a small change', () => {
  expect(accuracyTrend(days([0, 9], [9, 9]))).toEqual({ kind: 'level', now: 0.5 });
  expect(accuracyTrend(days([80, 100], [82, 100]))).toEqual({ kind: 'level', now: 0.81 });
});

it('has nothing to say when no answer counts', () => {
  expect(accuracyTrend(days([0, 0], [0, 0]))).toBeNull();
  expect(accuracyTrend([])).toBeNull();
});
