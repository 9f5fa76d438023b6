import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { gameAnswers, gameDays, gameMoves, gamePlays, gameTotals } from '#db/schema/all.ts';

/** A student's plays with every move and answer, and the totals kept of them. */
export async function exportGames(on: Db | Tx, userId: string) {
  const plays = await on
    .select()
    .from(gamePlays)
    .where(eq(gamePlays.studentId, userId))
    .orderBy(asc(gamePlays.startedAt), asc(gamePlays.id));
  const moves = await on
    .select()
    .from(gameMoves)
    .where(eq(gameMoves.studentId, userId))
    .orderBy(asc(gameMoves.playId), asc(gameMoves.position));
  const answers = await on
    .select()
    .from(gameAnswers)
    .where(eq(gameAnswers.studentId, userId))
    .orderBy(asc(gameAnswers.playId), asc(gameAnswers.place));
  const days = await on
    .select()
    .from(gameDays)
    .where(eq(gameDays.studentId, userId))
    .orderBy(asc(gameDays.localDay), asc(gameDays.type));
  const totals = await on
    .select()
    .from(gameTotals)
    .where(eq(gameTotals.studentId, userId))
    .orderBy(asc(gameTotals.type));
  return {
    gamePlays: plays.map(withoutOwner),
    gameMoves: moves.map(withoutOwner),
    gameAnswers: answers.map(withoutOwner),
    gameDays: days.map(withoutOwner),
    gameTotals: totals.map(withoutOwner),
  };
}

function withoutOwner<Row extends { studentId: string }>({ studentId: _, ...row }: Row): Omit<Row, 'studentId'> {
  return row;
}
