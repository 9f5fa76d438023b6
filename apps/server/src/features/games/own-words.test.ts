import type { Content } from '@wordgrove/content';
import { describe, expect, it } from 'vitest';
import type { OwnRows } from '#http/context.ts';
import type { WordCard } from '#platform/round-source.ts';
import { letter } from '#testing/letter.ts';
import { openLibrary } from './library.ts';
import { ownWords } from './own-words.ts';

const paper = { ...letter, lemma: 'paper', translations: { ...letter.translations, tr: ['kâğıt'] } };
const { moreSenses: _, label: __, ...onlyPaper } = paper;
// Only words and synonyms are read for a shelf.
const content: Pick<Content, 'words' | 'synonyms'> = {
  words: [{ ...letter, picture: 'envelope' }, onlyPaper],
  synonyms: [],
};
const shelf = openLibrary(() => content as Content).shelf('tr');
const own = { userId: 'someone' } as OwnRows;

const card: WordCard = {
  ...{ word: 'letter:noun', front: 'letter', back: 'harf', language: 'tr' },
  ...{ sentence: 'Kim has three letters.', sense: 'alphabet' },
};

type Known = { cards?: WordCard[]; level?: 'A1' | 'A2' | 'B1' | null; deckId?: string };

async function played({ cards = [], level = null, deckId }: Known, keys = ['letter:noun']) {
  const asked: string[] = [];
  const sources = {
    listCards: async (_own: OwnRows, words: readonly string[]) => {
      asked.push(`cards of ${words.join(', ')}`);
      return cards;
    },
    levelOf: async () => {
      asked.push('level');
      return level;
    },
    senseOf: () => null,
  };
  const words = await ownWords(sources, own, keys, { shelf, reader: 'tr', deckId: deckId ?? null });
  return { asked, words, translations: words.map(({ translations }) => translations[0]) };
}

describe('a word with several meanings', () => {
  it('is played in the meaning of its owner’s card', async () => {
    expect(await played({ cards: [card], level: 'A1' })).toMatchObject({
      asked: ['cards of letter:noun'],
      translations: ['harf'],
      words: [{ level: 'A2', topic: 'school', examples: ['The name Ada has three letters.'] }],
    });
  });

  it('is otherwise played in the meaning of the owner’s level, or the main one', async () => {
    expect((await played({ level: 'A2' })).translations).toEqual(['harf']);
    expect((await played({ level: 'A1' })).translations).toEqual(['mektup']);
    expect((await played({ level: 'B1' })).translations).toEqual(['mektup']);
    expect((await played({ level: null })).translations).toEqual(['mektup']);
    const gone = { ...card, sense: 'gone' };
    expect((await played({ cards: [gone] })).translations).toEqual(['mektup']);
  });

  it('has its picture in the main meaning only', async () => {
    expect((await played({ level: 'A1' })).words[0]?.picture).toBe('envelope');
    expect((await played({ level: 'A2' })).words[0]?.picture).toBeUndefined();
  });

  it('has the card’s sentence only in a round of that deck', async () => {
    expect((await played({ cards: [card] })).words[0]?.met).toBeUndefined();
    expect((await played({ cards: [card], deckId: 'mine' })).words[0]?.met).toEqual(['Kim has three letters.']);
  });

  it('costs nothing where a word has one', async () => {
    expect(await played({ level: 'A2' }, ['paper:noun'])).toMatchObject({ asked: [], translations: ['kâğıt'] });
  });

  it('keeps all its meanings apart from other words', async () => {
    const [word] = (await played({ level: 'A1' })).words;
    expect(word?.meanings).toEqual(expect.arrayContaining(['tr:mektup', 'tr:harf']));
  });
});

describe('the words of a level or topic', () => {
  it('are in the meaning that belongs there, each once', () => {
    const at = (...[level, topic]: Parameters<typeof shelf.at>) =>
      shelf.at(level, topic).map(({ lemma, translations }) => `${lemma}: ${translations[0]}`);
    expect(at('A1', null)).toEqual(['letter: mektup', 'paper: kâğıt']);
    expect(at('A2', null)).toEqual(['letter: harf']);
    expect(at(null, 'school')).toEqual(['letter: harf']);
    expect(at(null, 'communication')).toEqual(['letter: mektup', 'paper: kâğıt']);
    expect(at('A1', 'school')).toEqual([]);
  });
});
