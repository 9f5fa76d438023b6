import type { Placeholder, SQL } from 'drizzle-orm';
import { and, eq, sql, sum } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { hint } from '#db/hint.ts';
import { profiles, xpEvents } from '#db/schema/all.ts';
import type { Part } from '#db/statement.ts';
import { rowsOf, statement } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import type { Gained } from './keep-level.ts';
import type { GainXp } from './review-xp-store.ts';

/** Awards to one student: `from` has a `reason` and an `amount` for each, `at` is the time and `day` the local day. */
type Awards = Readonly<Record<'userId' | 'from' | 'at' | 'day', SQL | Placeholder>>;

/**
 * The INSERT that pays XP once per reason, as a part of a statement that has locked the profile; it returns what it paid.
 * Concurrent inserts of one reason wait for each other.
 */
export const insertXp = ({ userId, from, at, day }: Awards): SQL => sql`
  INSERT INTO xp_events (student_id, reason, amount, occurred_at, local_day)
  SELECT ${userId}::uuid, award.reason, award.amount, ${at}::timestamptz, ${day}::date FROM ${from} AS award
  ON CONFLICT DO NOTHING RETURNING reason, amount`;

type NewXp = { reason: string; amount: number; at: Date; day: string; writeId: string | null };

/** One statement for the lock, the ledger, the profile and the hint: each finished play waits for it. */
export function awardStore(gainXp: GainXp) {
  const award = rowsOf(
    'award_xp',
    ['userId', 'reason', 'amount', 'at', 'day', 'writeId'],
    ({ userId, reason, amount, at, day, writeId }) => sql<Gained>`
      WITH held AS (SELECT FROM profiles WHERE user_id = ${userId} FOR NO KEY UPDATE),
      paid AS (${insertXp({ userId, at, day, from: sql`(SELECT ${reason}::text AS reason, ${amount}::int AS amount FROM held)` })}),
      told AS (${hint({ userId, topic: 'xp', writeId, when: sql`FROM paid` })})
      ${gainXp({ userId, more: sql`(SELECT amount FROM paid)`, now: at })} AND EXISTS (SELECT FROM paid)
      RETURNING total_xp AS "totalXp", level`,
  );
  return async (tx: Tx, { userId }: OwnRows, { at, ...xp }: NewXp): Promise<Gained | null> => {
    const [row] = await award(tx, { userId, ...xp, at: at.toISOString() });
    return row ?? null;
  };
}

export type XpHolder = { totalXp: number; level: number; timeZone: string };

const holder = statement('xp_holder', ['userId'], (on, { userId }) =>
  on
    .select({ totalXp: profiles.totalXp, level: profiles.level, timeZone: profiles.timeZone })
    .from(profiles)
    .where(eq(profiles.userId, userId)),
);

export async function findXpHolder(on: Db | Tx, { userId }: OwnRows): Promise<XpHolder | null> {
  const [row] = await holder(on, { userId });
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
