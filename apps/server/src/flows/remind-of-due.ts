import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { listDueWork } from '#features/assignments/due-store.ts';
import { announceDue } from '#features/notices/homework-store.ts';
import { dueDay } from '#features/notices/local-hours.ts';
import { listZones } from '#features/profiles/store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';

type Parts = { db: Db; clock: Clock; tell: Tell };

const atOnce = 1000;

/** Reminds every student of the homework that is due on the student's next local day, once per due time. */
export function remindOfDue({ db, clock, tell }: Parts) {
  return async (_: object, { signal }: { signal: AbortSignal }): Promise<void> => {
    const now = clock.now();
    const days = (await listZones(db)).flatMap((zone) => dueDay(zone, now) ?? []);
    for (let isDone = false; !isDone && !signal.aborted; ) {
      const rows = await listDueWork(db, days, now, atOnce);
      isDone = rows.length < atOnce;
      if (rows.length === 0) return;
      await inTransaction(db, async (tx) => {
        await announceDue(tx, rows, now);
        await tell(tx, [...new Set(rows.map(({ userId }) => userId))].sort(), 'notices');
      });
    }
  };
}
