import { expect, it } from 'vitest';
import { judgeTyped } from './judge-typed.ts';

const fronts = ['went', 'apple', 'bread', 'broad', 'mum; mother'];

it.each([
  ['apple', 'Apple!', 'right'],
  ['apple', 'aplpe', 'right-with-typo'],
  ['went', 'goes', 'wrong-form'],
  ['went', 'goed', 'wrong-form'],
  ['bread', 'broad', 'wrong'],
  ['apple', 'pear', 'wrong'],
  ['apple', ' ', 'empty'],
  ['mum; mother', 'mom', 'right'],
])('for %s, %j is %s', (front, given, verdict) => {
  expect(judgeTyped(front, given, fronts).verdict).toBe(verdict);
});

it('gives back the answer that was meant', () => {
  expect(judgeTyped('mum; mother', 'mothr', fronts)).toEqual({ verdict: 'right-with-typo', expected: 'mother' });
});
