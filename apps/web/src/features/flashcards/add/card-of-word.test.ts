import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import { describe, expect, it } from 'vitest';
import { cardOfWord } from './card-of-word.ts';

const lend: DictionaryWord = {
  key: 'lend:verb',
  lemma: 'lend',
  pos: 'verb',
  level: 'A2',
  isLevelEstimated: false,
  ipa: { uk: 'lend', us: [] },
  askedAs: [],
  forms: [],
  otherSpellings: [],
  taught: {
    topic: 'daily-life',
    definition: 'to give something to somebody for a short time',
    examples: ['Can you lend me your pencil?'],
    translations: { tr: ['ödünç vermek'], es: ['prestar'], fr: ['prêter'], de: ['leihen', 'verleihen'] },
    correctedIn: [],
    ...{ label: null, picture: null, moreSenses: [], collocations: [], family: [] },
    confusions: [],
  },
  senses: [{ definition: 'bestow a quality on', examples: [], synonyms: [], antonyms: [] }],
  corrections: [],
};

describe('the card of a word', () => {
  it('has its translations on the back, and keeps meaning and sentence', () => {
    expect(cardOfWord(lend, 'de')).toEqual({
      front: 'lend',
      back: 'leihen, verleihen',
      language: 'de',
      note: 'to give something to somebody for a short time',
      word: 'lend:verb',
      sense: null,
      sentence: 'Can you lend me your pencil?',
    });
  });

  it('has the chosen one of several meanings, which it keeps', () => {
    const money = {
      ...{ id: 'money', label: 'money', level: 'B1', topic: 'work-and-money', definition: 'to give for interest' },
      examples: ['The bank lends money.'],
      translations: { tr: ['kredi vermek'], es: ['prestar'], fr: ['prêter'], de: ['verleihen'] },
    } as const;
    const both = { ...lend, taught: lend.taught && { ...lend.taught, moreSenses: [money] } } as DictionaryWord;
    expect(cardOfWord(both, 'tr', 'money')).toMatchObject({
      ...{ back: 'kredi vermek', note: 'to give for interest', sense: 'money', sentence: 'The bank lends money.' },
    });
    expect(cardOfWord(both, 'tr')).toMatchObject({ back: 'ödünç vermek', sense: 'main' });
  });

  it('has its meaning on the back for somebody who reads English', () => {
    expect(cardOfWord(lend, 'en')).toMatchObject({ back: lend.taught?.definition, language: 'en', note: '' });
  });

  it('has the first meaning of a word that the bank does not teach', () => {
    expect(cardOfWord({ ...lend, taught: null }, 'tr')).toMatchObject({ back: 'bestow a quality on', language: 'en' });
  });
});
