import type { Chance } from './chance.ts';
import type { World } from './world.ts';

/** One simulated person: how they forget, answer and spend the day. Times are in days. */
export type Learner = {
  /** Days until the chance of recalling a word of medium difficulty, seen once, falls to 90 %. */
  firstStability: number;
  growth: number;
  /** How the gain grows the nearer the word was to being forgotten. */
  spacing: number;
  /** What is left of a forgotten word once the right answer was shown: an exponent of its former stability. */
  savings: number;
  /** Share of the power law in the forgetting curve, and the exponent of its tail; the rest is exponential. */
  tailShare: number;
  tail: number;
  /** Chance of recognising a word that can't be recalled. */
  familiarity: number;
  cardSlip: number;
  gameSlip: number;
  cardDays: number;
  gameDays: number;
  lookups: number;
  newADay: number;
  cardHour: number;
};

/** The true state of a learner and a word, which none of our memories ever sees. */
export type Trace = { difficulty: number; stability: number; lastAt: number };

export function makeLearner(chance: Chance, { gameSlip, spread }: World): Learner {
  return {
    firstStability: chance.around(2.1, 0.5 * spread),
    growth: chance.around(5.8, 0.3 * spread),
    spacing: chance.between(0.55, 0.85),
    savings: chance.between(0.15, 0.4),
    tailShare: chance.between(0.2, 0.8),
    tail: chance.between(0.2, 0.5),
    familiarity: chance.between(0.2, 0.5),
    cardSlip: chance.between(0.005, 0.03),
    gameSlip: Math.min(0.3, chance.around(gameSlip, 0.5)),
    cardDays: chance.between(0.75, 1),
    gameDays: chance.between(0.3, 0.8),
    lookups: chance.between(0.2, 0.6),
    newADay: 3 + chance.below(6),
    cardHour: chance.between(9, 19),
  };
}

/** The chance of recalling the word at a time: an exponential mixed with a power law, both 0.9 at the stability. */
export function recallOf(learner: Learner, trace: Trace, at: number): number {
  const share = Math.max(0, at - trace.lastAt) / trace.stability;
  const power = (1 + (0.9 ** (-1 / learner.tail) - 1) * share) ** -learner.tail;
  return learner.tailShare * power + (1 - learner.tailShare) * 0.9 ** share;
}

/** The first encounter with a word, with its meaning shown. */
export function meet(learner: Learner, difficulty: number, at: number, chance: Chance): Trace {
  const stability = learner.firstStability * Math.exp(-difficulty) * chance.around(1, 0.5);
  return { difficulty, stability: Math.max(0.1, stability), lastAt: at };
}

/** After the word came to mind; `gain` is 1 when it was recalled without any help. */
export function strengthen(learner: Learner, trace: Trace, at: number, gain: number, chance: Chance): void {
  const forgotten = 1 - recallOf(learner, trace, at);
  const effect = (learner.growth * gain * Math.exp(-0.5 * trace.difficulty)) / (1 + trace.stability / 300);
  trace.stability *= Math.exp(effect * forgotten ** learner.spacing * chance.around(1, 0.4));
  trace.lastAt = at;
}

/** After the word didn't come to mind and its meaning was shown. */
export function relearn(learner: Learner, trace: Trace, at: number, chance: Chance): void {
  const left = 1.3 * Math.exp(-0.5 * trace.difficulty) * trace.stability ** learner.savings * chance.around(1, 0.4);
  trace.stability = Math.max(0.1, Math.min(trace.stability, left));
  trace.lastAt = at;
}
