import type { LiveTopic } from '@wordgrove/contract/live';
import { lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { userPrefix } from '#db/hint.ts';
import { liveEvents } from '#db/schema/live.ts';
import { rowsOf } from '#db/statement.ts';
import type { LiveConnection } from './connection.ts';
import type { Cursor } from './rules.ts';

/** News by user and topic: the ids of the writes behind it, null when one has none. */
export type News = Map<string, Map<string, Set<string> | null>>;

/** A user with a new stream: what was missed since `seen` or, without a cursor, in the last `agoMs`. */
export type Missing = { userId: string; seen: string | null; agoMs: number | null };

const keptMs = 3_600_000;

const writeHints = rowsOf(
  'live_tell',
  ['audiences', 'topics', 'writeId'],
  ({ audiences, topics, writeId }) => sql<{ xid: string }>`
    WITH told AS (
      INSERT INTO live_events (audience, topic, write_id)
      SELECT audience, topic, ${writeId}::text
      FROM unnest(${audiences}::text[]) AS audience, unnest(${topics}::text[]) AS topic
      ON CONFLICT DO NOTHING
    )
    SELECT pg_current_xact_id()::text AS xid`,
);

/** @returns the writing transaction's id */
export async function insertEvents(
  tx: Tx,
  userIds: readonly string[],
  topics: readonly LiveTopic[],
  writeId: string | null,
): Promise<string> {
  const audiences = [...new Set(userIds)].map((id) => userPrefix + id);
  const [row] = await writeHints(tx, { audiences, topics, writeId });
  return row?.xid ?? '0';
}

/** What was committed after the snapshot `seen`, and the current position. Without `seen`, only the position. */
export async function readSince(connection: LiveConnection, seen: string | null): Promise<{ now: Cursor; news: News }> {
  const rows = await connection.query<{
    snapshot: string;
    at: string;
    audience: string | null;
    topic: string;
    write: string | null;
  }>(
    'live_since',
    `SELECT pg_current_snapshot()::text AS snapshot, floor(extract(epoch FROM now()) * 1000)::text AS at, audience, topic, write_id AS write
     FROM (SELECT) AS position
     LEFT JOIN live_events
       ON xid >= pg_snapshot_xmin($1::pg_snapshot) AND NOT pg_visible_in_snapshot(xid, $1::pg_snapshot)`,
    [seen],
  );
  const news: News = new Map();
  for (const { audience, topic, write } of rows)
    if (audience !== null) add(news, audience.slice(userPrefix.length), topic, write);
  return { now: { era: connection.era(), at: Number(rows[0]?.at), snapshot: rows[0]?.snapshot ?? '' }, news };
}

/**
 * The topics that each of `missing` missed, in their order, up to the snapshot `until`.
 *
 * Events keep their transaction's start time; a screen fetched just after that may still have been too early, so
 * `agoMs` reaches ten seconds further back.
 */
export async function readMissed(connection: LiveConnection, missing: Missing[], until: string): Promise<string[][]> {
  const topics: string[][] = missing.map(() => []);
  if (missing.every(({ seen, agoMs }) => seen === null && agoMs === null)) return topics;
  const rows = await connection.query<{ n: number; topic: string }>(
    'live_missed',
    `SELECT n, topic
     FROM unnest($1::text[], $2::text[], $3::float8[]) WITH ORDINALITY AS who (audience, seen, ago, n),
     LATERAL (
       SELECT topic FROM live_events AS e
       WHERE e.audience = who.audience AND pg_visible_in_snapshot(xid, $4::pg_snapshot)
         AND xid >= pg_snapshot_xmin(seen::pg_snapshot) AND NOT pg_visible_in_snapshot(xid, seen::pg_snapshot)
       UNION
       SELECT topic FROM live_events AS e
       WHERE e.audience = who.audience AND pg_visible_in_snapshot(xid, $4::pg_snapshot)
         AND created_at > now() - make_interval(secs => ago / 1000 + 10)
     ) AS missed`,
    [missing.map((m) => userPrefix + m.userId), missing.map((m) => m.seen), missing.map((m) => m.agoMs), until],
  );
  for (const { n, topic } of rows) topics[Number(n) - 1]?.push(topic);
  return topics;
}

/** The sessions that are still valid. */
export async function findOpenSessions(connection: LiveConnection, ids: string[], now: Date): Promise<Set<string>> {
  const rows = await connection.query<{ id: string }>(
    'live_sessions',
    `SELECT s.id FROM unnest($1::uuid[]) AS asked (id)
     JOIN auth_sessions AS s ON s.id = asked.id
     JOIN auth_users AS u ON u.id = s.user_id
     WHERE s.expires_at > $2 AND u.locked_at IS NULL AND u.deletion_requested_at IS NULL`,
    [ids, now],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Removes events that no cursor needs any more. */
export async function removeOldEvents(db: Db, now: Date): Promise<void> {
  await db.delete(liveEvents).where(lt(liveEvents.createdAt, new Date(now.getTime() - keptMs)));
}

function add(news: News, userId: string, topic: string, write: string | null): void {
  const topics = news.get(userId) ?? new Map<string, Set<string> | null>();
  news.set(userId, topics);
  const before = topics.get(topic);
  topics.set(topic, before === null || write === null ? null : (before ?? new Set()).add(write));
}
