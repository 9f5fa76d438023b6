import { limits } from '@wordgrove/contract/limits';
import { expect, it } from 'vitest';
import { inBatches } from './batches.ts';

it('cuts a list into pieces that lose nothing and keep the order', () => {
  expect(inBatches(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(inBatches(['a', 'b'], 2)).toEqual([['a', 'b']]);
  expect(inBatches([], 2)).toEqual([]);
});

it('takes as many at once as a call does', () => {
  const ids = Array.from({ length: limits.bulkMax + 1 }, String);
  expect(inBatches(ids).map((batch) => batch.length)).toEqual([limits.bulkMax, 1]);
});
