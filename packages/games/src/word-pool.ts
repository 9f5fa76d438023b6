import { levels } from '@wordgrove/contract/levels';
import type { Random } from '#random.ts';
import { sample } from '#random.ts';
import type { GameWord } from './word.ts';
import { isTooClose } from './word.ts';

/** Words that supply wrong answers, indexed for quick choice; made once for many rounds. */
export type WordPool = {
  byLemma: ReadonlyMap<string, readonly GameWord[]>;
  /** By part of speech and level, and by closer likeness. */
  shelves: ReadonlyMap<string, readonly GameWord[]>;
};

type Shelved = Pick<GameWord, 'pos' | 'level'>;
type Like = Shelved & Pick<GameWord, 'lemma'>;

const shelfOf = ({ pos, level }: Shelved) => `${pos} ${level}`;

/** A phrasal verb stands out among single verbs, and vice versa. */
const likeShelfOf = (word: Like) => `${shelfOf(word)} ${/\s/.test(word.lemma.trim()) ? 'several' : 'one'}`;

const topicShelfOf = (word: Like & Pick<GameWord, 'topic'>) => `${likeShelfOf(word)} ${word.topic}`;

/** Shelves the words; 4,000 in a few milliseconds. */
export function makePool(words: readonly GameWord[]): WordPool {
  const shelves = new Map<string, GameWord[]>();
  for (const word of words) {
    for (const shelf of [shelfOf(word), likeShelfOf(word), topicShelfOf(word)]) {
      const there = shelves.get(shelf);
      if (there) there.push(word);
      else shelves.set(shelf, [word]);
    }
  }
  return { byLemma: Map.groupBy(words, ({ lemma }) => lemma.toLowerCase()), shelves };
}

/**
 * Words that are certainly wrong where this one is right and don't stand out beside it: first those that learners mix
 * up with it, then those of the same topic, then any; each from its own level outwards. All have the same part of
 * speech and, while there are enough, are phrases or single words like this one. No two of them could be taken for one
 * another.
 *
 * @returns fewer than `count` only when the pool has no more
 */
export function distractors(pool: WordPool, word: GameWord, count: number, random: Random): GameWord[] {
  const chosen: GameWord[] = [];
  const take = (candidates: readonly GameWord[]) => {
    for (const candidate of candidates) {
      if (chosen.length === count) return;
      if (names(candidate, word)) continue;
      if (![word, ...chosen].some((other) => isTooClose(candidate, other))) chosen.push(candidate);
    }
  };
  take(mixedUpWith(pool, word));
  for (const shelf of shelvesAround(word)) {
    if (chosen.length === count) break;
    const words = pool.shelves.get(shelf) ?? [];
    take(sample(words, 4 * count, random));
    if (chosen.length < count) take(words);
  }
  return chosen;
}

/** The pool's words of a part of speech and level. */
export function wordsLike(pool: WordPool, like: Shelved): readonly GameWord[] {
  return pool.shelves.get(shelfOf(like)) ?? [];
}

/** The shelves to look on, the most alike first. */
function shelvesAround(word: GameWord): string[] {
  const around = levelsAround(word).map((level) => ({ ...word, level }));
  return [...(word.topic === null ? [] : around.map(topicShelfOf)), ...around.map(likeShelfOf), ...around.map(shelfOf)];
}

/** Whether one word's definition names the other: such a word would hardly be wrong in its place. */
export function names(one: GameWord, other: GameWord): boolean {
  return isNamedIn(one.definition, other.lemma) || isNamedIn(other.definition, one.lemma);
}

function isNamedIn(definition: string, lemma: string): boolean {
  return definition.includes(lemma) && ` ${definition.replace(/[^\p{L}'-]+/gu, ' ')} `.includes(` ${lemma} `);
}

/** Only of the same part of speech: another one would give the answer away. */
function mixedUpWith(pool: WordPool, word: GameWord): GameWord[] {
  return word.confusions.flatMap((text) =>
    (pool.byLemma.get(text.toLowerCase()) ?? []).filter(({ pos }) => pos === word.pos),
  );
}

/** From the word's own level outwards. */
function levelsAround({ level }: GameWord): GameWord['level'][] {
  const home = level === null ? 2 : levels.indexOf(level);
  return [...levels].sort(
    (one, other) => Math.abs(levels.indexOf(one) - home) - Math.abs(levels.indexOf(other) - home),
  );
}

/** The pool's synonyms of a word, those nearest to its level first. */
export function synonymsOf({ byLemma }: WordPool, word: GameWord): GameWord[] {
  const around = levelsAround(word);
  const found = word.synonyms.flatMap((key) => {
    const lemma = key.slice(0, key.lastIndexOf(':'));
    return (byLemma.get(lemma) ?? []).filter((other) => other.key === key);
  });
  return found.sort((one, other) => around.indexOf(one.level) - around.indexOf(other.level));
}
