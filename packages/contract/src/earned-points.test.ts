import { expect, it } from 'vitest';
import { earnedPoints, percentOf } from './earned-points.ts';

it.each([
  [100, 10, 10],
  [85, 10, 8.5],
  [83, 10, 8.5],
  [82, 10, 8],
  [33, 3, 1],
  [0, 10, 0],
])('%s percent of %s points earn %s', (percent, max, points) => {
  expect(earnedPoints(percent, max)).toBe(points);
});

it('has no percentage of nothing', () => {
  expect(percentOf({ points: 2, maxPoints: 3 })).toBe(67);
  expect(percentOf({ points: 0, maxPoints: 0 })).toBeNull();
});
