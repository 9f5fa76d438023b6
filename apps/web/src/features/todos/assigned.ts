import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { Filter } from './filters.ts';

/** Items that appear on the list by themselves, passed in by the app. */
export type Assigned = {
  isComing: boolean;
  /** The items of one part of the list; nothing where there are none. */
  of: (wanted: 'all' | 'today' | 'overdue' | 'none') => ReactNode;
};

/** Which of them a filter shows; they are never marked done here. */
export function wantedIn(filter: Filter): Parameters<Assigned['of']>[0] {
  if (filter === 'done') return 'none';
  return filter === 'today' || filter === 'overdue' ? filter : 'all';
}

const patienceMs = 1500;

/**
 * Where they are placed. The list waits a moment for what belongs above it; what arrives later goes below, so that
 * nothing moves while somebody reads.
 */
export function usePlaceOf({ isComing }: Assigned, isListHere: boolean): 'awaited' | 'above' | 'below' {
  const [isLate, setLate] = useState(false);
  const isAwaited = isListHere && isComing;
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  if (isLate) return 'below';
  return isComing ? 'awaited' : 'above';
}
