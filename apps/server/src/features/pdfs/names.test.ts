import { runningWords } from '@wordgrove/language';
import { describe, expect, it } from 'vitest';
import { namesIn } from './names.ts';
import type { WordOfForm } from './rules.ts';

const word = (lemma: string, more: Partial<WordOfForm> = {}): WordOfForm => ({
  key: `${lemma}:noun`,
  keys: [`${lemma}:noun`],
  pos: 'noun',
  level: 'A2',
  capital: null,
  ...more,
});

const dictionary = new Map<string, WordOfForm>([
  ...['rose', 'mark', 'rain', 'stone', 'aunt', 'king', 'frank'].map((lemma) => [lemma, word(lemma)] as const),
  ['rose', word('rose', { keys: ['rose:noun', 'rise:verb'] })],
  ["elif's", word('be', { key: 'be:verb', keys: ['be:verb'], pos: 'verb' })],
  ['mina', word('mina', { level: 'C1' })],
  ['istanbul', word('istanbul', { capital: 'name' })],
  ['norwegian', word('norwegian', { capital: 'name', keys: ['norwegian:noun', 'norwegian:adjective'] })],
  ['may', word('may', { capital: 'taught' })],
  ['monday', word('monday', { capital: 'taught' })],
  ['i', word('i', { pos: 'pronoun', capital: 'taught' })],
  ['will', word('will', { key: 'will:verb', keys: ['will:verb'], pos: 'verb' })],
]);

function namesOf(text: string): Record<string, number> {
  const forms = new Map(runningWords(text).forms.map((use) => [use.form, use]));
  const others = new Set('met the a in on and came she saw red said waits of is it was sings sat'.split(' '));
  const wordOf = (form: string) =>
    dictionary.get(form) ?? (others.has(form) ? word(form, { pos: 'determiner' }) : null);
  return Object.fromEntries(namesIn(forms, wordOf));
}

describe('names', () => {
  it.each<[string, string, Record<string, number>]>([
    ['are rare nouns that begin several sentences', 'Mina sings. Mina sat.', { mina: 2 }],
    ['are no rare nouns that begin one', 'Mina sings.', {}],
    ['are no rare nouns that are small elsewhere', 'Mina sings. Mina sat. She saw a mina.', {}],
    ['have a capital within a sentence', 'She met Rose. Rose sings.', { rose: 2 }],
    ['are no words at the start of a sentence', 'Rain came. She saw it.', {}],
    ['are none where they are words elsewhere, too', 'Rose sings. She saw a rose, and a rose is red.', {}],
    ['are told from the same word in one text', 'She met Rose and Rose sat. The rose is red.', { rose: 2 }],
    ['begin a sentence before the rest of a name', 'Mark Twix sat. She met Twix.', { mark: 1, twix: 2 }],
    ['don’t take a relative or a king along', 'Aunt Zork sat. King Zork came.', { zork: 2 }],
    ['stay names with their possessive', 'Elif’s aunt sings. She met Elif.', { "elif's": 1, elif: 1 }],
    [
      'stand after a title, whatever they are elsewhere',
      'Mr. Stone sat on a stone and a stone.',
      { 'mr.': 1, stone: 1 },
    ],
    ['are known from the dictionary, in lower case too', 'She is in istanbul.', { istanbul: 1 }],
    ['are no nationalities', 'A Norwegian sings.', {}],
    ['are no days, no months, and not I', 'On Monday in May I came.', {}],
    ['are not made by a heading', 'THE ROSE AND THE RAIN\n\nRain came.', {}],
    ['are found in a heading by the text below', 'The Stone of Zork\n\nShe met Zork.', { zork: 2 }],
    ['have little words in them', 'She met Ana de Zork.', { ana: 1, de: 1, zork: 1 }],
    ['have initials', 'She met J. R. Zork.', { j: 1, r: 1, zork: 1 }],
    ['may be unlisted words with a capital by mistake only', 'A zork met a zork. She saw a Zork.', {}],
  ])('%s: %s', (_, text, names) => {
    expect(namesOf(text)).toEqual(names);
  });
});
