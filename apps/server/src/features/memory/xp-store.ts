import { and, eq, sql, sum } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { profiles, xpEvents } from '#db/schema/all.ts';
import type { Part, Wanted } from '#db/statement.ts';
import { statement } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';

export type NewXp = Omit<typeof xpEvents.$inferInsert, 'studentId'>;

const addXp = statement('insert_xp', ['studentId', 'reason', 'amount', 'occurredAt', 'localDay'], (on, wanted) =>
  on.insert(xpEvents).values(wanted).onConflictDoNothing().returning({ reason: xpEvents.reason }),
);

/** False when the reason was already paid. Concurrent inserts of one reason wait for each other. */
export async function insertXp(tx: Tx, { userId }: OwnRows, xp: NewXp): Promise<boolean> {
  const inserted = await addXp(tx, { studentId: userId, ...xp });
  return inserted.length > 0;
}

export type XpHolder = { totalXp: number; level: number; timeZone: string };

const selectHolder = (on: Db | Tx, { userId }: Wanted<'userId'>) =>
  on
    .select({ totalXp: profiles.totalXp, level: profiles.level, timeZone: profiles.timeZone })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .$dynamic();

const holder = statement('xp_holder', ['userId'], selectHolder);
const heldHolder = statement('hold_xp_holder', ['userId'], (on, wanted) =>
  selectHolder(on, wanted).for('no key update'),
);

export async function findXpHolder(on: Db | Tx, { userId }: OwnRows): Promise<XpHolder | null> {
  const [row] = await holder(on, { userId });
  return row ?? null;
}

/** Finds the profile's XP and locks the profile until the transaction ends. */
export async function holdXpHolder(tx: Tx, { userId }: OwnRows): Promise<XpHolder | null> {
  const [row] = await heldHolder(tx, { userId });
  return row ?? null;
}

const xpOn = statement('xp_of_day', ['userId', 'day'], (on, { userId, day }) =>
  on
    .select({ xp: sum(xpEvents.amount).mapWith(Number) })
    .from(xpEvents)
    .where(and(eq(xpEvents.studentId, userId), eq(xpEvents.localDay, day))),
);

/** The XP earned on a local day. */
export async function sumXpOn(on: Db | Tx, { userId }: OwnRows, day: string): Promise<number> {
  const [row] = await xpOn(on, { userId, day });
  return row?.xp ?? 0;
}

/** The last local day on which the student practised a word or earned XP; null when there is none. */
export const lastActiveDay: Part<'userId', string | null, string | null> = {
  json: ({ userId }) => sql`greatest(
    (SELECT local_day FROM practice_days WHERE student_id = ${userId} AND events > 0 ORDER BY local_day DESC LIMIT 1),
    (SELECT max(local_day) FROM xp_events WHERE student_id = ${userId}))`,
  read: (day) => day,
};

/** A student's XP in all. */
export const totalXp: Part<'userId', number | null, number> = {
  json: ({ userId }) => sql`(SELECT total_xp FROM profiles WHERE user_id = ${userId})`,
  read: (xp) => xp ?? 0,
};
