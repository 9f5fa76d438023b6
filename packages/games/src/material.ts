import type { Cloze, GroupSet, Passage, Question, Scale, Sentence, Statement } from '@wordgrove/content/types';
import type { Random } from '#random.ts';
import { sample } from '#random.ts';
import type { GameWord } from './word.ts';
import { isTooClose } from './word.ts';
import type { WordPool } from './word-pool.ts';

/** What a round is made of: everything that fits what the student chose. */
export type Material = {
  /** The chosen words, the most wanted first. */
  words: readonly GameWord[];
  /** Where wrong answers come from. */
  pool: WordPool;
  /** Written exercises of the chosen levels and topics. */
  written: Written;
  /** Whether a memory is one of those that are to be practised, so that exercises about it come first. */
  isWanted: (key: string) => boolean;
};

/** An exercise with the memories that it touches. */
export type Touching<Item> = { item: Item; keys: readonly string[] };

export type Written = {
  sentences: readonly Touching<Sentence>[];
  statements: readonly Touching<Statement>[];
  groupSets: readonly Touching<GroupSet>[];
  scales: readonly Touching<Scale>[];
  cloze: readonly Touching<Cloze>[];
  questions: readonly Touching<Question>[];
  passages: readonly Touching<Passage>[];
};

/** What is chosen before the start. */
export type Wish = {
  items: number;
  mode: string;
  /** Whether the device can read words aloud and the student wants to hear them. */
  canHear: boolean;
};

/** Why there is no round: how many usable items there are and how many it takes. */
export type Shortage = {
  shortage: 'too-few' | 'same-meaning' | 'no-definitions' | 'no-translations' | 'nothing-fits';
  have: number;
  need: number;
};

export type Made<R> = R | Shortage;

/** Exercises about wanted words first, each part in random order; at most `count`. */
export function chooseWritten<Item>(
  items: readonly Touching<Item>[],
  { isWanted }: Pick<Material, 'isWanted'>,
  count: number,
  random: Random,
): Item[] {
  const wanted = items.filter(({ keys }) => keys.some(isWanted));
  const first = sample(wanted, count, random);
  const chosen = new Set(first);
  const rest = items.filter((each) => !chosen.has(each));
  return [...first, ...sample(rest, count - first.length, random)].map(({ item }) => item);
}

/**
 * The first words that can stand side by side in one round, no two of them with the same text or a meaning in common.
 *
 * @param fits what the game needs of a word besides
 * @returns at most `count`, and how many were left out for having the meaning of another
 */
export function chooseWords(
  words: Iterable<GameWord>,
  count: number,
  fits: (word: GameWord) => boolean,
): { chosen: GameWord[]; alike: number } {
  const { made, alike } = makeOfWords(words, count, (word) => (fits(word) ? word : null));
  return { chosen: made, alike };
}

/** More of them tell nothing new, and of thousands to look at each takes time. */
const alikeMax = 20;

/** The same for a game that knows only when it has made something of a word whether the word fits. */
export function makeOfWords<Item>(
  words: Iterable<GameWord>,
  count: number,
  make: (word: GameWord) => Item | null,
): { made: Item[]; chosen: GameWord[]; alike: number } {
  const made: Item[] = [];
  const chosen: GameWord[] = [];
  let alike = 0;
  for (const word of words) {
    if (made.length >= count) break;
    const isAlike = chosen.some((other) => isTooClose(word, other));
    if (isAlike && alike === alikeMax) continue;
    const item = make(word);
    if (item === null) continue;
    if (isAlike) alike += 1;
    else {
      made.push(item);
      chosen.push(word);
    }
  }
  return { made, chosen, alike };
}

/** What is missing when fewer words than a game needs could be chosen. */
export function shortageOf(have: number, need: number, alike: number): Shortage {
  if (have === 0 && alike === 0) return { shortage: 'nothing-fits', have, need };
  return { shortage: have + alike >= need ? 'same-meaning' : 'too-few', have, need };
}
