import { expect, it } from 'vitest';
import { wordsPerMinute } from './question.tsx';

it.each([
  ['is counted in whole words', 312, 130_000, 144],
  ['of a slow reader is told as well', 80, 300_000, 16],
  ['is told up to what can be read', 600, 60_000, 600],
  ['of somebody who clicked at once is not told', 300, 2000, null],
  ['in no time at all is not told', 300, 0, null],
])('the speed of reading %s', (_, words, ms, speed) => {
  expect(wordsPerMinute(words, ms)).toBe(speed);
});
