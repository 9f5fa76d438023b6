import type { Tx } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import { passAssignmentsOn, splitAssignments } from '#features/assignments/pass-store.ts';
import { passInvitesOn } from '#features/classes/invite-store.ts';
import { movePlays } from '#features/games/play-store.ts';
import { moveNotices } from '#features/notices/personal-store.ts';
import type { Random } from '#platform/random.ts';

type Leaving = { classId: string; fromId: string; toId: string; now: Date };

/**
 * What a teacher who leaves a class set for it, and the codes made for it, become another of its teachers', so that
 * nothing that was handed in is without a teacher. Homework that was set for other classes too is split.
 */
export async function leaveWorkBehind(tx: Tx, random: Random, { now, ...passing }: Leaving): Promise<void> {
  const { classId, fromId, toId } = passing;
  // Neither sets or changes homework meanwhile.
  await takeTurns(tx, 'assignments', fromId, toId);
  await passInvitesOn(tx, { classId, fromId, toId, now });
  const moves = await splitAssignments(tx, random.uuid, passing);
  await movePlays(tx, moves);
  await moveNotices(tx, moves);
  await passAssignmentsOn(tx, passing);
}
