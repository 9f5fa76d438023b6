import type { GameType } from '@wordgrove/contract/paths';
import { sql } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { gamePlays } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import type { PlayRow } from './play-store.ts';
import { isRecord, pointShare } from './play-store.ts';

export type PaidPlay = { startedAt: Date; playedMs: number; xp: number };

/** What a student's other plays mean for the worth of one that ends. */
export type EarlierPlays = {
  /** The best play of the same game: greatest share of the points, then longest, then first. */
  best: { points: number; maxPoints: number } | null;
  /** Plays of the same game that earned XP on the local day. One that earned none doesn't lower the pay of the next. */
  paidPlays: number;
  /** The XP of all games on the local day. */
  paidXp: number;
  /** Those that ended after `since` and weren't too fast to have been read. */
  lately: PaidPlay[];
};

type Row = Omit<EarlierPlays, 'lately'> & {
  lately: { startedAt: string; playedMs: number | null; xp: number | null }[];
};

const earlier = rowsOf(
  'earlier_plays',
  ['userId', 'id', 'type', 'day', 'since'],
  ({ userId, id, type, day, since }) => {
    const ofStudent = sql`FROM ${gamePlays} WHERE ${gamePlays.studentId} = ${userId}`;
    const ofDay = sql`${ofStudent} AND local_day = ${day}::date AND xp > 0`;
    return sql<Row>`
    SELECT (SELECT json_build_object('points', points, 'maxPoints', max_points)
        ${ofStudent} AND type = ${type} AND points IS NOT NULL AND ${isRecord}
        ORDER BY ${pointShare} DESC NULLS LAST, points DESC NULLS LAST, finished_at LIMIT 1) AS best,
      (SELECT count(*)::int ${ofDay} AND type = ${type}) AS "paidPlays",
      (SELECT coalesce(sum(xp), 0)::int ${ofDay}) AS "paidXp",
      coalesce((SELECT json_agg(json_build_object('startedAt', started_at, 'playedMs', played_ms, 'xp', xp))
        ${ofStudent} AND finished_at > ${since}::timestamptz AND id <> ${id} AND ${isRecord}), '[]') AS lately`;
  },
);

type Ending = Pick<PlayRow, 'id'> & { type: GameType };

export async function findEarlier(
  tx: Tx,
  { userId }: OwnRows,
  { id, type }: Ending,
  { day, since }: { day: string; since: Date },
): Promise<EarlierPlays> {
  const [row] = await earlier(tx, { userId, id, type, day, since: since.toISOString() });
  if (!row) throw new Error('earlier plays are missing');
  const lately = row.lately.map(({ startedAt, playedMs, xp }) => {
    return { startedAt: new Date(startedAt), playedMs: playedMs ?? 0, xp: xp ?? 0 };
  });
  return { ...row, lately };
}
