import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import { mendDays } from '#features/games/day-store.ts';
import { mendMisses } from '#features/games/miss-store.ts';
import type { Rebuilt } from '#features/memory/rebuild.ts';
import { rebuildStudent } from '#features/memory/rebuild.ts';
import { listOutdated, listPractising } from '#features/memory/rebuild-store.ts';
import type { JobHandler } from '#platform/jobs.ts';
import type { Tell } from '#platform/live.ts';

type Parts = {
  db: Db;
  tell: Tell;
  /** Number of students read at once. */
  batch?: number;
};

/**
 * Recomputes every student's memory from the ledger, and the days with games and the misses from the plays and their
 * answers, one student at a time, so that servers can keep running. Students whose memory was corrected see it on open
 * screens.
 */
export function rebuildMemories({ db, tell, batch = 100 }: Parts) {
  return async (): Promise<Rebuilt & { students: number }> => {
    const sum = { students: 0, words: 0, differing: 0 };
    let last: string | null = null;
    for (;;) {
      const ids: string[] = await listPractising(db, last, batch);
      for (const id of ids) {
        const { words, differing } = await rebuildOne({ db, tell }, id);
        sum.differing += await mendGames(db, id);
        sum.students += 1;
        sum.words += words;
        sum.differing += differing;
      }
      last = ids.at(-1) ?? null;
      if (last === null) return sum;
    }
  };
}

/** A job that rebuilds only the memories computed by an earlier version of the parameters. */
export function renewMemories({ db, tell, batch = 100 }: Parts): JobHandler<object> {
  return async (_, { signal }) => {
    for (let ids = await listOutdated(db, batch); ids.length > 0; ids = await listOutdated(db, batch)) {
      for (const id of ids) {
        // Finished students stay done; the next try continues from here.
        signal.throwIfAborted();
        await rebuildOne({ db, tell }, id);
      }
    }
  };
}

function rebuildOne({ db, tell }: Pick<Parts, 'db' | 'tell'>, id: string): Promise<Rebuilt> {
  return inTransaction(db, async (tx) => {
    const rebuilt = await rebuildStudent(tx, id);
    if (rebuilt.differing > 0) await tell(tx, [id], 'memory');
    return rebuilt;
  });
}

function mendGames(db: Db, userId: string): Promise<number> {
  return inTransaction(db, (tx) => rebuildGames(tx, userId));
}

/** Recomputes what was added up of a student's plays; one that ends meanwhile waits. @returns the rows that were wrong */
export async function rebuildGames(tx: Tx, userId: string): Promise<number> {
  await takeTurns(tx, 'games', userId);
  return (await mendMisses(tx, { userId })) + (await mendDays(tx, { userId }));
}
