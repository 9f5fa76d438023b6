import { levels } from '@wordgrove/contract/levels';
import { homophonesOf } from '#homophones.ts';
import type { GameWord } from '#word.ts';
import type { WordPool } from '#word-pool.ts';
import { isOfFamily, isUnfair, looksLike, overlaps } from './likeness.ts';
import { sharedMeaning } from './meaning-words.ts';

/** The words that somebody could take for a word, the likeliest kind of them only; `isKnown` if learners do. */
export type Confusions = { words: readonly GameWord[]; isKnown: boolean };

/** So many of those nearest in meaning, so that a word isn't always set against the same one. */
const nearest = 3;
/** Less in common makes no confusion, more of it a second word for the same thing. */
const leastShared = 0.3;
const leastSharedOfTopic = 0.15;
const mostShared = 0.65;
/** Things of one sort differ in the rest; what is done and how it is may be told with other words and be the same. */
const mostSharedOfOthers = 0.55;

/**
 * What a word can be confused with: words that learners are known to mix it up with, else words of its topic with
 * nearly its meaning, else words that look or sound like it. Empty when there is none of these.
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

/** What is looked up in a pool, made once for many rounds. */
type Index = {
  byTopic: ReadonlyMap<string, readonly GameWord[]>;
  byPos: ReadonlyMap<string, readonly GameWord[]>;
  /** By a word in small letters, those in whose entry it stands. */
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

/** In the word's own entry or in the other one's; of the same part of speech if there are any. */
function listedFor(pool: WordPool, { namedBy }: Index, word: GameWord): GameWord[] {
  const own = word.confusions.flatMap((text) => pool.byLemma.get(text.toLowerCase()) ?? []);
  const listed = [...new Set([...own, ...(namedBy.get(word.lemma.toLowerCase()) ?? [])])];
  const fair = listed.filter((other) => isFair(pool, word, other));
  const same = fair.filter(({ pos }) => pos === word.pos);
  return same.length > 0 ? same : fair;
}

/** The first kind that there is. */
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

/** No word is said to mean something that it does mean, in whatever part of speech, nor what its meaning is told with. */
export function isFair(pool: WordPool, word: GameWord, other: GameWord): boolean {
  const senses = pool.byLemma.get(other.lemma.toLowerCase()) ?? [other];
  return !senses.some((sense) => isUnfair(word, sense) || names(word, sense) || names(sense, word));
}

function names({ definition }: GameWord, { lemma }: GameWord): boolean {
  if (!definition.toLowerCase().includes(lemma.toLowerCase())) return false;
  const text = ` ${definition.toLowerCase().replace(/[^\p{L}'-]+/gu, ' ')} `;
  return [' ', 's ', 'es '].some((ending) => text.includes(` ${lemma.toLowerCase()}${ending}`));
}

/** So that nothing far too hard stands there. */
function isNearIn({ level }: GameWord, other: GameWord): boolean {
  if (level === null || other.level === null) return true;
  return Math.abs(levels.indexOf(level) - levels.indexOf(other.level)) <= 1;
}
