import { useState } from 'react';
import type { Removed } from './last-removed.ts';
import { keepRemoved, readRemoved } from './last-removed.ts';

/**
 * What was removed last on this page or another, for the bar that restores it.
 *
 * @param minutes how long it can be restored; by default as long as the tab is open
 */
export function useLastRemoved(kind: string, minutes?: number) {
  const [{ removed, isFresh }, setRemoved] = useState(() => ({
    removed: readRemoved(kind, Date.now()),
    isFresh: false,
  }));
  const keep = (what: Removed | null) => {
    keepRemoved(kind, what, minutes === undefined ? null : Date.now() + minutes * 60_000);
    setRemoved({ removed: what, isFresh: true });
  };
  return {
    removed,
    /** Removed on this very page, and so by the control that the reader has just used. */
    isFresh,
    keep,
    forget: () => keep(null),
  };
}
