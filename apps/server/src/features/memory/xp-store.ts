import { and, eq, sum } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { profiles, xpEvents } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';

export type NewXp = Omit<typeof xpEvents.$inferInsert, 'studentId'>;

/** False when the reason was paid for already. Two at the same time follow one another. */
export async function insertXp(tx: Tx, own: OwnRows, xp: NewXp): Promise<boolean> {
  const inserted = await tx
    .insert(xpEvents)
    .values({ studentId: own.userId, ...xp })
    .onConflictDoNothing()
    .returning({ reason: xpEvents.reason });
  return inserted.length > 0;
}

export type XpHolder = { totalXp: number; level: number; timeZone: string };

export async function findXpHolder(on: Db | Tx, own: OwnRows): Promise<XpHolder | null> {
  const [row] = await selectHolder(on, own);
  return row ?? null;
}

/** The same, kept from changing until the transaction ends. */
export async function holdXpHolder(tx: Tx, own: OwnRows): Promise<XpHolder | null> {
  const [row] = await selectHolder(tx, own).for('no key update');
  return row ?? null;
}

function selectHolder(on: Db | Tx, own: OwnRows) {
  return on
    .select({ totalXp: profiles.totalXp, level: profiles.level, timeZone: profiles.timeZone })
    .from(profiles)
    .where(eq(profiles.userId, own.userId))
    .$dynamic();
}

/** What was earned on a local day. */
export async function sumXpOn(on: Db | Tx, own: OwnRows, localDay: string): Promise<number> {
  const [row] = await on
    .select({ xp: sum(xpEvents.amount).mapWith(Number) })
    .from(xpEvents)
    .where(and(eq(xpEvents.studentId, own.userId), eq(xpEvents.localDay, localDay)));
  return row?.xp ?? 0;
}
