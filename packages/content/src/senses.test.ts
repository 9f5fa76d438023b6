import { expect, it } from 'vitest';
import { inEachSense, mainSense, senseAt, sensesOf } from './senses.ts';
import type { Sense, Word } from './types.ts';

const letter: Word = {
  lemma: 'letter',
  pos: 'noun',
  level: 'A1',
  topic: 'communication',
  ipa: { uk: 'ˈletə' },
  label: 'post',
  definition: 'words on paper that you send to a person',
  examples: ['I write a letter to my pen friend every month.'],
  translations: { tr: ['mektup'], es: ['carta'], fr: ['lettre'], de: ['Brief'] },
};
const alphabet: Sense = {
  id: 'alphabet',
  label: 'alphabet',
  level: 'A2',
  topic: 'school',
  definition: 'one of the signs that words are written with',
  examples: ['The word "cat" has three letters.'],
  translations: { tr: ['harf'], es: ['letra'], fr: ['lettre'], de: ['Buchstabe'] },
};
const both: Word = { ...letter, moreSenses: [alphabet] };

it('counts a word’s own meaning as its first sense', () => {
  expect(sensesOf(letter).map(({ id }) => id)).toEqual([mainSense]);
  expect(sensesOf(both).map(({ id, topic }) => [id, topic])).toEqual([
    ['main', 'communication'],
    ['alphabet', 'school'],
  ]);
});

it('reads a word in each of its meanings; its picture is of the main one', () => {
  const pictured = { ...both, picture: 'envelope' };
  expect(inEachSense(pictured).map(({ lemma, level, label, picture }) => [lemma, level, label, picture])).toEqual([
    ['letter', 'A1', 'post', 'envelope'],
    ['letter', 'A2', 'alphabet', undefined],
  ]);
});

it.each([
  ['A1', 'main'],
  ['A2', 'alphabet'],
  ['B1', 'main'],
] as const)('gives a reader of %s the sense of that level or the main one', (level, id) => {
  expect(senseAt(both, level).id).toBe(id);
});
