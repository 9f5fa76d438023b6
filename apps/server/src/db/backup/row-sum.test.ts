import { expect, test } from 'vitest';
import { createRowSum } from './row-sum.ts';

function sumOf(...chunks: string[]) {
  const sum = createRowSum();
  for (const chunk of chunks) sum.add(Buffer.from(chunk));
  return [sum.rows(), sum.digest()];
}

test('is the same in any order and however the bytes are cut', () => {
  const sum = sumOf('1\tone\n2\ttwo\n3\tthree\n');
  expect(sum[0]).toBe(3);
  expect(sumOf('3\tthree\n1\tone\n2\ttwo\n')).toEqual(sum);
  expect(sumOf('1\to', 'ne', '\n2\ttwo\n3\tth', 'ree\n')).toEqual(sum);
});

test('differs when a row differs, is missing or is there twice', () => {
  const sums = [sumOf('a\nb\n'), sumOf('a\nc\n'), sumOf('a\n'), sumOf('a\nb\nb\n'), sumOf('')];
  expect(new Set(sums.map(String)).size).toBe(sums.length);
});
