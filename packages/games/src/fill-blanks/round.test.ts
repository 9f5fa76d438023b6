import { describe, expect, it } from 'vitest';
import { seeded } from '#random.ts';
import { bankPool, bankWords, everythingAt, materialOf, oddWord } from '#testing/materials.ts';
import { roundMs } from '#testing/round-ms.ts';
import type { GameWord } from '#word.ts';
import type { FillBlanksMode } from './play.ts';
import { fillBlanksModes } from './play.ts';
import { makeFillBlanks } from './round.ts';

const words = ['big:adjective', 'teacher:noun', 'expensive:adjective', 'go:verb'];
const wishFor = (mode: FillBlanksMode, items = 20) => ({ items, mode, canHear: false });
const none = materialOf({ seed: 1, level: 'A1', size: 0, odd: 0, hasWritten: false, wish: wishFor('bank') });

describe('a round of fill in the blanks', () => {
  it('fills written gaps about wanted words first, then examples', () => {
    const material = { ...everythingAt('B1'), words: bankWords.filter(({ key }) => words.includes(key)) };
    const wanted = material.written.cloze.slice(0, 3).flatMap(({ keys }) => keys);
    const round = makeFillBlanks(
      { ...material, isWanted: (key) => wanted.includes(key) },
      wishFor('typed', 6),
      seeded(1),
    );
    if ('shortage' in round) throw new Error('nothing');
    expect(round.items.filter(({ clue }) => clue === null)).toHaveLength(3);
    expect(round.items.filter(({ clue }) => clue !== null)).toHaveLength(3);
  });

  it('says what is missing, and plays phrases, long words and 2,000 of them', () => {
    const make = (list: readonly GameWord[]) => makeFillBlanks({ ...none, words: list }, wishFor('bank'), seeded(1));
    const sentence = (lemma: string, more: Partial<GameWord> = {}) =>
      oddWord(lemma, { examples: [`They saw ${lemma} there.`], definition: `meaning of ${lemma.length}`, ...more });
    expect(make([])).toEqual({ shortage: 'nothing-fits', have: 0, need: 4 });
    expect(make([sentence('alone')])).toEqual({ shortage: 'too-few', have: 1, need: 4 });
    const alike = Array.from({ length: 12 }, (_, n) => sentence(`same${n}`, { meanings: ['tr:aynı'] }));
    expect(make(alike)).toMatchObject({ shortage: 'same-meaning' });
    const odd = ["o'clock", 'ice cream', 'x'.repeat(40), 'mother-in-law'].map((lemma) => sentence(lemma));
    expect(make(odd)).toMatchObject({ items: { length: 4 } });
    const many = Array.from({ length: 2000 }, (_, n) => sentence(`word${n}`, { definition: `meaning ${n}` }));
    expect(make(many)).toMatchObject({ items: { length: 20 } });
  });

  it.each(fillBlanksModes)('is made of 5,000 words in a moment: %s', (mode) => {
    const many = Array.from({ length: 5000 }, (_, n) => bankWords[n % bankWords.length] ?? oddWord('none'));
    const material = { ...everythingAt('B1'), words: many, pool: bankPool };
    for (const isWanted of [() => true, () => false]) {
      const make = (seed: number) => makeFillBlanks({ ...material, isWanted }, wishFor(mode, 10), seeded(seed));
      expect(roundMs(make)).toBeLessThan(10);
    }
  });
});
