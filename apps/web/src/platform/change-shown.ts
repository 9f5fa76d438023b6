import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes an answer that is on the screen, as a write will or did. What was out of date before, or on its way, stays
 * marked as that: the change says nothing of the rest.
 *
 * @param change gives null when it can't say what becomes of the answer; then that is marked as out of date
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
  // When it was fetched stays as it was.
  if (changed !== null) queries.setQueryData<Shown>(queryKey, changed, { updatedAt: state.dataUpdatedAt });
  if (isOld) markOld(queries, queryKey);
}

/** `changeShown` before the server has answered: nothing that is on its way comes over it. */
export async function changeAtOnce<Shown>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (shown: Shown) => Shown | null,
): Promise<void> {
  const isAsking = queries.isFetching({ queryKey }) > 0;
  // Puts back what was there before it was asked for.
  await queries.cancelQueries({ queryKey });
  if (isAsking) markOld(queries, queryKey);
  changeShown(queries, queryKey, change);
}

/** Has an answer asked for again when somebody comes to it, or by `askIfOld`. */
export function markOld(queries: QueryClient, queryKey: QueryKey): void {
  void queries.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Asks again if the answer is marked as out of date. */
export function askIfOld(queries: QueryClient, queryKey: QueryKey): void {
  if (queries.getQueryState(queryKey)?.isInvalidated) void queries.invalidateQueries({ queryKey });
}
