import { limits } from '@wordgrove/contract/limits';

/** Sends ids in as many calls as needed, one after the other. */
export async function inBatches(ids: readonly string[], send: (cardIds: string[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < ids.length; at += limits.bulkMax) await send(ids.slice(at, at + limits.bulkMax));
}
