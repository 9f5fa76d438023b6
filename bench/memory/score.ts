import type { Chance } from './chance.ts';
import type { Life } from './life.ts';
import type { Memory } from './product-memory.ts';
import { retrievability } from './product-memory.ts';
import type { Way } from './tracked-memory.ts';
import { advanceIn } from './tracked-memory.ts';

/** A card review as it went: its true chance of passing, and what each way of computing memories had predicted. */
export type Review = { isFirstToday: boolean; passed: boolean; truth: number; predicted: readonly number[] };

/** Only card reviews with a prediction from every way count; predictions are in the order of the ways. */
export function predictReviews({ ledger }: Life, ways: readonly Way[]): Review[] {
  const tracked = ways.map((way) => ({ way, memories: new Map<number, Memory>() }));
  const reviews: Review[] = [];
  for (const { word, evidence, isFirstToday, truth } of ledger) {
    if (evidence.activity === 'card') {
      const predicted = tracked.flatMap(
        ({ memories }) => retrievability(memories.get(word) ?? null, evidence.occurredAt) ?? [],
      );
      const passed = evidence.passed === true;
      if (predicted.length === ways.length) reviews.push({ isFirstToday, passed, truth, predicted });
    }
    for (const { way, memories } of tracked) {
      const memory = advanceIn(way, memories.get(word) ?? null, evidence);
      if (memory) memories.set(word, memory);
    }
  }
  return reviews;
}

/** Predictions are capped at this certainty: FSRS says 1 until a day has passed, and nobody is that sure. */
const surest = 0.99;

/** The log-loss of one prediction in nats. */
function lossOf(passed: boolean, predicted: number): number {
  const sure = Math.min(surest, Math.max(1 - surest, predicted));
  return -Math.log(passed ? sure : 1 - sure);
}

/** Sums over one learner's reviews, so that learners can be resampled without recounting. */
export type Losses = { reviews: number; passed: number; truth: number; ways: readonly number[] };

export function sumLosses(reviews: readonly Review[], ways: number): Losses {
  const total = (of: (review: Review) => number) => reviews.reduce((sum, review) => sum + of(review), 0);
  return {
    reviews: reviews.length,
    passed: total(({ passed }) => Number(passed)),
    truth: total(({ passed, truth }) => lossOf(passed, truth)),
    ways: Array.from({ length: ways }, (_, way) =>
      total(({ passed, predicted }) => lossOf(passed, predicted[way] ?? 0.5)),
    ),
  };
}

/** The mean log-loss of one way over all reviews of these learners. */
export function logLoss(learners: readonly Losses[], way: number): number {
  return sumOf(learners, ({ ways }) => ways[way] ?? 0) / sumOf(learners, ({ reviews }) => reviews);
}

/** How much lower (negative) the log-loss of one way is than the first one's, as a share. */
export function gain(learners: readonly Losses[], way: number): number {
  return sumOf(learners, ({ ways }) => ways[way] ?? 0) / sumOf(learners, ({ ways }) => ways[0] ?? 0) - 1;
}

/** The 95 % interval of `gain`, resampling whole learners: the reviews of one learner aren't independent. */
export function gainInterval(learners: readonly Losses[], way: number, chance: Chance): [number, number] {
  const draws = Array.from({ length: 1_000 }, () =>
    gain(
      learners.flatMap(() => learners[chance.below(learners.length)] ?? []),
      way,
    ),
  ).sort((one, other) => one - other);
  return [draws[25] ?? 0, draws[974] ?? 0];
}

export function sumOf<Each>(all: readonly Each[], of: (each: Each) => number): number {
  return all.reduce((sum, each) => sum + of(each), 0);
}
