import { and, eq, gt, max } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { practiceDays, xpEvents } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';

/** The last local day on which a student practised a word or earned XP; null for one who never did. */
export async function lastActiveDay(db: Db, { userId }: OwnRows): Promise<string | null> {
  const [practised, earned] = await Promise.all([
    db
      .select({ day: max(practiceDays.localDay) })
      .from(practiceDays)
      .where(and(eq(practiceDays.studentId, userId), gt(practiceDays.events, 0))),
    db
      .select({ day: max(xpEvents.localDay) })
      .from(xpEvents)
      .where(eq(xpEvents.studentId, userId)),
  ]);
  const days = [...practised, ...earned].flatMap(({ day }) => day ?? []);
  return days.sort().at(-1) ?? null;
}
