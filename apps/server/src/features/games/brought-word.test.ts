import { describe, expect, it } from 'vitest';
import type { WordCard } from '#platform/round-source.ts';
import { wordFromCard, wordFromSense } from './brought-word.ts';

const card = (more: Partial<WordCard>): WordCard => ({
  word: 'marmot:noun',
  front: 'marmot',
  back: 'dağ sıçanı',
  language: 'tr',
  sentence: null,
  sense: null,
  ...more,
});

describe('a word of a card', () => {
  it('is played with the card’s translation', () => {
    expect(wordFromCard(card({}), 'tr')).toMatchObject({
      key: 'marmot:noun',
      lemma: 'marmot',
      pos: 'noun',
      level: null,
      definition: '',
      translations: ['dağ sıçanı'],
      translatedTo: 'tr',
      meanings: ['tr:dağ siçani'],
    });
  });

  it('is played with the back as its definition when that is English, the word itself left out', () => {
    const word = wordFromCard(card({ back: 'Two marmots: a fat  mountain\nmarmot', language: 'en' }), 'tr');
    expect(word).toMatchObject({ definition: 'Two …: a fat mountain …', translations: [] });
  });

  it('is found on the back of a card that is turned round', () => {
    const turned = card({ front: 'dağ sıçanı', back: 'the Marmot', language: 'en' });
    expect(wordFromCard(turned, 'tr')).toMatchObject({ lemma: 'Marmot', translations: ['dağ sıçanı'] });
  });

  it('is written as on the card, without what learners put before it', () => {
    expect(wordFromCard(card({ word: 'abseil:verb', front: 'to abseil' }), 'tr')).toMatchObject({ lemma: 'abseil' });
    expect(wordFromCard(card({ word: 'kyoto:noun', front: 'Kyoto' }), 'tr')).toMatchObject({ lemma: 'Kyoto' });
    const plural = card({ word: 'marmot:noun', front: 'marmots' });
    expect(wordFromCard(plural, 'tr')).toMatchObject({ lemma: 'marmot' });
  });

  it('has each of the meanings that the card names, in the language of its back', () => {
    const word = wordFromCard(card({ back: 'la marmotte; Le rongeur', language: 'fr' }), 'tr');
    expect(word).toMatchObject({ translations: ['la marmotte; Le rongeur'], translatedTo: 'fr' });
    expect(word?.meanings).toEqual(expect.arrayContaining(['fr:marmotte', 'fr:rongeur']));
  });

  it('brings the sentence along that it was met in', () => {
    expect(wordFromCard(card({ sentence: 'A marmot\n slept.' }), 'tr')?.examples).toEqual(['A marmot slept.']);
  });

  it('is none when the other side is no meaning to play with', () => {
    expect(wordFromCard(card({}), 'en')).toBeNull();
    expect(wordFromCard(card({ back: 'x'.repeat(101) }), 'tr')).toBeNull();
    expect(wordFromCard(card({ back: 'x'.repeat(201), language: 'en' }), 'tr')).toBeNull();
    expect(wordFromCard(card({ back: ' \n ' }), 'tr')).toBeNull();
    expect(wordFromCard(card({ word: 'card:0198c0de-0000-7000-8000-000000000000' }), 'tr')).toBeNull();
  });
});

describe('a word of the dictionary', () => {
  it('is played with its first meaning, the word itself left out, and its own sentences of a length to read', () => {
    const examples = ['A marmot whistled.', 'A groundhog slept.', `A marmot ${'x'.repeat(200)}.`];
    const sense = { lemma: 'marmot', definition: 'stocky rodent; marmots whistle', examples };
    expect(wordFromSense('marmot:noun', sense)).toMatchObject({
      lemma: 'marmot',
      definition: 'stocky rodent; … whistle',
      examples: ['A marmot whistled.'],
    });
  });

  it('is written as the dictionary writes it', () => {
    const sense = { lemma: 'Ramadan', definition: 'the ninth month of the Islamic calendar', examples: [] };
    expect(wordFromSense('ramadan:noun', sense)).toMatchObject({ key: 'ramadan:noun', lemma: 'Ramadan' });
  });
});

describe('a definition of the dictionary', () => {
  const definitionOf = (key: string, definition: string) =>
    wordFromSense(key, { lemma: key.split(':')[0] ?? '', definition, examples: [] })?.definition;

  it.each([
    [
      'counterrevolutionary:noun',
      'a revolutionary whose aim is to reverse the changes introduced by an earlier revolution',
      'a … whose aim is to reverse the changes introduced by an earlier …',
    ],
    [
      'happiness:noun',
      'emotions of a happy person with nothing to wish for',
      'emotions of a … person with nothing to wish for',
    ],
    ['violinist:noun', 'a musician who plays the violin', 'a musician who plays the …'],
    ['comfortable:adjective', 'able to give a feeling of ease', 'able to give a feeling of ease'],
  ])('of %s doesn’t name its family', (key, definition, clue) => {
    expect(definitionOf(key, definition)).toBe(clue);
  });

  it('that only leads back to the word is none', () => {
    expect(definitionOf('clumsily:adverb', 'in a clumsy manner')).toBe('');
  });
});
