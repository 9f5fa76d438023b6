import { useState } from 'react';
import { readInTab, writeInTab } from './storage.ts';

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

/** What was removed last and can be restored, as the page names it. */
export type Removed = {
  id: string;
  name: string;
  /** The class it was removed from. */
  className?: string | undefined;
};

const keyOf = (kind: string) => `removed:${kind}`;

/** What this tab remembers, across pages and reloads; null when nothing can be restored any more. */
export function readRemoved(kind: string, now: number): Removed | null {
  try {
    const kept: unknown = JSON.parse(readInTab(keyOf(kind)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { until, ...removed }: Partial<Removed & { until: number | null }> = kept;
    const { id, name } = removed;
    if (typeof id !== 'string' || typeof name !== 'string') return null;
    return typeof until === 'number' && until < now ? null : { ...removed, id, name };
  } catch {
    return null;
  }
}

/**
 * Null forgets it.
 *
 * @param until the last instant at which it can be restored; null when that is longer than a tab stays open
 */
export function keepRemoved(kind: string, removed: Removed | null, until: number | null): void {
  writeInTab(keyOf(kind), removed && JSON.stringify({ ...removed, until }));
}
