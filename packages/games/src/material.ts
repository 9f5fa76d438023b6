import type { Cloze, GroupSet, Passage, Question, Scale, Sentence, Statement } from '@wordgrove/content/types';
import type { PartOfSpeech } from '@wordgrove/contract/parts-of-speech';
import type { Random } from '#random.ts';
import { sample } from '#random.ts';
import type { SortItem } from './group-ranking/items.ts';
import type { ReadingItem } from './reading/items.ts';
import type { OwnText } from './reading/own-passage.ts';
import type { GameWord } from './word.ts';
import { isTooClose } from './word.ts';
import type { WordOrderingItem } from './word-ordering/board.ts';
import type { WordPool } from './word-pool.ts';

/** What a round is made from: everything that fits the student's choice. */
export type Material = {
  /** The chosen words, the most wanted first. */
  words: readonly GameWord[];
  /** The source of wrong answers. */
  pool: WordPool;
  /** Written exercises of the chosen levels and topics. */
  written: Written;
  /** Whether a memory should be practised; exercises about it come first. */
  isWanted: (key: string) => boolean;
  /** Items of an earlier round to be asked again, if nobody wrote them for the game. */
  repeated?: readonly Repeated[];
  /** The text that the words come from. */
  text?: OwnText | null;
  /** Whether no other material follows, so that a game may make what nobody wrote. */
  isLast?: boolean;
  /** The parts of speech that a dictionary has for a text in lower case. */
  kindsOf?: (text: string) => readonly PartOfSpeech[];
};

/** An item that a game made of a player's own words. */
export type Repeated = WordOrderingItem | SortItem | ReadingItem;

/** An exercise with the keys of the memories that it touches. */
export type Touching<Item> = { item: Item; keys: readonly string[] };

export type Written = {
  sentences: readonly Touching<Sentence>[];
  /** Examples of the bank's words that can be put in order, in phrases. */
  examples: readonly Touching<Sentence>[];
  statements: readonly Touching<Statement>[];
  groupSets: readonly Touching<GroupSet>[];
  scales: readonly Touching<Scale>[];
  cloze: readonly Touching<Cloze>[];
  questions: readonly Touching<Question>[];
  passages: readonly Touching<Passage>[];
};

/** What the player chooses before the start. */
export type Wish = {
  items: number;
  mode: string;
  /** Whether the device can read words aloud and the student wants to hear them. */
  canHear: boolean;
  /** Whether the round is for a test, in which nothing that is shown may tell the answer. */
  isTest?: boolean;
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
 * The first words that can share a round: no two have the same text or a meaning in common.
 *
 * @param fits what else the game requires of a word
 * @returns at most `count`, and how many were left out because they mean the same as another
 */
export function chooseWords(
  words: Iterable<GameWord>,
  count: number,
  fits: (word: GameWord) => boolean,
): { chosen: GameWord[]; alike: number } {
  const { made, alike } = makeOfWords(words, count, (word) => (fits(word) ? word : null));
  return { chosen: made, alike };
}

/** Counting more of them adds no information, and checking thousands takes time. */
const alikeMax = 20;

/** `chooseWords` for a game that learns only by making an item whether a word fits. */
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

/** The shortage when fewer words than a game needs could be chosen. */
export function shortageOf(have: number, need: number, alike: number): Shortage {
  if (have === 0 && alike === 0) return { shortage: 'nothing-fits', have, need };
  return { shortage: have + alike >= need ? 'same-meaning' : 'too-few', have, need };
}
