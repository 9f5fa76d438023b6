import { expect, it } from 'vitest';
import { shorten, shortenFileName } from './shorten.ts';

const family = '👨‍👩‍👧‍👦';

it.each([
  ['short', 5, 'short'],
  ['longer', 5, 'longe'],
  [`abc${family}`, 4, 'abc'],
  [`abc${family}`, 13, 'abc'],
  [`abc${family}d`, 14, `abc${family}`],
  ['cafe\u0301s', 4, 'caf'],
  ['one two', 4, 'one'],
  [family, 3, ''],
] as const)('%j in %i is %j', (text, max, expected) => {
  expect(shorten(text, max)).toBe(expected);
});

it.each([
  ['short.pdf', 20, 'short.pdf'],
  ['a very long name.pdf', 12, 'a very l.pdf'],
  [`abcd${family}.docx`, 14, 'abcd.docx'],
  ['no ending at all', 9, 'no ending'],
] as const)('the file %j in %i is %j', (name, max, expected) => {
  expect(shortenFileName(name, max)).toBe(expected);
});
