import { levels } from '@wordgrove/contract/levels';
import type { PartOfSpeech } from '@wordgrove/contract/parts-of-speech';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Material } from '#material.ts';
import { sample, seeded } from '#random.ts';
import { games } from '#rounds.ts';
import { bankPool, bankWords, oddWord, writtenAt } from '#testing/materials.ts';
import type { GameWord } from '#word.ts';
import type { SortItem } from './items.ts';
import { makeGroupRanking } from './round.ts';

const wish = { items: 1, mode: 'sort', canHear: false };
const bare = { ...writtenAt('A1'), groupSets: [], scales: [] };

function materialOf(words: readonly GameWord[], more: Partial<Material> = {}): Material {
  return { words, pool: bankPool, written: bare, isWanted: () => true, isLast: true, ...more };
}

function setOf(words: readonly GameWord[], more: Partial<Material> = {}, seed = 1): SortItem | null {
  const made = makeGroupRanking(materialOf(words, more), wish, seeded(seed));
  const [item] = 'items' in made ? made.items : [];
  return item?.kind === 'sort' ? item : null;
}

const find = (key: string) => bankWords.find((word) => word.key === key) ?? oddWord(key);
const rightOf = (set: SortItem | null) =>
  Object.fromEntries((set?.things ?? []).map(({ text, right }) => [text, right.map((group) => set?.groups[group])]));

describe('sorting by part of speech', () => {
  it('has the words and others of their level, two or more clear ones in each group', () => {
    const openWords = bankWords.filter(({ pos }) => ['noun', 'verb', 'adjective', 'adverb'].includes(pos));
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 3, max: 20 }), fc.constantFrom(...levels), (seed, size, level) => {
        const words = sample(
          openWords.filter((word) => word.level === level),
          size,
          seeded(seed),
        );
        const spellings = new Set(words.map(({ lemma }) => lemma.toLowerCase())).size;
        const set = setOf(words, {}, seed);
        if (spellings < 3) return expect(set).toBeNull();
        expect(set?.groups.length).toBeGreaterThanOrEqual(2);
        expect(set?.things.length).toBeGreaterThanOrEqual(6);
        expect(set?.things.length).toBeLessThanOrEqual(12);
        expect(new Set(set?.things.map(({ text }) => text.toLowerCase())).size).toBe(set?.things.length);
        const own = set?.things.filter(({ word }) => words.some(({ key }) => key === word)) ?? [];
        expect(own.length).toBeGreaterThanOrEqual(3);
        for (const { word, right } of set?.things ?? []) {
          const pos = find(word ?? '').pos;
          expect(right.map((group) => set?.groups[group]?.toLowerCase())).toContain(pos);
          expect(find(word ?? '').level).toBe(level);
        }
        for (const group of set?.groups.keys() ?? [])
          expect(set?.things.filter(({ right }) => right.length === 1 && right[0] === group).length).toBeGreaterThan(1);
      }),
      { numRuns: 100 },
    );
  });

  it('has each spelling once, however many words have it', () => {
    const words = ['answer:noun', 'answer:verb', 'carry:verb', 'library:noun'].map(find);
    expect(rightOf(setOf(words))).toMatchObject({ answer: ['Noun', 'Verb'], carry: ['Verb'], library: ['Noun'] });
    expect(setOf(words)?.things.filter(({ text }) => text === 'answer')).toHaveLength(1);
    expect(setOf(words.slice(0, 3))).toBeNull();
  });

  it('takes a word in every group to which the bank or a dictionary assigns it', () => {
    const words = ['answer:noun', 'carry:verb', 'library:noun'].map(find);
    const kindsOf = (text: string): PartOfSpeech[] => (text === 'carry' ? ['noun', 'verb'] : []);
    const set = setOf(words, { kindsOf });
    expect(set).toMatchObject({ title: 'Noun or verb?', groups: ['Noun', 'Verb'] });
    expect(rightOf(set)).toMatchObject({ answer: ['Noun', 'Verb'], carry: ['Noun', 'Verb'], library: ['Noun'] });
  });

  it('names its groups in the title, and puts another one beside a single one', () => {
    const of = (...keys: string[]) => setOf(keys.map(find))?.title;
    expect(of('library:noun', 'kitchen:noun', 'teacher:noun')).toBe('Noun or verb?');
    expect(of('happy:adjective', 'sad:adjective', 'tall:adjective')).toBe('Noun or adjective?');
    expect(of('happily:adverb', 'library:noun', 'carry:verb', 'sad:adjective')).toBe(
      'Noun, verb, adjective or adverb?',
    );
  });

  it('sorts words that no bank has', () => {
    const words = ['marmot', 'quokka', 'wombat'].map((lemma) => oddWord(lemma));
    expect(rightOf(setOf(words))).toMatchObject({ marmot: ['Noun'], quokka: ['Noun'], wombat: ['Noun'] });
  });

  it('waits for material without a written set, and for three words', () => {
    const words = ['library:noun', 'carry:verb', 'happy:adjective'].map(find);
    expect(setOf(words, { isLast: false })).toBeNull();
    expect(setOf(words.slice(1))).toBeNull();
    expect(setOf(words, { written: writtenAt('A1') })?.id).toMatch(/^g-a1/);
    const asked = (more: Partial<Material>, mode = 'sort') =>
      games['group-ranking']?.askable(materialOf(words, more), mode).map(({ key }) => key);
    expect(asked({})).toEqual(words.map(({ key }) => key));
    for (const none of [asked({ isLast: false }), asked({}, 'rank'), asked({ words: words.slice(1) })])
      expect(none).toEqual([]);
  });

  it('makes as many sets as are wanted and the words allow', () => {
    const words = sample(
      bankWords.filter(({ pos, level }) => pos === 'noun' && level === 'B1'),
      20,
      seeded(1),
    );
    const made = makeGroupRanking(materialOf(words), { ...wish, items: 5 }, seeded(1));
    const ids = 'items' in made ? made.items.map(({ id }) => id) : [];
    expect(ids).toEqual(['own:parts:1', 'own:parts:2', 'own:parts:3']);
  });

  it('is asked again as it was', () => {
    const set = setOf(['library:noun', 'carry:verb', 'happy:adjective'].map(find));
    const again = setOf([], { repeated: set ? [set] : [] }, 7);
    expect(again?.things.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual(
      set?.things.toSorted((one, other) => one.id.localeCompare(other.id)),
    );
  });
});
