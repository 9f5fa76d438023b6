import type { Db, Tx } from '#db/client.ts';
import { heldTests } from '#db/held-answers.ts';
import { ownRows } from '#db/own-rows.ts';
import {
  gameAnswers,
  gameDays,
  gameMisses,
  gameMoves,
  gamePlays,
  gameTestAnswers,
  gameTotals,
} from '#db/schema/all.ts';

/**
 * A student's plays with every move and answer, and the totals kept of them. Of a test whose right answers are kept
 * back, only what the student gave.
 */
export async function exportGames(on: Db | Tx, userId: string, now: Date) {
  const own = ownRows(on, { studentId: userId });
  const { rows } = await on.execute<{ id: string }>(heldTests(userId, now));
  const held = new Set(rows.map(({ id }) => id));
  const plays = await own(gamePlays, 'startedAt', 'id');
  const answers = await own(gameAnswers, 'playId', 'place');
  return {
    gamePlays: plays.map((play) => (held.has(play.id) ? { ...play, seed: null, round: null } : play)),
    gameMoves: await own(gameMoves, 'playId', 'position'),
    gameAnswers: answers.filter(({ playId }) => !held.has(playId)),
    gameTestAnswers: await own(gameTestAnswers, 'playId', 'question'),
    gameDays: await own(gameDays, 'localDay', 'type'),
    gameMisses: await own(gameMisses, 'localDay', 'type', 'word'),
    gameTotals: await own(gameTotals, 'type'),
  };
}
