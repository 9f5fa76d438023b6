import { queryClient } from './api.ts';
import { errorStatus, retryAfterSeconds } from './errors.ts';
import type { Outbox } from './outbox.ts';
import { makeOutbox } from './outbox.ts';
import { whenServerIsBack } from './server-reach.ts';
import { sessionQuery } from './session-query.ts';
import { beforeSignOut } from './sign-out.ts';
import { removeStored, storedUnder, writeStored } from './storage.ts';

const trySeconds = 5;

type Parts<Item> = {
  /** Prefix of the storage keys of a person's items. */
  prefixOf: (personId: string) => string;
  /** An item from storage; nothing for anything else. */
  read: (stored: string) => Item | null | undefined;
  send: (item: Item, personId: string) => Promise<unknown>;
  /** Called for an item that the server refused for good, so that it can be said. */
  onRefused?: (item: Item, error: unknown) => void;
  /** Whether a refused item counts in `refused()`; none does by default. */
  isMissed?: (item: Item) => boolean;
};

/**
 * The outbox of each person on this device: what can't be sent now waits, also through a reload, and goes out only while
 * the same person is signed in.
 */
export function personalOutboxes<Item extends { id: string }>(parts: Parts<Item>): (personId: string) => Outbox<Item> {
  const made = new Map<string, Outbox<Item>>();
  return (personId) => {
    const known = made.get(personId);
    if (known) return known;
    // Once the person has left, what waits belongs to the next outbox.
    const outbox: Outbox<Item> = open(parts, personId, () => made.get(personId) === outbox);
    made.set(personId, outbox);
    beforeSignOut({
      finish: () => (isHere(personId) ? outbox.flush() : Promise.resolve(true)),
      forget: () => made.delete(personId),
    });
    return outbox;
  };
}

/** After a change of person on this page, nothing may be sent in somebody else's name. */
function isHere(personId: string): boolean {
  return queryClient.getQueryData(sessionQuery.queryKey)?.user?.uid === personId;
}

function open<Item extends { id: string }>(
  { prefixOf, read, send, onRefused, isMissed = () => false }: Parts<Item>,
  personId: string,
  isOpen: () => boolean,
): Outbox<Item> {
  const prefix = prefixOf(personId);
  // Where the browser refuses storage, or it is full, the page itself remembers.
  const unkept = new Map<string, Item>();
  const isRefused = (error: unknown) => [400, 404, 409, 413].includes(errorStatus(error) ?? 0);
  return makeOutbox<Item>({
    list: () => {
      if (!isOpen()) return [];
      const kept = storedUnder(prefix).flatMap(([, stored]) => read(stored) ?? []);
      const ids = new Set(kept.map(({ id }) => id));
      return [...kept, ...[...unkept.values()].filter(({ id }) => !ids.has(id))].sort(inOrder);
    },
    put: (item) => {
      unkept.set(item.id, item);
      writeStored(prefix + item.id, JSON.stringify(item));
    },
    drop: (id) => {
      unkept.delete(id);
      removeStored(prefix + id);
    },
    send: async (item) => {
      // The server checks answers and reports too: this page may not know yet who signed in on another.
      if (!isHere(personId)) throw new Error('Somebody else is signed in');
      try {
        await send(item, personId);
      } catch (error) {
        if (isRefused(error)) onRefused?.(item, error);
        throw error;
      }
    },
    isRefused,
    isMissed,
    whenWorthTrying,
  });
}

function whenWorthTrying(error: unknown, again: () => void): boolean {
  const status = errorStatus(error);
  if (status === undefined) return false;
  // Meanwhile somebody else may have signed in in another tab.
  const askSession = () => queryClient.refetchQueries({ queryKey: sessionQuery.queryKey });
  // Signed out, somebody else, or something to do first: it waits for the person's next visit.
  if (status === 401 || status === 403) {
    void askSession();
    return false;
  }
  const askFirst = () => void askSession().finally(again);
  if (status === 0) whenServerIsBack(askFirst);
  else setTimeout(askFirst, 1000 * (retryAfterSeconds(error) ?? trySeconds));
  return true;
}

/** Version 7 ids sort by the time they were made. */
function inOrder(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1;
}
