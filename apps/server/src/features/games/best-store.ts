import type { LeftPlay } from '@wordgrove/contract/dashboards';
import { limits } from '@wordgrove/contract/limits';
import type { GameType } from '@wordgrove/contract/paths';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { gamePlays } from '#db/schema/all.ts';
import type { Asked, Given, Part } from '#db/statement.ts';
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

/** The best play of each game: greatest share of the points, then longest, then first; no row for a game without one. */
export const bestOf = ({ userId, types }: Asked<'userId' | 'types'>) => sql<BestJson>`
    SELECT best.* FROM unnest(${types}::text[]) AS wanted (type) CROSS JOIN LATERAL (
      SELECT ${gamePlays.type} AS type, ${gamePlays.points} AS points, ${gamePlays.maxPoints} AS "maxPoints",
        ${gamePlays.finishedAt} AS at
      FROM ${gamePlays} WHERE ${gamePlays.studentId} = ${userId} AND ${gamePlays.type} = wanted.type AND ${isRecord}
      ORDER BY ${pointShare} DESC NULLS LAST, ${gamePlays.points} DESC NULLS LAST, ${gamePlays.finishedAt} LIMIT 1
    ) AS best`;

export function readBests(rows: readonly BestJson[]): ReadonlyMap<GameType, Best> {
  return new Map(
    rows.flatMap(({ type, points, maxPoints, at }) =>
      points === null || maxPoints === null || at === null
        ? []
        : [[type, { points, maxPoints, at: new Date(at) }] as const],
    ),
  );
}

/** Plays that a student can resume, latest first, as the dashboard lists them. */
export const leftPlays: Part<'userId', LeftPlay[], LeftPlay[]> = {
  json: ({ userId }) => sql`coalesce((SELECT json_agg(play) FROM (
    SELECT id, type, started_at AS "startedAt" FROM game_plays WHERE ${isStillOpen({ userId })}
    ORDER BY started_at DESC LIMIT ${sql.raw(String(limits.leftPlaysShown))}) AS play), '[]')`,
  read: (plays) => plays.map((play) => ({ ...play, startedAt: new Date(play.startedAt).toISOString() })),
};
