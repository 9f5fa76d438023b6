import type { Graded } from '@wordgrove/contract/flashcards';
import { useSyncExternalStore } from 'react';

const judged = new Map<string, NonNullable<Graded['typed']>>();
const listeners = new Set<() => void>();

/** Keeps the server's judgement of a typed answer, for whatever still shows it. */
export function keepJudgement(id: string, typed: Graded['typed']): void {
  if (!typed) return;
  judged.set(id, typed);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server's judgement of an answer; undefined until it has one. */
export function useJudgement(id: string): NonNullable<Graded['typed']> | undefined {
  return useSyncExternalStore(subscribe, () => judged.get(id));
}
