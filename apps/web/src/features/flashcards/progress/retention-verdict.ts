import type { Retention } from '@wordgrove/contract/flashcards';

/** Fewer answers say more about chance than about memory. */
export const enoughReviews = 30;

/** Within this share of each other, both count as equal. */
const margin = 0.05;

export type RetentionVerdict = 'too-few' | 'as-expected' | 'better' | 'worse';

/** What predicted and measured retention together say; nothing while there are too few reviews. */
export function retentionVerdict({ reviews, predicted, measured }: Retention): RetentionVerdict {
  if (reviews < enoughReviews || predicted === null || measured === null) return 'too-few';
  if (Math.abs(measured - predicted) <= margin) return 'as-expected';
  return measured > predicted ? 'better' : 'worse';
}
