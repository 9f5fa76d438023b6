import { expect, it } from 'vitest';
import { fitOf } from './text-fit.ts';

it.each([
  ['apple', 'large', 5],
  ['look forward to', 'large', 7],
  ['mother-in-law', 'large', 6],
  ['Donaudampfschifffahrtsgesellschaft', 'medium', 34],
  ['to be in charge of something that others do', 'medium', 9],
  ['kızılcıklaştıramadıklarımızdan', 'large', 30],
  ['a '.repeat(80), 'small', 1],
  ['', 'large', 1],
])('writes “%s” %s, with %i letters beside each other', (text, size, letters) => {
  expect(fitOf(text)).toEqual({ size, letters });
});
