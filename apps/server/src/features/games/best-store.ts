import type { LeftPlay } from '@wordgrove/contract/dashboards';
import { limits } from '@wordgrove/contract/limits';
import type { GameType } from '@wordgrove/contract/paths';
import { and, eq, gt, isNull, sql, sum } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { gamePlays } from '#db/schema/all.ts';
import type { Asked, Given, Part } from '#db/statement.ts';
import { rowsOf, statement } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import { isRecord, pointShare } from './play-store.ts';

/**
 * Not a piece of Play now, which only its session can go on with. A piece's id is computed, so a UUIDv5; others are v7.
 */
const isNoPiece = sql`substr(${gamePlays.id}::text, 15, 1) <> '5'`;

/** Takes a learner, or the placeholder for one in a prepared statement. */
export const isStillOpen = ({ userId }: Pick<OwnRows, 'userId'> | { userId: Given }) =>
  and(
    eq(gamePlays.studentId, userId),
    isNull(gamePlays.finishedAt),
    isNull(gamePlays.leftAt),
    // Not bound values: the condition is part of prepared statements.
    sql`NOT ${gamePlays.isTest}`,
    isNoPiece,
  );

export type Best = { points: number; maxPoints: number; at: Date };

export type BestJson = { type: GameType; points: number | null; maxPoints: number | null; at: string | null };

export const bestOf = ({ userId, types }: Asked<'userId' | 'types'>) => sql<BestJson>`
    SELECT best.* FROM unnest(${types}::text[]) AS wanted (type) CROSS JOIN LATERAL (
      SELECT ${gamePlays.type} AS type, ${gamePlays.points} AS points, ${gamePlays.maxPoints} AS "maxPoints",
        ${gamePlays.finishedAt} AS at
      FROM ${gamePlays} WHERE ${gamePlays.studentId} = ${userId} AND ${gamePlays.type} = wanted.type AND ${isRecord}
      ORDER BY ${pointShare} DESC NULLS LAST, ${gamePlays.points} DESC NULLS LAST, ${gamePlays.finishedAt} LIMIT 1
    ) AS best`;

const bests = rowsOf('best_plays', ['userId', 'types'], bestOf);

/**
 * The best play of each game: greatest share of the points, then longest, then first. A game without one has no entry.
 */
export async function listBest(
  on: Db | Tx,
  { userId }: OwnRows,
  types: readonly GameType[],
): Promise<ReadonlyMap<GameType, Best>> {
  return readBests(await bests(on, { userId, types }));
}

export function readBests(rows: readonly BestJson[]): ReadonlyMap<GameType, Best> {
  return new Map(
    rows.flatMap(({ type, points, maxPoints, at }) =>
      points === null || maxPoints === null || at === null
        ? []
        : [[type, { points, maxPoints, at: new Date(at) }] as const],
    ),
  );
}

const paidPlays = statement('paid_plays', ['userId', 'day'], (on, { userId, day }) =>
  on
    .select({
      type: gamePlays.type,
      plays: sql<number>`count(*)`.mapWith(Number),
      xp: sum(gamePlays.xp).mapWith(Number),
    })
    .from(gamePlays)
    .where(and(eq(gamePlays.studentId, userId), eq(gamePlays.localDay, day), gt(gamePlays.xp, 0)))
    .groupBy(gamePlays.type),
);

/** Plays per game that earned XP on a local day. A play that earned none doesn't lower the pay of the next. */
export async function listPaid(
  on: Db | Tx,
  { userId }: OwnRows,
  day: string,
): Promise<ReadonlyMap<GameType, { plays: number; xp: number }>> {
  const rows = await paidPlays(on, { userId, day });
  return new Map(rows.map(({ type, plays, xp }) => [type, { plays, xp }]));
}

export function sumOfXp(paid: ReadonlyMap<GameType, { xp: number }>): number {
  return [...paid.values()].reduce((total, { xp }) => total + xp, 0);
}

/** Plays that a student can resume, latest first, as the dashboard lists them. */
export const leftPlays: Part<'userId', LeftPlay[], LeftPlay[]> = {
  json: ({ userId }) => sql`coalesce((SELECT json_agg(play) FROM (
    SELECT id, type, started_at AS "startedAt" FROM game_plays WHERE ${isStillOpen({ userId })}
    ORDER BY started_at DESC LIMIT ${sql.raw(String(limits.leftPlaysShown))}) AS play), '[]')`,
  read: (plays) => plays.map((play) => ({ ...play, startedAt: new Date(play.startedAt).toISOString() })),
};
