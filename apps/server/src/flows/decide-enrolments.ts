import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { listTeacherIds } from '#features/classes/class-store.ts';
import type { HeldEnrolment } from '#features/classes/enrolment-store.ts';
import { holdEnrolments, setStatus } from '#features/classes/enrolment-store.ts';
import { freeUses } from '#features/classes/invite-store.ts';
import { tellTopics } from '#features/classes/tell-topics.ts';
import type { NewNotice } from '#features/notices/store.ts';
import { insertNotices } from '#features/notices/store.ts';
import type { Call } from '#http/call.ts';
import type { Caller, TaughtBy } from '#http/context.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import type { Random } from '#platform/random.ts';

export type DecidingParts = { db: Db; clock: Clock; random: Random; tell: Tell };
export type Decider = Pick<Caller, 'displayName'>;
export type Decision = { from: HeldEnrolment['status']; to: HeldEnrolment['status']; notice: NewNotice['kind'] };

export const approval: Decision = { from: 'pending', to: 'active', notice: 'enrolment-approved' };
const refusal: Decision = { from: 'pending', to: 'declined', notice: 'enrolment-declined' };
const removal: Decision = { from: 'active', to: 'removed', notice: 'class-left' };

export const approveEnrolments = (parts: DecidingParts) => decide(parts, [approval]);
export const declineEnrolments = (parts: DecidingParts) => decide(parts, [refusal]);

/** Students who are still pending are declined instead, which frees their use of the code. */
export const removeEnrolments = (parts: DecidingParts) => decide(parts, [removal, refusal]);

/**
 * Decides on many enrolments; those that aren't the teacher's or are no longer open to the decision stay as they are.
 */
function decide(parts: DecidingParts, decisions: readonly Decision[]): Call<'classes.remove', [Decider, TaughtBy]> {
  return (decider, taught, { enrolmentIds }) =>
    inTransaction(parts.db, async (tx) => {
      const held = await holdEnrolments(tx, taught, enrolmentIds);
      const changed: HeldEnrolment[] = [];
      for (const decision of decisions) {
        const affected = held.filter((enrolment) => enrolment.status === decision.from);
        await carryOut(parts, tx, decider, decision, affected);
        changed.push(...affected);
      }
      if (changed.length > 0) await spread(parts, tx, changed);
      return { changed: changed.length };
    });
}

/** For locked enrolments in the decision's `from` status. */
export async function carryOut(
  { clock, random }: DecidingParts,
  tx: Tx,
  decider: Decider,
  decision: Decision,
  affected: readonly HeldEnrolment[],
): Promise<void> {
  if (affected.length === 0) return;
  const now = clock.now();
  await setStatus(tx, affected, decision.to, now);
  if (decision.to === 'declined') await freeUses(tx, idsOf(affected), now);
  const notices = affected.map(({ studentId, className }) => ({
    id: random.uuid(),
    userId: studentId,
    kind: decision.notice,
    params: { className, teacherName: decider.displayName },
    now,
  }));
  await insertNotices(tx, notices);
}

/** Tells everybody whose screens show the decisions. */
export async function spread({ tell }: DecidingParts, tx: Tx, changed: readonly HeldEnrolment[]): Promise<void> {
  const studentIds = [...new Set(changed.map((enrolment) => enrolment.studentId))];
  const teacherIds = await listTeacherIds(
    tx,
    changed.map((enrolment) => enrolment.classId),
  );
  await tellTopics(tell, tx, teacherIds, ['roster', 'classes', 'invites', 'profile']);
  await tellTopics(tell, tx, studentIds, ['enrolments', 'profile', 'notices']);
}

function idsOf(enrolments: readonly HeldEnrolment[]): string[] {
  return enrolments.map((enrolment) => enrolment.id);
}
