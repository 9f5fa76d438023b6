import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import { findClass, listTeacherIds } from '#features/classes/class-store.ts';
import type { HeldEnrolment } from '#features/classes/enrolment-store.ts';
import { holdEnrolments, setClass } from '#features/classes/enrolment-store.ts';
import { presentRosterEntry } from '#features/classes/present.ts';
import { findRosterRow } from '#features/classes/roster-store.ts';
import { tellTopics } from '#features/classes/tell-topics.ts';
import type { Call } from '#http/call.ts';
import type { TaughtBy } from '#http/context.ts';
import { violatedConstraint } from '#http/errors.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';

type Parts = { db: Db; clock: Clock; tell: Tell };

/** Moves a student, pending or active, to another class of the same teacher. */
export function moveEnrolment({ db, clock, tell }: Parts): Call<'classes.move', [TaughtBy]> {
  return async (taught, { enrolmentId, toClassId }, errors) => {
    try {
      return await inTransaction(db, async (tx) => {
        await takeTurns(tx, 'classes', taught.teacherId);
        const [held] = await holdEnrolments(tx, taught, [enrolmentId]);
        const target = await findClass(tx, taught, toClassId);
        if (!held || !isOnRoster(held) || !target) throw failures.notFound();
        if (held.classId !== target.id) {
          if (target.archivedAt) throw errors['class-archived']();
          await setClass(tx, held, target.id, clock.now());
          await spread(tell, tx, held, target.id);
        }
        const moved = await findRosterRow(tx, taught, enrolmentId);
        if (!moved) throw failures.notFound();
        return presentRosterEntry(moved);
      });
    } catch (error) {
      if (violatedConstraint(error) === 'class_enrolments_once') throw errors['already-enrolled']();
      throw error;
    }
  };
}

function isOnRoster({ status }: HeldEnrolment): boolean {
  return status === 'pending' || status === 'active';
}

async function spread(tell: Tell, tx: Tx, held: HeldEnrolment, toClassId: string): Promise<void> {
  const teacherIds = await listTeacherIds(tx, [held.classId, toClassId]);
  await tellTopics(tell, tx, teacherIds, ['roster', 'classes', 'profile']);
  await tellTopics(tell, tx, [held.studentId], ['enrolments', 'profile']);
}
