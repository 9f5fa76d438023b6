import type { SQL } from 'drizzle-orm';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from './client.ts';
import type { Person } from './person.ts';
import { liveEvents } from './schema/live.ts';

export type QueuedJob = { id: string; queue: string; state: string; createdAt: string };
export type LiveHint = { topic: string; createdAt: Date };

/** Jobs waiting for this person or done for them; the queue forgets them by itself after seven days. */
export async function listJobsFor(on: Db | Tx, userId: string): Promise<QueuedJob[]> {
  if (!(await hasQueue(on))) return [];
  const { rows } = await on.execute<QueuedJob>(sql`
    SELECT id, name AS queue, state::text AS state, to_json(created_on)#>>'{}' AS "createdAt"
    FROM pgboss.job WHERE ${carriesId(userId)} ORDER BY created_on`);
  return rows;
}

/** Hints for the person's open screens, which are kept for an hour. */
export async function listLiveHintsFor(on: Db | Tx, userId: string): Promise<LiveHint[]> {
  return on
    .select({ topic: liveEvents.topic, createdAt: liveEvents.createdAt })
    .from(liveEvents)
    .where(eq(liveEvents.audience, audienceOf(userId)))
    .orderBy(asc(liveEvents.createdAt));
}

/**
 * Removes the person from the queue and from the live hints: jobs about them, other people's jobs that name them, and
 * what failed jobs recorded about their address.
 */
export async function removeTraces(tx: Tx, { userId, email, names }: Person): Promise<void> {
  await tx.delete(liveEvents).where(eq(liveEvents.audience, audienceOf(userId)));
  if (!(await hasQueue(tx))) return;
  await tx.execute(sql`
    DELETE FROM pgboss.job
    WHERE ${carriesId(userId)}
      OR strpos(output::text, ${email}::text) > 0
      OR EXISTS (
        SELECT FROM jsonb_each_text(CASE jsonb_typeof(data->'params') WHEN 'object' THEN data->'params' ELSE '{}' END) AS p
        WHERE p.value = ANY (${sql.param(email === null ? names : [...names, email])}::text[])
      )`);
}

/** The queue creates its tables when the server first runs; a command may run earlier. */
async function hasQueue(on: Db | Tx): Promise<boolean> {
  const { rows } = await on.execute<{ there: boolean }>(sql`SELECT to_regclass('pgboss.job') IS NOT NULL AS there`);
  return rows[0]?.there ?? false;
}

function carriesId(userId: string): SQL {
  return sql`(strpos(data::text, ${userId}) > 0 OR strpos(output::text, ${userId}) > 0)`;
}

function audienceOf(userId: string): string {
  return `user:${userId}`;
}
