import { readInTab, writeInTab } from './storage.ts';

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
