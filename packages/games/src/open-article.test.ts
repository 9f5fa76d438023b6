import { expect, it } from 'vitest';
import { openArticle } from './open-article.ts';

it.each([
  ['I saw a ', 'I saw a(n) '],
  ['An ', 'A(n) '],
  ['She is an ', 'She is a(n) '],
  ['That is a very ', 'That is a very '],
  ['The drama ', 'The drama '],
  ['Une caféa ', 'Une caféa '],
  ['', ''],
])('“%s” is shown as “%s” before a gap', (before, shown) => {
  expect(openArticle(before)).toBe(shown);
});
