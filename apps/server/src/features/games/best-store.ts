import type { GameType } from '@wordgrove/contract/paths';
import type { Placeholder } from 'drizzle-orm';
import { and, eq, gt, isNull, ne, sql, sum } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { gamePlays, gameTotals } from '#db/schema/all.ts';
import { rowsOf, statement } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import { isRecord, pointShare } from './play-store.ts';

/** Of a learner, or of whoever stands in that place of a prepared statement. */
export const isStillOpen = ({ userId }: Pick<OwnRows, 'userId'> | { userId: Placeholder }) =>
  and(eq(gamePlays.studentId, userId), isNull(gamePlays.finishedAt), isNull(gamePlays.leftAt));

/** Makes the finishes of a student's plays follow one another until the transactions end. */
export async function holdGames(tx: Tx, own: OwnRows): Promise<void> {
  await held(tx, { userId: own.userId });
}

const held = rowsOf(
  'hold_games',
  ['userId'],
  ({ userId }) => sql<unknown>`SELECT pg_advisory_xact_lock(hashtextextended('games:' || ${userId}::text, 0))`,
);

export type Best = { points: number; maxPoints: number; at: Date };

/** The play of a game with the greatest share of its points, of several the longest and then the first; null when there is none. */
export async function findBest(on: Db | Tx, own: OwnRows, type: GameType): Promise<Best | null> {
  const [row] = await on
    .select({ points: gamePlays.points, maxPoints: gamePlays.maxPoints, at: gamePlays.finishedAt })
    .from(gamePlays)
    .where(and(eq(gamePlays.studentId, own.userId), eq(gamePlays.type, type), isRecord))
    .orderBy(sql`${pointShare} DESC NULLS LAST`, sql`${gamePlays.points} DESC NULLS LAST`, gamePlays.finishedAt)
    .limit(1);
  if (row?.points == null || row.maxPoints === null || row.at === null) return null;
  return { points: row.points, maxPoints: row.maxPoints, at: row.at };
}

/** How often each game was played. */
export async function countPlays(on: Db | Tx, own: OwnRows): Promise<ReadonlyMap<GameType, number>> {
  const rows = await totals(on, { userId: own.userId });
  return new Map(rows.map(({ type, plays }) => [type, plays]));
}

const totals = statement('game_totals', ['userId'], (on, { userId }) =>
  on
    .select({ type: gameTotals.type, plays: gameTotals.plays })
    .from(gameTotals)
    .where(eq(gameTotals.studentId, userId)),
);

/** The most recently begun open play of each game. */
export async function listOpen(on: Db | Tx, own: OwnRows): Promise<ReadonlyMap<GameType, string>> {
  const rows = await on
    .select({ type: gamePlays.type, id: gamePlays.id })
    .from(gamePlays)
    .where(isStillOpen(own))
    .orderBy(gamePlays.startedAt);
  return new Map(rows.map(({ type, id }) => [type, id]));
}

/** How many plays of each game gave XP on a local day: a play that gave none leaves the next its full pay. */
export async function listPaid(
  on: Db | Tx,
  own: OwnRows,
  localDay: string,
): Promise<ReadonlyMap<GameType, { plays: number; xp: number }>> {
  const rows = await on
    .select({
      type: gamePlays.type,
      plays: sql<number>`count(*)`.mapWith(Number),
      xp: sum(gamePlays.xp).mapWith(Number),
    })
    .from(gamePlays)
    .where(and(eq(gamePlays.studentId, own.userId), eq(gamePlays.localDay, localDay), gt(gamePlays.xp, 0)))
    .groupBy(gamePlays.type);
  return new Map(rows.map(({ type, plays, xp }) => [type, { plays, xp }]));
}

export type PaidPlay = { startedAt: Date; playedMs: number; xp: number };

/** The other plays that were finished since an instant by somebody who can have read them. */
export async function listPaidSince(on: Tx, own: OwnRows, exceptId: string, since: Date): Promise<PaidPlay[]> {
  const rows = await on
    .select({
      startedAt: gamePlays.startedAt,
      playedMs: gamePlays.playedMs,
      xp: gamePlays.xp,
    })
    .from(gamePlays)
    .where(
      and(eq(gamePlays.studentId, own.userId), gt(gamePlays.finishedAt, since), ne(gamePlays.id, exceptId), isRecord),
    );
  return rows.map(({ startedAt, playedMs, xp }) => ({ startedAt, playedMs: playedMs ?? 0, xp: xp ?? 0 }));
}

export function sumOfXp(paid: ReadonlyMap<GameType, { xp: number }>): number {
  return [...paid.values()].reduce((total, { xp }) => total + xp, 0);
}
