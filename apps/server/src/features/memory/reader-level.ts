import type { Level } from '@wordgrove/contract/levels';
import { levels } from '@wordgrove/contract/levels';
import type { LevelAnswers } from './first-answers.ts';

/** A reader's chance of knowing a word that nothing was recorded about, by the word's step on the scale of levels. */
export type StepChances = readonly number[];

/**
 * Steps of words: 0 to 4 are the levels A1 to C1. Grammar words count as two steps easier than their level, since they
 * stand in every sentence from the first lesson on; what no dictionary lists counts as one step above C1.
 */
const wordSteps = { easiest: -2, hardest: levels.length } as const;

/** How much harder each step is, in log-odds. */
const slope = 1.3;

/** The chance of a right pick among four by mere luck. */
const luck = 0.25;

/** A reader about whom nothing is known: between A2 and B1, give or take a level and a half. */
const usual = { ability: 1.5, spread: 1.5 };

/** Abilities considered, in steps of the scale. */
const abilities = Array.from({ length: 81 }, (_, n) => n / 10 - 2);

const logistic = (x: number) => 1 / (1 + Math.exp(-x));
const knows = (ability: number, step: number) => logistic(slope * (ability - step));
const picks = (ability: number, step: number) => luck + (1 - luck) * knows(ability, step);

const steps = Array.from({ length: wordSteps.hardest - wordSteps.easiest + 1 }, (_, n) => n + wordSteps.easiest);

/** For each ability: its weight before any answer, and what each kind of answer at each level adds to it, as logarithms. */
const tables = abilities.map((ability) => ({
  before: -((ability - usual.ability) ** 2) / (2 * usual.spread ** 2),
  chances: steps.map((step) => knows(ability, step)),
  ofLevel: new Map(
    levels.map((level, step) => {
      const [recalled, recognised] = [knows(ability, step), picks(ability, step)];
      return [
        level,
        {
          recalledRight: Math.log(recalled),
          recalledWrong: Math.log(1 - recalled),
          recognisedRight: Math.log(recognised),
          recognisedWrong: Math.log(1 - recognised),
        },
      ];
    }),
  ),
}));

/**
 * Estimates which words a reader knows from the first answers to words of each level: what somebody knew before
 * practising says most about words not practised yet.
 *
 * Item response theory: a reader of ability θ knows a word of step s with the chance 1 / (1 + e^(−1.3 (θ − s))), and
 * picks it rightly among four with 1/4 + 3/4 of that, as luck helps. θ is weighed, from −2 to 6 in tenths, by a normal
 * distribution (1.5, 1.5) and by how likely the answers are with it; the chances are the means over all θ (“expected a
 * posteriori”: Bock & Mislevy, 1982, Applied Psychological Measurement 6, 431–444). The more answers, the less the
 * first guess counts. The slope gives a reader at the end of a level about 79 % of its words, 93 % of those of the level
 * below and half of those of the level above.
 *
 * @returns one chance for each of `wordSteps`, easiest first
 */
export function stepChances(answers: readonly LevelAnswers[]): StepChances {
  const shares = sharesOf(answers);
  return steps.map((_, n) => tables.reduce((sum, { chances }, at) => sum + (shares[at] ?? 0) * (chances[n] ?? 0), 0));
}

/**
 * The level that a reader works at: they know at least half of its words, and not yet four fifths. Null before the first
 * answer.
 */
export function levelOfReader(answers: readonly LevelAnswers[]): Level | null {
  if (answers.length === 0) return null;
  const shares = sharesOf(answers);
  const ability = abilities.reduce((sum, each, at) => sum + each * (shares[at] ?? 0), 0);
  return levels[Math.min(Math.max(Math.floor(ability), 0), levels.length - 1)] ?? null;
}

/** How likely each ability is, in all 1. */
function sharesOf(answers: readonly LevelAnswers[]): number[] {
  const weights = tables.map(({ before, ofLevel }) =>
    answers.reduce((sum, { level, recalled, recalledRight, recognised, recognisedRight }) => {
      const logs = ofLevel.get(level);
      if (!logs) return sum;
      return (
        sum +
        recalledRight * logs.recalledRight +
        (recalled - recalledRight) * logs.recalledWrong +
        recognisedRight * logs.recognisedRight +
        (recognised - recognisedRight) * logs.recognisedWrong
      );
    }, before),
  );
  const likeliest = Math.max(...weights);
  const shares = weights.map((weight) => Math.exp(weight - likeliest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** The index of a word's step in `stepChances`. */
export function stepIndex({ level, isGrammar }: { level: Level; isGrammar: boolean }): number {
  return Math.max(0, levels.indexOf(level) - wordSteps.easiest - (isGrammar ? 2 : 0));
}
