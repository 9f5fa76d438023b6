import { levels } from '@wordgrove/contract/levels';
import { homophonesOf } from '#homophones.ts';
import type { GameWord } from '#word.ts';
import type { WordPool } from '#word-pool.ts';
import { isOfFamily, isUnfair, looksLike, overlaps } from './likeness.ts';
import { sharedMeaning } from './meaning-words.ts';

/** Words that could be taken for a word, only of the likeliest kind; `isKnown` if learners really confuse them. */
export type Confusions = { words: readonly GameWord[]; isKnown: boolean };

/** How many of the words nearest in meaning are used, so a word isn't always paired with the same one. */
const nearest = 3;
/** Words with less in common aren't confused; words with more mean the same. */
const leastShared = 0.3;
const leastSharedOfTopic = 0.15;
const mostShared = 0.65;
/**
 * Things of one kind differ in the rest of their definitions; actions and qualities may be defined in other words and
 * still be the same.
 */
const mostSharedOfOthers = 0.55;

/**
 * What a word can be confused with: words that learners are known to mix up with it, else words of its topic with
 * nearly its meaning, else words that look or sound like it. Empty when there are none of these.
 */
export function confusionsOf(pool: WordPool, word: GameWord): Confusions {
  const made = known.get(pool) ?? indexOf(pool);
  known.set(pool, made);
  const before = made.found.get(word);
  if (before) return before;
  const listed = listedFor(pool, made, word);
  const found =
    listed.length > 0 ? { words: listed, isKnown: true } : { words: likeFor(pool, made, word), isKnown: false };
  made.found.set(word, found);
  return found;
}

/** The look-up tables of a pool, made once for many rounds. */
type Index = {
  byTopic: ReadonlyMap<string, readonly GameWord[]>;
  byPos: ReadonlyMap<string, readonly GameWord[]>;
  /** By a word in lower case, the words whose entries name it. */
  namedBy: ReadonlyMap<string, readonly GameWord[]>;
  found: WeakMap<GameWord, Confusions>;
};

const known = new WeakMap<WordPool, Index>();

function indexOf({ byLemma }: WordPool): Index {
  const all = [...byLemma.values()].flat();
  const named = all.flatMap((word) => word.confusions.map((text) => ({ text: text.toLowerCase(), word })));
  const namedBy = new Map<string, GameWord[]>();
  for (const { text, word } of named) namedBy.set(text, [...(namedBy.get(text) ?? []), word]);
  return {
    byTopic: Map.groupBy(all, topicOf),
    byPos: Map.groupBy(all, ({ pos }) => pos),
    namedBy,
    found: new WeakMap(),
  };
}

const topicOf = ({ pos, topic }: Pick<GameWord, 'pos' | 'topic'>) => `${pos} ${topic}`;

/** Listed in either word's entry; of the same part of speech if there are any. */
function listedFor(pool: WordPool, { namedBy }: Index, word: GameWord): GameWord[] {
  const own = word.confusions.flatMap((text) => pool.byLemma.get(text.toLowerCase()) ?? []);
  const listed = [...new Set([...own, ...(namedBy.get(word.lemma.toLowerCase()) ?? [])])];
  const fair = listed.filter((other) => isFair(pool, word, other));
  const same = fair.filter(({ pos }) => pos === word.pos);
  return same.length > 0 ? same : fair;
}

/** The first kind that has any. */
function likeFor(pool: WordPool, { byTopic, byPos }: Index, word: GameWord): GameWord[] {
  const fits = (other: GameWord) =>
    isNearIn(word, other) && !isOfFamily(word, other) && !overlaps(word, other) && isFair(pool, word, other);
  const ofTopic = word.topic === null ? [] : (byTopic.get(topicOf(word)) ?? []);
  const ofPos = byPos.get(word.pos) ?? [];
  const most = word.pos === 'noun' ? mostShared : mostSharedOfOthers;
  const near = (others: readonly GameWord[], least: number) =>
    firstThat(
      others
        .map((other) => ({ other, shared: sharedMeaning(pool, word, other) }))
        .filter(({ shared }) => shared >= least && shared <= most)
        .sort((one, other) => other.shared - one.shared)
        .map(({ other }) => other),
      fits,
    );
  const heardAlike = homophonesOf(word.lemma).flatMap((text) => pool.byLemma.get(text) ?? []);
  const kinds = [
    () => near(ofTopic, leastShared),
    () =>
      [...heardAlike, ...ofPos.filter((other) => looksLike(word, other))].filter(
        (other) => other.pos === word.pos && fits(other),
      ),
    () => near(ofPos, leastShared),
    () => near(ofTopic, leastSharedOfTopic),
  ];
  for (const kind of kinds) {
    const found = kind();
    if (found.length > 0) return found;
  }
  return [];
}

function firstThat(words: readonly GameWord[], fits: (word: GameWord) => boolean): GameWord[] {
  const found: GameWord[] = [];
  for (const word of words) {
    if (found.length === nearest) break;
    if (fits(word)) found.push(word);
  }
  return found;
}

/**
 * Whether a statement would really be false: no word is said to mean what it does mean, in any part of speech, or what
 * its definition names.
 */
export function isFair(pool: WordPool, word: GameWord, other: GameWord): boolean {
  const senses = pool.byLemma.get(other.lemma.toLowerCase()) ?? [other];
  return !senses.some((sense) => isUnfair(word, sense) || names(word, sense) || names(sense, word));
}

function names({ definition }: GameWord, { lemma }: GameWord): boolean {
  if (!definition.toLowerCase().includes(lemma.toLowerCase())) return false;
  const text = ` ${definition.toLowerCase().replace(/[^\p{L}'-]+/gu, ' ')} `;
  return [' ', 's ', 'es '].some((ending) => text.includes(` ${lemma.toLowerCase()}${ending}`));
}

/** Keeps out words that are far too hard. */
function isNearIn({ level }: GameWord, other: GameWord): boolean {
  if (level === null || other.level === null) return true;
  return Math.abs(levels.indexOf(level) - levels.indexOf(other.level)) <= 1;
}
