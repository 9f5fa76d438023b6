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
 * Gives up a play for good. Its answers count as evidence just as in a finished play, so leaving undoes no mistake; it
 * earns no XP and sets no record. Until then an open play counts for nothing. An attempt at an assignment with any
 * answer is finished as it stands: leaving doesn't erase it.
 */
export function giveUpPlay(parts: Parts) {
  const { db, clock, tell, finishPlay } = parts;
  return async (own: OwnRows, player: Player, { id }: { id: string }): Promise<{ changed: number }> => {
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

/** The play ended with its last move, however much later it is given up. */
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
