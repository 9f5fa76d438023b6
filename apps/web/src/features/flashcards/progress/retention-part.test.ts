import { expect, it } from 'vitest';
import { enoughReviews, retentionVerdict } from './retention-part.tsx';

const retention = (reviews: number, predicted: number | null, measured: number | null) => ({
  ...{ reviews, predicted, measured },
  byMonth: [],
  byPrediction: [],
});

it.each([
  [0, null, null, 'too-few'],
  [enoughReviews - 1, 0.9, 0.2, 'too-few'],
  [enoughReviews, 0.9, 0.86, 'as-expected'],
  [enoughReviews, 0.9, 0.97, 'better'],
  [enoughReviews, 0.9, 0.7, 'worse'],
] as const)('of %i reviews with %s expected and %s measured says %s', (reviews, predicted, measured, verdict) => {
  expect(retentionVerdict(retention(reviews, predicted, measured))).toBe(verdict);
});
