import type { Db, Tx } from '#db/client.ts';
import { ownRows } from '#db/own-rows.ts';
import { gameAnswers, gameDays, gameMoves, gamePlays, gameTotals } from '#db/schema/all.ts';

/** A student's plays with every move and answer, and the totals kept of them. */
export async function exportGames(on: Db | Tx, userId: string) {
  const own = ownRows(on, { studentId: userId });
  return {
    gamePlays: await own(gamePlays, 'startedAt', 'id'),
    gameMoves: await own(gameMoves, 'playId', 'position'),
    gameAnswers: await own(gameAnswers, 'playId', 'place'),
    gameDays: await own(gameDays, 'localDay', 'type'),
    gameTotals: await own(gameTotals, 'type'),
  };
}
