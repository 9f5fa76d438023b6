import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes an answer in the cache as a write will change it or has changed it. An answer that was stale, or being
 * fetched, stays marked as such: the change says nothing about the rest.
 *
 * @param change returns null when it can't tell what becomes of the answer, which is then marked as stale
 */
export function changeShown<Shown>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (shown: Shown) => Shown | null,
): void {
  const state = queries.getQueryState<Shown>(queryKey);
  if (state?.data === undefined) return;
  const changed = change(state.data);
  const isOld = state.isInvalidated || state.fetchStatus !== 'idle' || changed === null;
  // Its fetch time stays as it was.
  if (changed !== null) queries.setQueryData<Shown>(queryKey, changed, { updatedAt: state.dataUpdatedAt });
  if (isOld) markOld(queries, queryKey);
}

/** `changeShown` before the server has answered: no fetch in flight may overwrite it. */
export async function changeAtOnce<Shown>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (shown: Shown) => Shown | null,
): Promise<void> {
  const isAsking = queries.isFetching({ queryKey }) > 0;
  // Restores what was there before the fetch.
  await queries.cancelQueries({ queryKey });
  if (isAsking) markOld(queries, queryKey);
  changeShown(queries, queryKey, change);
}

/** Marks an answer as stale: it is refetched when a screen needs it, or by `askIfOld`. */
export function markOld(queries: QueryClient, queryKey: QueryKey): void {
  void queries.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Refetches an answer that is marked as stale. */
export function askIfOld(queries: QueryClient, queryKey: QueryKey): void {
  if (queries.getQueryState(queryKey)?.isInvalidated) void queries.invalidateQueries({ queryKey });
}
