import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { authThrottles } from '#db/schema/auth.ts';
import { failures } from '#http/failure.ts';
import { hashToken } from '#platform/random.ts';

export type ThrottleRule = { failures: number; windowMinutes: number };

/** The names in a key are hashed, so that the table doesn't reveal which addresses were tried. */
export function throttleKey(kind: string, ...names: string[]): string {
  return [kind, ...names.map(hashName)].join(':');
}

function hashName(name: string): string {
  return hashToken(name).toString('base64url');
}

/**
 * Counts an attempt before it is made, so that a hundred at the same instant can't all slip in under the limit; after a
 * success, `clear` takes the count back.
 *
 * @returns seconds to wait, or 0 when the attempt may be made
 */
export async function countAttempt(db: Db, key: string, rule: ThrottleRule, now: Date): Promise<number> {
  const windowEndsAt = new Date(now.getTime() + rule.windowMinutes * 60_000);
  const [row] = await db
    .insert(authThrottles)
    .values({ key, failures: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: authThrottles.key,
      set: {
        failures: sql`CASE WHEN ${authThrottles.windowEndsAt} <= ${now} THEN 1 ELSE ${authThrottles.failures} + 1 END`,
        windowEndsAt: sql`CASE WHEN ${authThrottles.windowEndsAt} <= ${now} THEN excluded.window_ends_at ELSE ${authThrottles.windowEndsAt} END`,
      },
    })
    .returning();
  if (!row || row.failures <= rule.failures) return 0;
  return secondsUntil(row.windowEndsAt, now);
}

function secondsUntil(end: Date, now: Date): number {
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
}

/**
 * Refuses while a key has used up its failures, but counts nothing: for what a crowd may do right at the same instant.
 *
 * @throws `too-many-requests` with the seconds to wait
 */
export async function refuseBlocked(db: Db, key: string, rule: ThrottleRule, now: Date): Promise<void> {
  const [row] = await db.select().from(authThrottles).where(eq(authThrottles.key, key));
  if (!row || row.failures < rule.failures || row.windowEndsAt <= now) return;
  throw failures.tooManyRequests(secondsUntil(row.windowEndsAt, now));
}

export async function clear(on: Db | Tx, key: string): Promise<void> {
  await on.delete(authThrottles).where(eq(authThrottles.key, key));
}

/** Clears a key and all longer keys that begin with it, such as the counters of an account's known browsers. */
export async function clearAll(on: Db | Tx, key: string): Promise<void> {
  await on
    .delete(authThrottles)
    .where(or(eq(authThrottles.key, key), sql`starts_with(${authThrottles.key}, ${`${key}:`})`));
}

/** Removes every counter whose key contains the name. */
export async function removeThrottlesOf(tx: Tx, name: string): Promise<void> {
  await tx.delete(authThrottles).where(sql`strpos(${authThrottles.key}, ${hashName(name)}) > 0`);
}

export async function removeOldThrottles(db: Db, now: Date): Promise<void> {
  await db.delete(authThrottles).where(lt(authThrottles.windowEndsAt, now));
}

/**
 * Counts an attempt and refuses it when there were too many.
 *
 * @throws `too-many-requests` with the seconds to wait
 */
export async function guardAttempt(db: Db, key: string, rule: ThrottleRule, now: Date): Promise<void> {
  const wait = await countAttempt(db, key, rule, now);
  if (wait > 0) throw failures.tooManyRequests(wait);
}

/** Of the counters whose keys go on from `prefix`: how many have failures, how many none, and when the first that has ends. */
export async function countFailing(db: Db, prefix: string, now: Date) {
  const [seen] = await db
    .select({
      failing: sql<number>`count(*) FILTER (WHERE ${authThrottles.failures} > 0)`.mapWith(Number),
      gotIn: sql<number>`count(*) FILTER (WHERE ${authThrottles.failures} = 0)`.mapWith(Number),
      end: sql<string | null>`min(${authThrottles.windowEndsAt}) FILTER (WHERE ${authThrottles.failures} > 0)`,
    })
    .from(authThrottles)
    .where(and(sql`starts_with(${authThrottles.key}, ${`${prefix}:`})`, gt(authThrottles.windowEndsAt, now)));
  return seen;
}

/** Replaces what a counter says. */
export async function putFailures(db: Db, key: string, row: { failures: number; windowEndsAt: Date }): Promise<void> {
  await db
    .insert(authThrottles)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: authThrottles.key, set: row });
}
