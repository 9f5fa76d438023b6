import { expect, it } from 'vitest';
import { loadContent } from '#load.ts';
import { bankLevels, strangeThings } from './group-words.ts';

const { words } = loadContent();
const levelIn = bankLevels(words);
const inSet = (...things: string[]) =>
  strangeThings({ id: 'g', level: 'A2', topic: 'nature', title: 'Which?', groups: { things } }, levelIn);

it('finds what a student can’t look up in the bank at the level of the set', () => {
  expect(inSet('vegetation', 'a green xyzzy')).toEqual([
    'vegetation: vegetation is C1',
    'a green xyzzy: xyzzy is not in the bank',
  ]);
});

it('knows words in any form, phrases by their words, and no names or numbers', () => {
  expect(inSet('birds', 'went', 'tallest', 'head teacher', 'wake up', 'Ali and Mia', '4 May', "I'm fine.")).toEqual([]);
});

it('takes no word for the form of another part of speech', () => {
  const verb = bankLevels(words.filter(({ lemma, pos }) => lemma === 'cook' && pos === 'verb'));
  expect([verb('cooking'), verb('cooker')]).toEqual(['A1', null]);
});
