import { expect, it } from 'vitest';
import { progressTone } from './task-look.tsx';

it.each([
  [0, 5, false, 'grey'],
  [2, 5, false, 'grey'],
  [1, 2, false, 'blue'],
  [3, 5, false, 'blue'],
  [4, 5, false, 'yellow'],
  [5, 5, false, 'yellow'],
  [5, 5, true, 'green'],
] as const)('shows %i of %i, completed %s, in %s', (progress, target, completed, tone) => {
  expect(progressTone({ progress, target, completed })).toBe(tone);
});
