import type { QueryKey } from '@tanstack/react-query';
import { partialMatchKey } from '@tanstack/react-query';

/** After waiting this long for an answer, the page follows the hint. */
const patienceMs = 3000;
const mostKept = 50;

type Write = { updates: readonly QueryKey[]; hasEnded: boolean; ended: Promise<void> };

type Parts = {
  /** Returns a new value after each change to what is under these keys, and null while it is being fetched. */
  standOf: (keys: readonly QueryKey[]) => string | null;
};

export type OwnWrites = {
  /**
   * A call starts that updates these queries itself. Call `end` with its outcome.
   *
   * @returns the id by which the server's hint names it
   */
  begin: (updates: readonly QueryKey[]) => { id: string; end: (isAnswered: boolean) => void };
  /** Something was changed elsewhere: an answer in flight may predate it. */
  disturb: () => void;
  /** Resolves to the keys that all these writes have updated, once they are answered. */
  updatedBy: (ids: readonly string[]) => Promise<(key: QueryKey) => boolean>;
};

const nothing = () => false;

/**
 * This page's writes whose hints needn't be followed. A write is trusted only when nothing else happened between its
 * start and its answer: no other write, no news from elsewhere, and no fetch of what it updates. Answers don't arrive
 * in the order in which the server made them, so in doubt the query is refetched.
 */
export function ownWrites({ standOf }: Parts): OwnWrites {
  const page = [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('');
  const kept = new Map<string, Write>();
  let count = 0;

  function disturb(): void {
    for (const write of kept.values()) if (!write.hasEnded) write.updates = [];
  }

  function forgetOldest(): void {
    for (const [id, { hasEnded }] of kept) if (kept.size > mostKept && hasEnded) kept.delete(id);
  }

  return {
    begin(updates) {
      const id = `${page}-${(count++).toString(36)}`;
      const isAlone = [...kept.values()].every(({ hasEnded }) => hasEnded);
      disturb();
      let resolveEnded = () => {};
      const ended = new Promise<void>((resolve) => {
        resolveEnded = resolve;
      });
      const write: Write = { updates: isAlone ? updates : [], hasEnded: false, ended };
      const before = standOf(updates);
      kept.set(id, write);
      const end = (isAnswered: boolean) => {
        if (!isAnswered || before === null || standOf(updates) !== before) write.updates = [];
        write.hasEnded = true;
        forgetOldest();
        resolveEnded();
      };
      return { id, end };
    },

    disturb,

    async updatedBy(ids) {
      const writes = ids.flatMap((id) => kept.get(id) ?? []);
      if (writes.length < ids.length || writes.length === 0) {
        disturb();
        return nothing;
      }
      await Promise.race([Promise.all(writes.map(({ ended }) => ended)), pause(patienceMs)]);
      if (!writes.every(({ hasEnded }) => hasEnded)) {
        disturb();
        return nothing;
      }
      return (key) => writes.every(({ updates }) => updates.some((updated) => partialMatchKey(key, updated)));
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
