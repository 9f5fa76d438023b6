import type { DictionaryWord } from '@wordgrove/contract/dictionary';

/** A noun that our word bank teaches, as the dictionary has it. */
export function entryOf(lemma: string, change: Partial<DictionaryWord> = {}): DictionaryWord {
  return {
    ...{ key: `${lemma}:noun`, lemma, pos: 'noun', level: 'A1', isLevelEstimated: false },
    ...{ ipa: { uk: lemma, us: [lemma] }, askedAs: [], otherSpellings: [], corrections: [] },
    forms: [{ name: 'plural', spellings: [`${lemma}s`] }],
    taught: {
      ...{ label: null, picture: null, moreSenses: [], collocations: [], family: [] },
      ...{ topic: 'family', definition: `what a ${lemma} is`, examples: [`I see a ${lemma}.`] },
      ...{ translations: { tr: ['x'], es: ['x'], fr: ['x'], de: ['x'] }, correctedIn: [] },
      confusions: [{ word: 'guest', note: 'A guest visits you.' }],
    },
    senses: [{ definition: `what a ${lemma} is`, examples: [], synonyms: ['guest'], antonyms: [] }],
    ...change,
  };
}
