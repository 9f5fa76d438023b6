import { wordKey } from '@wordgrove/content';
import { describe, expect, it } from 'vitest';
import { letter } from '#testing/letter.ts';
import { openBank } from './bank.ts';
import { cardOfWord } from './card-of-word.ts';

const lexicon = {
  bank: openBank({ words: [letter], families: [] }, wordKey),
  wordNet: { isWord: () => false, senses: () => [], written: (word: string) => word },
};

const card = (wish: Omit<Parameters<typeof cardOfWord>[2], 'language'>) =>
  cardOfWord(lexicon, 'letter:noun', { language: 'de', ...wish });

describe('the card of a word with several meanings', () => {
  it('has the one that the sentence points to, and keeps it', () => {
    const sentence = 'How many letters has your name?';
    expect(card({ sentence })).toEqual({
      ...{ front: 'letter', back: 'Buchstabe', language: 'de', sense: 'alphabet' },
      note: 'one of the signs that words are written with',
    });
    expect(card({ sentence: 'She sends a letter home.' })).toMatchObject({ back: 'Brief', sense: 'main' });
  });

  it('has the main one where nothing points to another', () => {
    expect(card({})).toMatchObject({ back: 'Brief', sense: 'main' });
    expect(card({ sentence: 'What a letter!' })).toMatchObject({ back: 'Brief', sense: 'main' });
  });

  it('has a teacher’s translations, which are of the main one', () => {
    expect(card({ own: ['Schreiben'] })).toMatchObject({ back: 'Schreiben' });
    expect(card({ own: ['Schreiben'], sentence: 'Her name has six letters.' })).toMatchObject({ back: 'Buchstabe' });
  });
});
