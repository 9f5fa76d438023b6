import type { Retention } from '@wordgrove/contract/flashcards';
import type { Evidence } from './rules.ts';

/**
 * An answer to a card that tried what the memory had predicted. Only the first answer of a day to a word that was
 * answered on an earlier day counts: minutes after an answer nothing is forgotten yet.
 */
export type Review = { month: string; bin: number; predicted: number; isRemembered: boolean };

/** Reviews of a month of which about the same was predicted. */
export type RetentionCell = {
  /** As `2026-03`. */
  month: string;
  /** From 0. */
  bin: number;
  reviews: number;
  remembered: number;
  /** The sum of what was predicted, in billionths: whole numbers, so that any order gives the same sum. */
  predicted: number;
};

/** Where the bins of what was predicted begin. Other ones need another `parametersVersion`. */
const bins = [0, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95];
const billion = 1_000_000_000;

/** @param predicted how likely the word was to be remembered, 0 to 1; null while nothing was graded */
export function reviewOf(
  { activity, passed, localDay }: Pick<Evidence, 'activity' | 'passed'> & { localDay: string },
  predicted: number | null,
): Review | null {
  if (activity !== 'card' || passed === null || predicted === null) return null;
  const bin = bins.findLastIndex((from) => predicted >= from);
  return { month: localDay.slice(0, 7), bin, predicted: Math.round(predicted * billion), isRemembered: passed };
}

/** Reviews by month and bin; those that no longer count are taken off. What comes out as nothing is left out. */
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

/** What the memory predicted of the answers to cards, and whether it came true. */
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
