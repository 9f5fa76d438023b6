import type { Graded } from '@wordgrove/contract/flashcards';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { client, orpc, queryClient } from '#platform/api.ts';
import { errorStatus, retryAfterSeconds } from '#platform/errors.ts';
import { boardsKey, showMovedTasks } from '#platform/moved-tasks.ts';
import type { Outbox } from '#platform/outbox.ts';
import { makeOutbox } from '#platform/outbox.ts';
import { whenServerIsBack } from '#platform/server-reach.ts';
import { sessionQuery } from '#platform/session-query.ts';
import { beforeSignOut } from '#platform/sign-out.ts';
import { answersKey, removeStored, storedUnder, writeStored } from '#platform/storage.ts';
import type { StoredAnswer } from './stored-answer.ts';
import { readAnswer } from './stored-answer.ts';

const trySeconds = 5;
const made = new Map<string, Outbox<StoredAnswer>>();

/** A student's answers on this device that are on their way to the server; one storage entry each. */
export function outboxOf(studentId: string): Outbox<StoredAnswer> {
  const known = made.get(studentId);
  if (known) return known;
  // Once its student has left, waiting answers belong to the next outbox.
  const isOpen = () => made.get(studentId) === outbox;
  const outbox = openOutbox(studentId, isOpen);
  made.set(studentId, outbox);
  beforeSignOut({
    finish: () => (isHere(studentId) ? outbox.flush() : Promise.resolve(true)),
    forget: () => made.delete(studentId),
  });
  return outbox;
}

/** After a change of person on this page, answers must not be sent in somebody else's name. */
function isHere(studentId: string): boolean {
  return queryClient.getQueryData(sessionQuery.queryKey)?.user?.uid === studentId;
}

function openOutbox(studentId: string, isOpen: () => boolean): Outbox<StoredAnswer> {
  const prefix = answersKey(studentId);
  // Where the browser refuses storage, or it is full, the page itself remembers.
  const unkept = new Map<string, StoredAnswer>();
  return makeOutbox<StoredAnswer>({
    list: () => {
      if (!isOpen()) return [];
      const kept = storedUnder(prefix).flatMap(([, value]) => readAnswer(value) ?? []);
      const ids = new Set(kept.map(({ id }) => id));
      return [...kept, ...[...unkept.values()].filter(({ id }) => !ids.has(id))].sort(inOrder);
    },
    put: (answer) => {
      unkept.set(answer.id, answer);
      writeStored(prefix + answer.id, JSON.stringify(answer));
    },
    drop: (id) => {
      unkept.delete(id);
      removeStored(prefix + id);
    },
    send: async (answer) => {
      // The server checks too: this page may not know yet who signed in on another.
      if (!isHere(studentId)) throw new Error('Somebody else is signed in');
      const updates = [orpc.flashcards.key(), orpc.dashboards.key()];
      const context = { updates: [...updates, boardsKey] };
      if (answer.kind === 'undo') showMovedTasks((await client.flashcards.undo(answer.input, { context })).tasks);
      else {
        const { typed, today, tasks } = await client.flashcards.grade(answer.input, { context });
        showMovedTasks(tasks);
        keepJudgement(answer.id, typed);
        if (today.remaining === 0) tellDayDone();
      }
      // The stream announces it too, but may be disconnected just then.
      for (const queryKey of updates) void queryClient.invalidateQueries({ queryKey });
    },
    isRefused: (error) => [400, 404, 409, 413].includes(errorStatus(error) ?? 0),
    // Undoing an answer that never counted has nothing left to do.
    isMissed: ({ kind }) => kind === 'grade',
    whenWorthTrying: (error, again) => {
      const status = errorStatus(error);
      if (status === undefined) return false;
      // Meanwhile somebody else may have signed in in another tab.
      const askSession = () => queryClient.refetchQueries({ queryKey: sessionQuery.queryKey });
      // Signed out, somebody else, or something to do first: the answers wait for the student's next visit.
      if (status === 401 || status === 403) {
        void askSession();
        return false;
      }
      const askFirst = () => void askSession().finally(again);
      if (status === 0) whenServerIsBack(askFirst);
      else setTimeout(askFirst, 1000 * (retryAfterSeconds(error) ?? trySeconds));
      return true;
    },
  });
}

/** Version 7 ids sort by the time they were made. */
function inOrder(one: StoredAnswer, other: StoredAnswer): number {
  return one.id < other.id ? -1 : 1;
}

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
