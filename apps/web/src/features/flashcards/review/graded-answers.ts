import type { Graded } from '@wordgrove/contract/flashcards';
import { useSyncExternalStore } from 'react';

const judged = new Map<string, NonNullable<Graded['typed']>>();
const listeners = new Set<() => void>();

/** Keeps how the server judged a typed answer, for whoever still looks at it. */
export function keepJudgement(id: string, typed: Graded['typed']): void {
  if (!typed) return;
  judged.set(id, typed);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How the server judged an answer; undefined until it has. */
export function useJudgement(id: string): NonNullable<Graded['typed']> | undefined {
  return useSyncExternalStore(subscribe, () => judged.get(id));
}
