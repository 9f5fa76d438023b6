import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import { judgePlay } from '#features/games/judged.ts';
import type { PlayRow } from '#features/games/play-store.ts';
import { findPlay, holdPlay, isOpen, lastReceivedAt, leavePlay, listMoves } from '#features/games/play-store.ts';
import type { RecordEvidence } from '#features/memory/service.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { evidenceOfPlay } from './finish-play.ts';

type FinishPlay = (own: OwnRows, player: Player, sent: { id: string; from: number; moves: [] }) => Promise<unknown>;
type Player = Pick<Caller, 'timeZone'>;
type Parts = { db: Db; clock: Clock; tell: Tell; recordEvidence: RecordEvidence; finishPlay: FinishPlay };

/**
 * Gives a play up for good. What was answered in it tells of its words as it would have at the end, so that leaving
 * undoes no mistake; it earns no XP and is no record. A play that can still be gone on with counts for nothing yet. An
 * attempt at an assignment in which something was answered ends as it stands: leaving doesn't make it undone.
 */
export function giveUpPlay(parts: Parts) {
  const { db, clock, tell, finishPlay } = parts;
  return async (own: OwnRows, player: Player, id: string): Promise<{ changed: number }> => {
    const attempt = await findPlay(db, own, id);
    if (attempt?.assignmentId && isOpen(attempt)) {
      const { length } = await listMoves(db, own, id);
      if (length > 0) {
        await finishPlay(own, player, { id, from: length, moves: [] });
        return { changed: 1 };
      }
    }
    return inTransaction(db, async (tx) => {
      await takeTurns(tx, 'games', own.userId);
      const play = await holdPlay(tx, own, id);
      if (!play || !isOpen(play)) return { changed: 0 };
      const now = clock.now();
      await recordAnswered(parts, tx, own, play, now);
      const changed = await leavePlay(tx, own, id, now);
      await tell(tx, [own.userId], 'games');
      return { changed };
    });
  };
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
