import type { WordState } from '@wordgrove/contract/evidence';
import type { Level } from '@wordgrove/contract/levels';

/** First answers to words of one level, as the memory counts them. */
type LevelAnswers = {
  level: Level;
  recalled: number;
  recalledRight: number;
  recognised: number;
  recognisedRight: number;
};

/** What the fit of a text needs of the memory. */
export type MemoryParts = {
  /** The chance of knowing a word without evidence, by its step, easiest first; the last is for unlisted words. */
  stepChances: (answers: readonly LevelAnswers[]) => readonly number[];
  /** The place of a word in `stepChances`. */
  stepIndex: (word: { level: Level; isGrammar: boolean }) => number;
  /** The chance of recalling a graded word that many whole days after its last answer. */
  retrievabilityAfter: (days: number, stability: number) => number;
  gradedState: (stability: number, retrievability: number) => Exclude<WordState, 'new'>;
};

export type { LevelAnswers };
