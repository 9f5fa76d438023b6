import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { ZonedNews } from '#features/notices/homework-store.ts';
import { listZones } from '#features/profiles/store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';

export type AnnounceParts = { db: Db; clock: Clock; tell: Tell };

type News<Day> = {
  /** What a zone's people may hear of now; null while they aren't to be told anything. */
  dayOf: (zone: string, now: Date) => Day | null;
  /** What is still to be announced, at most `size` of it. */
  list: (db: Db, days: readonly Day[], now: Date, size: number) => Promise<ZonedNews[]>;
  announce: (tx: Tx, rows: readonly ZonedNews[], now: Date) => Promise<void>;
};

const atOnce = 1000;

/** A job that writes notices at the hours of each reader's own zone, and gives readers a hint. */
export function announceByZone<Day>({ db, clock, tell }: AnnounceParts, { dayOf, list, announce }: News<Day>) {
  return async (_: object, { signal }: { signal: AbortSignal }): Promise<void> => {
    const now = clock.now();
    const days = (await listZones(db)).flatMap((zone) => dayOf(zone, now) ?? []);
    for (let isDone = false; !isDone && !signal.aborted; ) {
      const rows = await list(db, days, now, atOnce);
      isDone = rows.length < atOnce;
      if (rows.length === 0) return;
      await inTransaction(db, async (tx) => {
        await announce(tx, rows, now);
        await tell(tx, [...new Set(rows.map(({ userId }) => userId))].sort(), 'notices');
      });
    }
  };
}
