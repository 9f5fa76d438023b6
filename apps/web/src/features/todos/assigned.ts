import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { Filter } from './filters.ts';

/** What comes onto the list by itself, handed in by the app. */
export type Assigned = {
  isComing: boolean;
  /** Those of one part of the list; nothing where there are none. */
  of: (wanted: 'all' | 'today' | 'overdue' | 'none') => ReactNode;
};

/** Which of them a filter shows: none of them is ever done here. */
export function wantedIn(filter: Filter): Parameters<Assigned['of']>[0] {
  if (filter === 'done') return 'none';
  return filter === 'today' || filter === 'overdue' ? filter : 'all';
}

const patienceMs = 1500;

/**
 * Where it stands. The list waits a moment for what belongs above it; what comes later stands below, so that nothing
 * moves under the reader's eyes.
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
