import type { PartOfSpeech } from '@wordgrove/contract/parts-of-speech';
import type { Fit } from '@wordgrove/contract/pdf-fields';

/** A text as the fit sees it. Its words outside the dictionary are names, numbers and the unlisted ones. */
export type TextMeasure = {
  running: number;
  unlisted: number;
  /** Running words of the dictionary by the step of their difficulty, as in `StepChances`. */
  bySteps: readonly number[];
};

/** A word of the text that a reader has evidence of. */
export type MetWord = {
  step: number;
  /** How often it stands in the text. */
  times: number;
  /** Retrievability now, 0 to 1. */
  chance: number;
  isKnown: boolean;
};

const grammar: readonly PartOfSpeech[] = ['pronoun', 'preposition', 'conjunction', 'determiner'];

/** Verbs and the like that sentences are built with; about a tenth of any text. */
export const auxiliaries: readonly string[] = [
  ...['be', 'have', 'do', 'can', 'could', 'will', 'would', 'must', 'may', 'might', 'shall', 'should'].map(
    (lemma) => `${lemma}:verb`,
  ),
  'not:adverb',
];

/** @param word its key; null of one that is surely no auxiliary */
export const isGrammar = ({ pos, word }: { pos: PartOfSpeech; word: string | null }): boolean =>
  grammar.includes(pos) || (word !== null && auxiliaries.includes(word));

/** Below this chance of knowing it, a reader isn't expected to know a word. */
const expectedFrom = 0.5;

export const isExpected = (chance: number): boolean => chance >= expectedFrom;

/**
 * The one definition of how much of a text somebody knows, for a student, a class and a library card. Every running
 * word counts once:
 *
 * - with evidence, a known word as 1, any other as its retrievability now;
 * - without evidence, as the chance of knowing a word of its step, `chances`, of which a word is known with that chance
 *   and new with the rest;
 * - names and numbers as 1, unlisted words as words of the hardest step.
 *
 * @param met each word at most once
 * @returns null for a text without words
 */
export function fitOf(text: TextMeasure, chances: readonly number[], met: Iterable<MetWord>): Fit | null {
  const { running, unlisted, bySteps } = text;
  if (running === 0) return null;
  const unmet = [...bySteps];
  let known = running - unlisted - bySteps.reduce((sum, times) => sum + times, 0);
  const sum = { learning: 0, recalled: 0, measured: 0, fresh: 0 };
  for (const { step, times, chance, isKnown } of met) {
    unmet[step] = (unmet[step] ?? 0) - times;
    sum.measured += times;
    if (isKnown) known += times;
    else {
      sum.learning += times;
      sum.recalled += times * chance;
    }
  }
  const estimate = (times: number, chance: number) => {
    known += times * chance;
    sum.fresh += times * (1 - chance);
  };
  for (const [step, times] of unmet.entries()) estimate(times, chances[step] ?? 0);
  estimate(unlisted, chances.at(-1) ?? 0);
  return {
    coverage: (known + sum.recalled) / running,
    known: known / running,
    learning: sum.learning / running,
    fresh: sum.fresh / running,
    measured: sum.measured / running,
  };
}
