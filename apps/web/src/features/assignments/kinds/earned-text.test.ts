import { expect, it } from 'vitest';
import { earnedBy } from './earned-text.ts';

it.each([
  [{ state: 'turned-in', percent: 80 }, 10, 8],
  [{ state: 'started', percent: 80 }, 10, 8],
  [{ state: 'missing', percent: 80 }, 10, null],
  [{ state: 'started', percent: null }, 10, null],
  [{ state: 'turned-in', percent: 80 }, null, null],
] as const)('%o of homework with %s points earns %s', (work, points, earned) => {
  expect(earnedBy(work, points)).toBe(earned);
});
