import { loadContent } from '@wordgrove/content';
import type { Level } from '@wordgrove/contract/levels';
import { levels } from '@wordgrove/contract/levels';
import fc from 'fast-check';
import { indexContent } from '#content-index.ts';
import { gameWordOf } from '#game-word.ts';
import type { Material, Wish, Written } from '#material.ts';
import { meaningKey } from '#meanings.ts';
import { sample, seeded } from '#random.ts';
import { indexSynonyms } from '#synonyms.ts';
import type { GameWord } from '#word.ts';
import { makePool } from '#word-pool.ts';

export const content = loadContent();
const index = indexContent(content);
export const synonyms = indexSynonyms(content.synonyms);

/** The bank as a Turkish student plays it. */
export const bankWords: readonly GameWord[] = content.words.map((word) => gameWordOf(word, 'tr', synonyms));
export const bankPool = makePool(bankWords);

const nothingWritten: Written = {
  sentences: [],
  examples: [],
  statements: [],
  groupSets: [],
  scales: [],
  cloze: [],
  questions: [],
  passages: [],
};

/** Exercises of one level. */
export function writtenAt(level: Level): Written {
  const at = <Item extends { item: { level: Level } }>(list: readonly Item[]) =>
    list.filter(({ item }) => item.level === level);
  return {
    sentences: at(index.sentences),
    examples: at(index.examples),
    statements: at(index.statements),
    groupSets: at(index.groupSets),
    scales: at(index.scales),
    cloze: at(index.cloze),
    questions: at(index.questions),
    passages: at(index.passages),
  };
}

/** A word from a student's own deck, which nobody has edited. */
export function oddWord(lemma: string, more: Partial<GameWord> = {}): GameWord {
  const word: GameWord = {
    key: `${lemma.toLowerCase()}:noun`,
    lemma,
    pos: 'noun',
    level: null,
    topic: null,
    definition: `what ${lemma.length} letters stand for`,
    examples: [],
    translations: ['çeviri'],
    translatedTo: 'tr',
    meanings: [],
    forms: [],
    synonyms: [],
    confusions: [],
    ...more,
  };
  return word.definition === '' ? word : { ...word, meanings: [meaningKey('en', word.definition), ...word.meanings] };
}

const oddLists: readonly (readonly GameWord[])[] = [
  [],
  [oddWord('alone')],
  Array.from({ length: 12 }, (_, n) => oddWord(`same${n}`, { meanings: ['tr:aynı'] })),
  Array.from({ length: 12 }, (_, n) => oddWord('x'.repeat(39) + String.fromCharCode(97 + n), { definition: `${n}` })),
  [
    "o'clock",
    "rock 'n' roll",
    'mother-in-law',
    'look forward to',
    'Ph.D.',
    'naïve',
    'a',
    'i',
    'OK',
    'café au lait',
  ].map((lemma, n) => oddWord(lemma, { definition: `meaning ${n}`, translations: [`anlam ${n}`] })),
  Array.from({ length: 12 }, (_, n) => oddWord(`bare${n}`, { definition: '', translations: [`çıplak ${n}`] })),
  Array.from({ length: 12 }, (_, n) =>
    oddWord(`untranslated${n}`, { definition: `word number ${n}`, translations: [] }),
  ),
  Array.from({ length: 10 }, () => oddWord('twin')),
];

/**
 * The material of one test case, small enough to print. `odd` is one of the odd lists; null means words of the bank.
 */
export type Trial = {
  seed: number;
  level: Level;
  size: number;
  odd: number | null;
  hasWritten: boolean;
  wish: Wish;
};

/** Material as students bring it: some words of a level, or an odd list. */
export function trials(modes: readonly string[], most: number): fc.Arbitrary<Trial> {
  return fc.record({
    seed: fc.integer(),
    level: fc.constantFrom(...levels),
    size: fc.constantFrom(0, 1, 3, 4, 8, 30, 300),
    odd: fc.option(fc.nat(oddLists.length - 1), { freq: 4 }),
    hasWritten: fc.boolean(),
    wish: fc.record({
      mode: fc.constantFrom(...modes),
      items: fc.integer({ min: 1, max: most }),
      canHear: fc.boolean(),
    }),
  });
}

/** The material that a trial describes. */
export function materialOf({ seed, level, size, odd, hasWritten }: Trial): Material {
  const own = bankWords.filter((word) => word.level === level);
  const words = odd === null ? sample(own, size, seeded(seed)) : (oddLists[odd] ?? []);
  const keys = new Set(words.map(({ key }) => key));
  const written = hasWritten ? writtenAt(level) : nothingWritten;
  return { words, pool: bankPool, written, isWanted: (key) => keys.has(key) };
}

/** Everything of a level, as for a student who chose it. */
export function everythingAt(level: Level): Material {
  const words = bankWords.filter((word) => word.level === level);
  return { words, pool: bankPool, written: writtenAt(level), isWanted: () => true };
}
