import type { GameTest, GivenAnswer } from '@wordgrove/contract/games';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { PlayRow } from '#features/games/play-store.ts';
import { judgeTestPlay } from '#features/games/tests/judge-test.ts';
import { endOf, isOver } from '#features/games/tests/test-clock.ts';
import { requireFitting, showTest } from '#features/games/tests/test-service.ts';
import { holdTestPlay, keepAnswers, listMaybeOver, listTestAnswers } from '#features/games/tests/test-store.ts';
import { ownRowsOf } from '#http/builders.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import type { NoteAttempt } from '#platform/round-source.ts';
import type { FindSetTest, SetTest } from '#platform/set-test.ts';
import type { CountingParts } from './finish-play.ts';
import { countPlay } from './finish-play.ts';

type Parts = CountingParts & {
  db: Db;
  clock: Clock;
  tell: Tell;
  noteAttempt: NoteAttempt;
  findSetTest: FindSetTest;
};

type Player = Pick<Caller, 'timeZone'>;

/** Hands in a student's test with the last answers, or with what was given in time. Again, it changes nothing. */
export function finishTest(parts: Parts) {
  return (
    own: OwnRows,
    player: Player,
    { assignmentId, answers }: { assignmentId: string; answers: GivenAnswer[] },
  ): Promise<GameTest> =>
    inTransaction(parts.db, async (tx) => {
      const held = await holdTest(parts, tx, own, assignmentId);
      if (!held) throw failures.notFound();
      const { play, end, now } = held;
      if (!play.finishedAt) {
        if (!isOver(end, now)) {
          requireFitting(play, answers);
          await keepAnswers(tx, play, answers, now);
        }
        await settle(parts, tx, own, player, held);
      }
      return showTest(parts, tx, own, assignmentId);
    });
}

/** Ends a student's test if its time is over. */
export function endTest(parts: Parts) {
  return (own: OwnRows, player: Player, { assignmentId }: { assignmentId: string }): Promise<void> =>
    inTransaction(parts.db, async (tx) => {
      const held = await holdTest(parts, tx, own, assignmentId);
      if (held && !held.play.finishedAt && isOver(held.end, held.now)) await settle(parts, tx, own, player, held);
    });
}

/** Ends tests whose time is over, each in its own transaction: those of one assignment, or all. */
export function endTests(parts: Parts) {
  const end = endTest(parts);
  return async (assignmentId?: string): Promise<void> => {
    for (const { studentId, timeZone, ...test } of await listMaybeOver(parts.db, parts.clock.now(), assignmentId))
      await end(ownRowsOf({ userId: studentId }), { timeZone }, test);
  };
}

type Held = { set: SetTest; play: PlayRow; end: Date | null; now: Date };

async function holdTest({ clock, findSetTest }: Parts, tx: Tx, own: OwnRows, id: string): Promise<Held | null> {
  await takeTurns(tx, 'games', own.userId);
  const now = clock.now();
  const set = await findSetTest(tx, own, id, now);
  const play = set && (await holdTestPlay(tx, own, id));
  return set && play && { set, play, end: endOf(play.startedAt, set), now };
}

/** It ended at its end, however much later that is noticed; its evidence is of when each answer was given. */
async function settle(
  parts: Parts,
  tx: Tx,
  own: OwnRows,
  player: Player,
  { set, play, end, now }: Held,
): Promise<void> {
  const at = end !== null && end < now ? end : now;
  const judged = judgeTestPlay(play, await listTestAnswers(tx, play));
  const claimedMs = Math.max(judged.claimedMs, at.getTime() - play.startedAt.getTime());
  await countPlay(parts, tx, own, player, play, { ...judged, claimedMs }, at);
  await parts.noteAttempt(tx, own, set.assignmentId, at);
  await parts.tell(tx, [own.userId], 'games', 'xp');
}
