import { answersKey } from '#platform/answers-key.ts';
import { client, queryClient } from '#platform/api.ts';
import { errorStatus, retryAfterSeconds } from '#platform/errors.ts';
import { whenServerIsBack } from '#platform/server-reach.ts';
import { sessionQuery } from '#platform/session-query.ts';
import { beforeSignOut } from '#platform/sign-out.ts';
import { removeStored, storedUnder, writeStored } from '#platform/storage.ts';
import type { Outbox } from './outbox.ts';
import { makeOutbox } from './outbox.ts';
import type { StoredAnswer } from './stored-answer.ts';
import { readAnswer } from './stored-answer.ts';

const trySeconds = 5;
const made = new Map<string, Outbox<StoredAnswer>>();

/** The answers of a student on this device that are on their way to the server; one entry of storage each. */
export function outboxOf(studentId: string): Outbox<StoredAnswer> {
  const known = made.get(studentId);
  if (known) return known;
  const outbox = openOutbox(studentId);
  made.set(studentId, outbox);
  beforeSignOut(() => (isHere(studentId) ? outbox.flush() : Promise.resolve(true)));
  return outbox;
}

/** Nobody's answers may be sent in somebody else's name after a change of person on this page. */
function isHere(studentId: string): boolean {
  return queryClient.getQueryData(sessionQuery.queryKey)?.user?.uid === studentId;
}

function openOutbox(studentId: string): Outbox<StoredAnswer> {
  const prefix = answersKey(studentId);
  // Where the browser refuses storage, or it is full, the page itself remembers.
  const unkept = new Map<string, StoredAnswer>();
  return makeOutbox<StoredAnswer>({
    list: () => {
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
      if (!isHere(studentId)) throw new Error('Somebody else is signed in');
      await (answer.kind === 'grade' ? client.flashcards.grade(answer.input) : client.flashcards.undo(answer.input));
    },
    isRefused: (error) => [400, 403, 404, 409, 413].includes(errorStatus(error) ?? 0),
    whenWorthTrying: (error, again) => {
      const status = errorStatus(error);
      // Signed out or somebody else: the next review sends them.
      if (status === undefined || status === 401) return false;
      // Meanwhile somebody may have signed in as another in another tab.
      const askFirst = () => void queryClient.refetchQueries({ queryKey: sessionQuery.queryKey }).finally(again);
      if (status === 0) whenServerIsBack(askFirst);
      else setTimeout(askFirst, 1000 * (retryAfterSeconds(error) ?? trySeconds));
      return true;
    },
  });
}

/** Ids of version 7 sort by the time at which they were made. */
function inOrder(one: StoredAnswer, other: StoredAnswer): number {
  return one.id < other.id ? -1 : 1;
}
