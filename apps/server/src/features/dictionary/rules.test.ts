import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import { expect, it } from 'vitest';
import { layOver } from './rules.ts';

const translations = { tr: ['koşmak'], es: ['correr'], fr: ['courir'], de: ['laufen'] };
const run: DictionaryWord = {
  key: 'run:verb',
  lemma: 'run',
  pos: 'verb',
  level: 'A1',
  isLevelEstimated: false,
  ipa: { uk: 'rʌn', us: ['rʌn'] },
  askedAs: [],
  forms: [],
  otherSpellings: [],
  taught: {
    topic: 'sport',
    definition: '',
    examples: [],
    translations,
    correctedIn: [],
    label: null,
    picture: null,
    moreSenses: [],
    collocations: [],
    family: [],
    confusions: [],
  },
  senses: [],
  corrections: [],
};

it('lays the first correction of each language over the translations', () => {
  const [word] = layOver(
    [run],
    [
      { word: 'run:verb', language: 'de', translations: ['rennen'] },
      { word: 'run:verb', language: 'de', translations: ['sausen'] },
      { word: 'run:noun', language: 'fr', translations: ['course'] },
    ],
  );
  expect(word?.taught?.translations).toEqual({ ...translations, de: ['rennen'] });
  expect(word?.taught?.correctedIn).toEqual(['de']);
});

it('shows the dictionary’s own where a correction was taken back', () => {
  expect(layOver([run], [{ word: 'run:verb', language: 'de', translations: [] }])).toEqual([run]);
});
