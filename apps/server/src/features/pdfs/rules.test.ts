import type { Level } from '@wordgrove/contract/levels';
import { runningWords } from '@wordgrove/language';
import { describe, expect, it } from 'vitest';
import type { WordOfForm } from './rules.ts';
import { addPage, formsOfPage, noForms, vocabularyOf } from './rules.ts';

const noun = (lemma: string, level: Level = 'A1', more: Partial<WordOfForm> = {}): WordOfForm => ({
  key: `${lemma}:noun`,
  keys: [`${lemma}:noun`],
  pos: 'noun',
  level,
  capital: null,
  ...more,
});

/** A dictionary of a few words; `the` and the like are in it, whatever they are. */
const dictionary = new Map<string, WordOfForm>([
  ['fox', noun('fox', 'B1')],
  ['foxes', noun('fox', 'B1', { keys: ['fox:noun', 'fox:verb'] })],
  ['rose', noun('rose')],
  ['paris', noun('paris', 'A1', { capital: 'name' })],
  ['monday', noun('monday', 'A1', { capital: 'taught' })],
  ['will', noun('will', 'A1')],
  ['of', { ...noun('of'), key: 'of:preposition', pos: 'preposition' }],
]);

function read(...pages: string[]) {
  const all = noForms();
  for (const [at, text] of pages.entries()) addPage(all, { page: at + 1, text, ...runningWords(text) });
  return { all, ...vocabularyOf(all, dictionary) };
}

describe('the level of a text', () => {
  it('isn’t told of fewer than fifty running words', () => {
    expect(read('Fox of rose. '.repeat(16)).level).toBeNull();
    expect(read('Fox of rose. '.repeat(17)).level).not.toBeNull();
  });
});

describe('the vocabulary of a text', () => {
  it('has each word once, with all its forms, from its first page', () => {
    const { words } = read('There are 3 foxes.', 'A fox and foxes.');
    expect(words).toEqual([
      {
        word: 'fox:noun',
        keys: ['fox:noun', 'fox:verb'],
        pos: 'noun',
        level: 'B1',
        times: 3,
        page: 1,
        sentence: 'There are 3 foxes.',
      },
    ]);
  });

  it('has the words that occur most first', () => {
    expect(read('fox fox rose rose rose monday').words.map(({ word }) => word)).toEqual([
      'rose:noun',
      'fox:noun',
      'monday:noun',
    ]);
  });

  it('takes a later sentence that fits a card better', () => {
    const { words } = read('Fox!', 'The fox is sleeping under the old apple tree.');
    expect(words[0]).toMatchObject({ page: 1, sentence: 'The fox is sleeping under the old apple tree.' });
  });

  it('tells which form on a page is which word', () => {
    const { keys } = read('Two foxes met Paris.');
    expect(formsOfPage(['two', 'foxes', 'met', 'paris'], keys)).toEqual({ foxes: 'fox:noun' });
  });
});

describe('a name', () => {
  const wordsOf = (text: string) => read(text).words.map(({ word }) => word);

  it.each([
    ['has a capital within a sentence, too', 'Rose came. Then Rose went.', []],
    ['isn’t told by the start of a sentence', 'Rose petals are red.', ['rose:noun']],
    ['isn’t what is also in lower case', 'Then Rose saw a rose.', ['rose:noun']],
    ['is what the dictionary has as one', 'Paris is large.', []],
    ['isn’t how a day is written', 'We met on Monday.', ['monday:noun']],
    ['isn’t a little word in a title', 'They call it the Isle Of Wight.', ['of:preposition']],
  ])('%s', (_, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('is no unlisted word, unlike what is in lower case', () => {
    expect(read('Zork met Zork.').unlistedWords).toBe(1);
    expect(read('A zork met a zork.').unlistedWords).toBe(3);
  });

  it('counts as known in the level', () => {
    const foxes = `${'The fox. '.repeat(10)}${'The rose. '.repeat(20)}`;
    expect(read(foxes).level).toBe('A2');
    expect(read(`${foxes} ${'The rose of Zork. '.repeat(100)}`).level).toBe('A1');
    expect(read('Zork. '.repeat(60)).level).toBeNull();
  });
});
