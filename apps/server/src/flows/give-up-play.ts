import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { holdGames } from '#features/games/best-store.ts';
import { judgePlay } from '#features/games/judged.ts';
import type { PlayRow } from '#features/games/play-store.ts';
import { holdPlay, isOpen, lastReceivedAt, leavePlay, listMoves } from '#features/games/play-store.ts';
import type { RecordEvidence } from '#features/memory/service.ts';
import type { OwnRows } from '#http/context.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { evidenceOfPlay } from './finish-play.ts';

type Parts = { db: Db; clock: Clock; tell: Tell; recordEvidence: RecordEvidence };

/**
 * Gives a play up for good. What was answered in it tells of its words as it would have at the end, so that leaving
 * undoes no mistake; it earns no XP and is no record. A play that can still be gone on with counts for nothing yet.
 */
export function giveUpPlay(parts: Parts) {
  const { db, clock, tell } = parts;
  return (own: OwnRows, id: string): Promise<{ changed: number }> =>
    inTransaction(db, async (tx) => {
      await holdGames(tx, own);
      const play = await holdPlay(tx, own, id);
      if (!play || !isOpen(play)) return { changed: 0 };
      const now = clock.now();
      await recordAnswered(parts, tx, own, play, now);
      const changed = await leavePlay(tx, own, id, now);
      await tell(tx, [own.userId], 'games');
      return { changed };
    });
}

/** The play ended with the last move that came of it, however long after that it is given up. */
async function recordAnswered(
  { recordEvidence }: Parts,
  tx: Tx,
  own: OwnRows,
  play: PlayRow,
  now: Date,
): Promise<void> {
  const end = await lastReceivedAt(tx, own, play.id);
  if (!end) return;
  const judged = judgePlay(play, await listMoves(tx, own, play.id));
  await recordEvidence(tx, own, evidenceOfPlay(play, judged, end), now);
}
