import type { Topic } from '@wordgrove/contract/topics';
import { describe, expect, it } from 'vitest';
import { seeded } from '#random.ts';
import { bankPool, bankWords, oddWord } from '#testing/materials.ts';
import { isTooClose } from './word.ts';
import { distractors, makePool } from './word-pool.ts';

const wordOf = (key: string) => bankWords.find((word) => word.key === key) ?? oddWord('missing');

describe('wrong answers', () => {
  it('are of the word’s part of speech and its own size, of its topic while there are enough', () => {
    for (const [place, word] of bankWords.entries()) {
      const wrong = distractors(bankPool, word, 3, seeded(place));
      expect(wrong, word.key).toHaveLength(3);
      for (const other of wrong) expect(other.pos, word.key).toBe(word.pos);
    }
    const size = (lemma: string) => lemma.includes(' ');
    for (const key of ['get up:verb', 'sofa:noun', 'used to:verb', 'ice cream:noun', 'quickly:adverb']) {
      const word = wordOf(key);
      for (const other of distractors(bankPool, word, 4, seeded(1))) expect(size(other.lemma)).toBe(size(word.lemma));
    }
    for (const other of distractors(bankPool, wordOf('sofa:noun'), 4, seeded(1))) expect(other.topic).toBe('home');
  });

  it('start with what the word is confused with', () => {
    const filed = (lemma: string, topic: Topic) =>
      oddWord(lemma, { level: 'A1', topic, definition: `meaning of ${lemma}` });
    const sofa = filed('sofa', 'home');
    const pool = makePool([sofa, filed('war', 'home'), filed('saw', 'home'), filed('soda', 'food-and-drink')]);
    const wrong = distractors(pool, { ...sofa, confusions: ['soda'] }, 3, seeded(1));
    expect(wrong.map(({ lemma }) => lemma).toSorted()).toEqual(['saw', 'soda', 'war']);
    expect(wrong[0]?.lemma).toBe('soda');
  });

  it('are never synonyms, nor words that the definition names', () => {
    for (const [place, word] of bankWords.entries()) {
      for (const other of distractors(bankPool, word, 4, seeded(place))) {
        expect(isTooClose(word, other)).toBe(false);
        expect(` ${word.definition} `.replace(/[,;:()]/g, ' ')).not.toContain(` ${other.lemma} `);
      }
    }
  });

  it('share the part of speech of a word without a topic', () => {
    const wrong = distractors(bankPool, oddWord('marmot'), 4, seeded(1));
    expect(wrong.map(({ pos }) => pos)).toEqual(['noun', 'noun', 'noun', 'noun']);
  });
});
