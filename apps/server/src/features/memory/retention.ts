import type { Retention } from '@wordgrove/contract/flashcards';
import type { Evidence } from './rules.ts';

/**
 * An answer to a card that tested the memory's prediction. Only a day's first answer to a word answered on an earlier
 * day counts: minutes after an answer nothing is forgotten yet.
 */
export type Review = { month: string; bin: number; predicted: number; isRemembered: boolean };

/** The reviews of one month with about the same prediction. */
export type RetentionCell = {
  /** As `2026-03`. */
  month: string;
  /** Index into `bins`, from 0. */
  bin: number;
  reviews: number;
  remembered: number;
  /** Sum of the predictions, in billionths: integers, so that the order of adding doesn't matter. */
  predicted: number;
};

/** Lower bounds of the prediction bins. Changing them requires a new `parametersVersion`. */
const bins = [0, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95];
const billion = 1_000_000_000;

/** @param predicted probability of recall, 0 to 1; null when nothing was graded yet */
export function reviewOf(
  { activity, passed, localDay }: Pick<Evidence, 'activity' | 'passed'> & { localDay: string },
  predicted: number | null,
): Review | null {
  if (activity !== 'card' || passed === null || predicted === null) return null;
  const bin = bins.findLastIndex((from) => predicted >= from);
  return { month: localDay.slice(0, 7), bin, predicted: Math.round(predicted * billion), isRemembered: passed };
}

/** Sums reviews by month and bin, minus those that no longer count. Empty cells are left out. */
export function addUpReviews(counting: readonly Review[], gone: readonly Review[] = []): RetentionCell[] {
  const cells = new Map<string, RetentionCell>();
  const add = ({ month, bin, predicted, isRemembered }: Review, times: 1 | -1) => {
    const key = `${month} ${bin}`;
    const cell = cells.get(key) ?? { month, bin, reviews: 0, remembered: 0, predicted: 0 };
    cells.set(key, {
      ...cell,
      reviews: cell.reviews + times,
      remembered: cell.remembered + times * Number(isRemembered),
      predicted: cell.predicted + times * predicted,
    });
  };
  for (const review of counting) add(review, 1);
  for (const review of gone) add(review, -1);
  return [...cells.values()].filter(
    ({ reviews, remembered, predicted }) => reviews !== 0 || remembered !== 0 || predicted !== 0,
  );
}

type Sums = Pick<RetentionCell, 'reviews' | 'remembered' | 'predicted'>;
export type RetentionSums = { all: Sums; byMonth: (Sums & { month: string })[]; byBin: (Sums & { bin: number })[] };

/** Compares the memory's predictions for answers to cards with how they turned out. */
export function presentRetention({ all, byMonth, byBin }: RetentionSums): Retention {
  const { reviews, predicted, measured } = meansOf(all);
  return {
    ...(reviews > 0 ? { reviews, predicted, measured } : { reviews, predicted: null, measured: null }),
    byMonth: byMonth.map(({ month, ...sums }) => ({ month, ...meansOf(sums) })),
    byPrediction: byBin.map(({ bin, ...sums }) => ({ from: bins[bin] ?? 0, to: bins[bin + 1] ?? 1, ...meansOf(sums) })),
  };
}

function meansOf({ reviews, remembered, predicted }: Sums) {
  const mean = (sum: number) => Math.round((10_000 * sum) / reviews) / 10_000;
  return { reviews, predicted: mean(predicted / billion), measured: mean(remembered) };
}
