import { entryOf } from './entries.ts';

/** A word that our word bank teaches in two meanings. */
export const letter = entryOf('letter', {
  taught: {
    ...{ label: 'post', topic: 'communication', definition: 'words on paper that you send to a person' },
    examples: ['I write a letter to my pen friend every month.'],
    translations: { tr: ['mektup'], es: ['carta'], fr: ['lettre'], de: ['Brief'] },
    ...{ picture: 'envelope', correctedIn: [] },
    moreSenses: [
      {
        ...{ id: 'alphabet', label: 'alphabet', level: 'A2', topic: 'school' },
        definition: 'one of the signs that words are written with',
        examples: ['The name Ada has three letters.'],
        translations: { tr: ['harf'], es: ['letra'], fr: ['lettre'], de: ['Buchstabe'] },
      },
    ],
    ...{ collocations: ['write a letter', 'a capital letter'], confusions: [] },
    family: [{ word: 'letterbox', pos: 'noun' }],
  },
});
