import { dayMs } from '@wordgrove/contract/days';
import { stateLimits } from '@wordgrove/contract/evidence';
import { computeDecayFactor, default_w } from 'ts-fsrs';

/**
 * The parameters of FSRS's forgetting curve: the chance of recalling a word after `days` is
 * (1 + factor · days / stability) ^ decay, and so 0.9 after as many days as its stability. Source: FSRS-6, "The
 * Algorithm", https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm.
 */
export const curve = computeDecayFactor(default_w);

/**
 * The chance of recalling a word that many days after its last graded answer, 0 to 1, without rounding, which takes
 * most of the time of `retrievability`. Parts of a day count, though FSRS schedules by whole ones.
 */
export function retrievabilityAfter(days: number, stability: number): number {
  return (1 + (curve.factor * days) / stability) ** curve.decay;
}

/**
 * The days until a word of stability 1 is at risk; other stabilities scale it. Solves the curve for the days.
 * Retrievability is rounded to eight digits.
 */
export const atRiskAfter = ((stateLimits.atRiskBelow - 0.5e-8) ** (1 / curve.decay) - 1) / curve.factor;

type Remembered = { stability: number; lastReview: Date | null };

/**
 * The predicted chance of recalling a word at an instant, 0 to 1, by FSRS's forgetting curve from its last graded
 * answer, to the millisecond; 1 before that answer. Null while nothing was graded.
 *
 * @param memory stability in days, above 0
 */
export function recallAt(memory: Remembered | null, at: Date): number | null {
  if (!memory?.lastReview) return null;
  const days = Math.max(0, at.getTime() - memory.lastReview.getTime()) / dayMs;
  return retrievabilityAfter(days, memory.stability);
}

/** Whether a word is predicted to be recalled at that instant with at least this chance. */
export function lastsUntil(memory: Remembered | null, at: Date, recall: number): boolean {
  return (recallAt(memory, at) ?? 0) >= recall;
}

/**
 * The instant for which an outcome predicts: the due time. What is late has to hold for one more day instead, or a word
 * would count as soon as it was seen, wrong answers included.
 */
export function predictedAt(due: Date | null, now: Date): Date {
  return due !== null && due >= now ? due : new Date(now.getTime() + dayMs);
}
