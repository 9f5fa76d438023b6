import { expect, it } from 'vitest';
import { readHeadword } from './headword.ts';
import { openLexicon } from './lexicon.ts';

const read = (written: string, beside = '') => readHeadword(openLexicon(), written, beside);

it.each([
  ['house', 'ev', 'house:noun'],
  ['House', '', 'house:noun'],
  ['to lend', 'ödünç vermek', 'lend:verb'],
  ['a dog', 'köpek', 'dog:noun'],
  ['an apple', 'la manzana', 'apple:noun'],
  ['the dog', 'der Hund', 'dog:noun'],
  ['color', 'renk', 'colour:noun'],
  ['marmot', 'dağ sıçanı', 'marmot:noun'],
  ['ice cream', 'dondurma', 'ice cream:noun'],
])('reads %s, beside it %s, as %s', (written, beside, key) => {
  expect(read(written, beside)).toMatchObject({ key });
});

it.each([
  ['to house', 'ev', 'house:verb'],
  ['water', 'su', 'water:noun'],
  ['clean', 'temizlemek', 'clean:verb'],
  ['clean', 'temiz', 'clean:adjective'],
  ['cook', 'el cocinero', 'cook:noun'],
  ['cook', 'pişirmek; yemek yapmak', 'cook:verb'],
])('of the parts of speech of %s, beside it %s, takes %s', (written, beside, key) => {
  expect(read(written, beside)).toMatchObject({ key });
});

it.each(['', 'Bär', 'went', 'houses', "don't", '56', '7 × 8', 'hte', 'e', 'E = mc²', 'I like tea', 'x'.repeat(2000)])(
  'doesn’t take %s for a word',
  (written) => expect(read(written)).toBeNull(),
);

it('tells a translation from what only stands beside', () => {
  expect(read('gift', 'hediye')).toEqual({ key: 'gift:noun', isMeant: true });
  expect(read('Gift', 'present')).toEqual({ key: 'gift:noun', isMeant: false });
});
