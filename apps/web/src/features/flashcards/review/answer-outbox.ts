import type { Graded } from '@wordgrove/contract/flashcards';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { client, orpc } from '#platform/api.ts';
import { refresh } from '#platform/changes.ts';
import { boardsKey, showMovedTasks } from '#platform/moved-tasks.ts';
import { personalOutboxes } from '#platform/personal-outbox.ts';
import { answersKey } from '#platform/storage.ts';
import type { StoredAnswer } from './stored-answer.ts';
import { readAnswer } from './stored-answer.ts';

const updates = [orpc.flashcards.key(), orpc.dashboards.key()];

/** A student's answers on this device that are on their way to the server; one storage entry each. */
export const outboxOf = personalOutboxes<StoredAnswer>({
  prefixOf: answersKey,
  read: readAnswer,
  send: async (answer) => {
    const context = { updates: [...updates, boardsKey] };
    if (answer.kind === 'undo') showMovedTasks((await client.flashcards.undo(answer.input, { context })).tasks);
    else {
      const graded = await client.flashcards.grade(answer.input, { context });
      showMovedTasks(graded.tasks);
      keepOutcome(answer.id, graded);
      if (graded.today.remaining === 0) tellDayDone();
    }
    // The stream announces it too, but may be disconnected just then.
    refresh(updates);
  },
  // Undoing an answer that never counted has nothing left to do.
  isMissed: ({ kind }) => kind === 'grade',
});

/** What the server says of an answer: how it was graded, and what became of its word. */
export type Outcome = Pick<Graded, 'grade' | 'typed' | 'state' | 'isExtra'>;

let outcomes: ReadonlyMap<string, Outcome> = new Map();
const outcomeListeners = new Set<() => void>();

/** Keeps what the server says of an answer, for whatever still shows it. */
function keepOutcome(id: string, outcome: Outcome): void {
  outcomes = new Map(outcomes).set(id, outcome);
  for (const listener of outcomeListeners) listener();
}

/** What the server has said of this page's answers, by their ids. */
export function useOutcomes(): ReadonlyMap<string, Outcome> {
  return useSyncExternalStore(onOutcome, () => outcomes);
}

function onOutcome(listener: () => void): () => void {
  outcomeListeners.add(listener);
  return () => outcomeListeners.delete(listener);
}

const dayListeners = new Set<() => void>();

/** Called when the server says with an answer that nothing is left of the day, including what other tabs had. */
function tellDayDone(): void {
  for (const listener of dayListeners) listener();
}

/** Calls back whenever the day is said to be done. */
export function useDayDone(onDone: () => unknown): void {
  const hear = useEffectEvent(onDone);
  useEffect(() => {
    const listener = () => void hear();
    dayListeners.add(listener);
    return () => {
      dayListeners.delete(listener);
    };
  }, []);
}
