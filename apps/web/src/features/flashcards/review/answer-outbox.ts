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
      const { typed, today, tasks } = await client.flashcards.grade(answer.input, { context });
      showMovedTasks(tasks);
      keepJudgement(answer.id, typed);
      if (today.remaining === 0) tellDayDone();
    }
    // The stream announces it too, but may be disconnected just then.
    refresh(updates);
  },
  // Undoing an answer that never counted has nothing left to do.
  isMissed: ({ kind }) => kind === 'grade',
});

const judged = new Map<string, NonNullable<Graded['typed']>>();
const judgementListeners = new Set<() => void>();

/** Keeps the server's judgement of a typed answer, for whatever still shows it. */
function keepJudgement(id: string, typed: Graded['typed']): void {
  if (!typed) return;
  judged.set(id, typed);
  for (const listener of judgementListeners) listener();
}

/** The server's judgement of an answer; undefined until it has one. */
export function useJudgement(id: string): NonNullable<Graded['typed']> | undefined {
  return useSyncExternalStore(onJudgement, () => judged.get(id));
}

function onJudgement(listener: () => void): () => void {
  judgementListeners.add(listener);
  return () => judgementListeners.delete(listener);
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
