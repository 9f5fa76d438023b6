import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Review } from './retention.ts';
import { addUpReviews, presentRetention, reviewOf } from './retention.ts';

const review = (localDay: string, predicted: number | null, passed: boolean | null, activity: 'card' | 'game:quiz') =>
  reviewOf({ activity, passed, localDay }, predicted);

describe('a review', () => {
  it('is an answer to a card that says something of a memory there was', () => {
    expect(review('2026-03-31', 0.92, true, 'card')).toEqual({
      ...{ month: '2026-03', bin: 7, predicted: 920_000_000, isRemembered: true },
    });
    expect(review('2026-03-31', null, true, 'card')).toBeNull();
    expect(review('2026-03-31', 0.92, null, 'card')).toBeNull();
    expect(review('2026-03-31', 0.92, true, 'game:quiz')).toBeNull();
  });

  it.each([
    [0, 0],
    [0.4999, 0],
    [0.5, 1],
    [0.8, 5],
    [0.95, 8],
    [1, 8],
  ])('of which %f was predicted is in bin %i', (predicted, bin) => {
    expect(review('2026-03-31', predicted, true, 'card')?.bin).toBe(bin);
  });
});

const anyReview: fc.Arbitrary<Review> = fc.record({
  month: fc.constantFrom('2026-03', '2026-04'),
  bin: fc.nat(2),
  predicted: fc.nat(1_000_000_000),
  isRemembered: fc.boolean(),
});

it('adds up the same whatever the order, and nothing is left of what is taken off again', () => {
  fc.assert(
    fc.property(fc.array(anyReview), fc.array(anyReview), (kept, gone) => {
      const byKey = (cells: ReturnType<typeof addUpReviews>) =>
        cells.toSorted((one, other) => one.month.localeCompare(other.month) || one.bin - other.bin);
      expect(byKey(addUpReviews([...gone, ...kept.toReversed()], gone))).toEqual(byKey(addUpReviews(kept)));
      expect(addUpReviews(gone, gone)).toEqual([]);
    }),
  );
});

it('compares what was predicted with what was remembered, by month and by how sure it was', () => {
  const [one, two, all] = [
    { reviews: 1, remembered: 0, predicted: 920_000_000 },
    { reviews: 2, remembered: 2, predicted: 1_470_000_000 },
    { reviews: 3, remembered: 2, predicted: 2_390_000_000 },
  ];
  const byMonth = [
    { month: '2026-03', ...one },
    { month: '2026-04', ...two },
  ];
  expect(presentRetention({ all, byMonth, byBin: [{ bin: 7, ...all }] })).toEqual({
    ...{ reviews: 3, predicted: 0.7967, measured: 0.6667 },
    byMonth: [
      { month: '2026-03', reviews: 1, predicted: 0.92, measured: 0 },
      { month: '2026-04', reviews: 2, predicted: 0.735, measured: 1 },
    ],
    byPrediction: [{ from: 0.9, to: 0.95, reviews: 3, predicted: 0.7967, measured: 0.6667 }],
  });
});

it('is unknown without reviews', () => {
  const nothing = { reviews: 0, remembered: 0, predicted: 0 };
  expect(presentRetention({ all: nothing, byMonth: [], byBin: [] })).toEqual({
    ...{ reviews: 0, predicted: null, measured: null },
    byMonth: [],
    byPrediction: [],
  });
});
