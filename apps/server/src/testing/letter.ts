import type { Word } from '@wordgrove/content/types';

/** A word with two meanings. */
export const letter: Word = {
  lemma: 'letter',
  pos: 'noun',
  level: 'A1',
  topic: 'communication',
  ipa: { uk: 'ˈletə' },
  label: 'post',
  definition: 'words on paper that you send to a person',
  examples: ['I write a letter to my pen friend every month.'],
  translations: { tr: ['mektup'], es: ['carta'], fr: ['lettre'], de: ['Brief'] },
  moreSenses: [
    {
      id: 'alphabet',
      label: 'alphabet',
      level: 'A2',
      topic: 'school',
      definition: 'one of the signs that words are written with',
      examples: ['The name Ada has three letters.'],
      translations: { tr: ['harf'], es: ['letra'], fr: ['lettre'], de: ['Buchstabe'] },
    },
  ],
};
