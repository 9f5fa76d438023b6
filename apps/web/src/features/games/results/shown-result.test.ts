import { expect, it } from 'vitest';
import { bestBeyond } from './shown-result.ts';

const half = { points: 50, maxPoints: 100 };

it('tells the best of before under a result that is no better, and not under a better one', () => {
  expect(bestBeyond({ points: 4, maxPoints: 10 }, half)).toBe(0.5);
  expect(bestBeyond({ points: 5, maxPoints: 10 }, half)).toBe(0.5);
  expect(bestBeyond({ points: 6, maxPoints: 10 }, half)).toBeNull();
  expect(bestBeyond(half, null)).toBeNull();
});
