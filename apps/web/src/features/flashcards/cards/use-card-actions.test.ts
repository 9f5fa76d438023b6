import { limits } from '@wordgrove/contract/limits';
import { expect, it } from 'vitest';
import { inBatches } from './use-card-actions.ts';

it('sends no more at once than a call takes, in order, and nothing for nothing', async () => {
  const ids = Array.from({ length: limits.bulkMax + 1 }, (_, at) => `card-${at}`);
  const sent: string[][] = [];
  const send = async (cardIds: string[]) => sent.push(cardIds);
  await inBatches(ids, send);
  expect(sent.map(({ length }) => length)).toEqual([limits.bulkMax, 1]);
  expect(sent.flat()).toEqual(ids);
  sent.length = 0;
  await inBatches([], send);
  expect(sent).toEqual([]);
});
