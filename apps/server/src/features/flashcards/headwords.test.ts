import { expect, it } from 'vitest';
import type { ReadHeadword } from './headwords.ts';
import { wordOfEdited, wordsOfRows } from './headwords.ts';

const translations = new Map([
  ['house', 'ev'],
  ['dog', 'köpek'],
  ['gift', 'hediye'],
  ['present', 'hediye'],
  ['door', 'kapı'],
  ['window', 'pencere'],
]);

const read: ReadHeadword = (written, beside) => {
  const word = written.toLowerCase();
  const meaning = translations.get(word);
  return meaning ? { key: `${word}:noun`, isMeant: meaning === beside } : null;
};

async function wordsOf(...rows: [front: string, back: string][]) {
  const all = rows.map(([front, back], line) => ({ line, front, back, note: '', sentence: '' }));
  const words = await wordsOfRows(read, all);
  return all.map((row) => words.get(row) ?? null);
}

it('takes the side that is English in most rows', async () => {
  const both = ['house:noun', 'dog:noun', 'door:noun', null, null];
  const rows: [string, string][] = [
    ['house', 'ev'],
    ['dog', 'it'],
    ['Door', 'kapı'],
    ['I like tea', 'çay severim'],
    ['bark', 'door'],
  ];
  expect(await wordsOf(...rows)).toEqual(both);
  expect(await wordsOf(...rows.map(([front, back]): [string, string] => [back, front]))).toEqual(both);
  expect(await wordsOf(['gift', 'present'])).toEqual(['gift:noun']);
});

it('links single words of other cards only with their own translation', async () => {
  const rows: [string, string][] = [
    ['Gift', 'present'],
    ['Hauptstadt von Frankreich', 'Paris'],
    ['7 × 8', '56'],
    ['pencere', 'window'],
    ['', 'house'],
  ];
  expect(await wordsOf(...rows)).toEqual([null, null, null, 'window:noun', null]);
  expect(await wordsOf()).toEqual([]);
});

const card = (source: 'hand' | 'import' | 'dictionary', word: string, front: string, back: string) =>
  ({ id: '1', met: { source }, word, front, back }) as const;

it.each([
  ['another English side', card('hand', 'house:noun', 'house', 'ev'), ['dog', 'köpek'], 'dog:noun'],
  ['what is no word any more', card('hand', 'house:noun', 'house', 'ev'), ['my house', 'evim'], 'card:1'],
  ['a mended mistake', card('hand', 'card:1', 'huose', 'ev'), ['house', 'ev'], 'house:noun'],
  ['another meaning', card('hand', 'house:noun', 'house', 'ev'), ['house', 'konut'], 'house:noun'],
  ['the English back of an import', card('import', 'house:noun', 'ev', 'house'), ['köpek', 'dog'], 'dog:noun'],
  ['a fact of an import', card('import', 'card:1', 'Gft', 'present'), ['Gift', 'present'], 'card:1'],
  ['a mended row of an import', card('import', 'card:1', 'ev', 'huose'), ['ev', 'house'], 'house:noun'],
  ['the word that was named', card('hand', 'home:noun', 'house', 'ev'), ['dog', 'köpek'], 'home:noun'],
  ['a word of the dictionary', card('dictionary', 'house:noun', 'house', 'ev'), ['dog', 'köpek'], 'house:noun'],
] as const)('an edit of %s', (_, before, [front, back], word) => {
  expect(wordOfEdited(read, before, { front, back })).toBe(word);
});
