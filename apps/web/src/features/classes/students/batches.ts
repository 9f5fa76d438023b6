import { limits } from '@wordgrove/contract/limits';

/** The ids in batches of the size that one call accepts. */
export function inBatches(ids: readonly string[], size: number = limits.bulkMax): string[][] {
  const count = Math.ceil(ids.length / size);
  return Array.from({ length: count }, (_, place) => ids.slice(place * size, (place + 1) * size));
}
