import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './api.ts';
import { errorCode, errorData } from './errors.ts';

/** Refetches what is on a screen of these queries, and marks the rest as stale. Nothing waits for the answers. */
export function refresh(keys: readonly QueryKey[]): void {
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
}

/**
 * Options of a call that changes these queries: they are refetched without waiting for the live hint. A refusal
 * refetches them too, since it means that the screen is out of date.
 */
export function refreshing(...keys: readonly QueryKey[]) {
  return { context: { updates: keys }, onSettled: () => refresh(keys) };
}

/** Handles the error of an edit: `show` gets the row as somebody else has saved it meanwhile. */
export function onEditConflict<Row extends object>(show: (current: Row) => void): (error: unknown) => void {
  return (error) => {
    // The contract declares the current row as the data of this code.
    if (errorCode(error) === 'edit-conflict') show(errorData(error) as Row);
  };
}
