import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '#db/client.ts';
import { classEnrolments, classes, classTeachers } from '#db/schema/all.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';

type Status = (typeof classEnrolments.$inferSelect)['status'];

/** Says whether teachers may help the student to sign in. Nothing happens to somebody else's enrolment. */
export async function setSignInHelp(tx: Tx, own: OwnRows, id: string, signInHelp: boolean, now: Date): Promise<void> {
  await tx
    .update(classEnrolments)
    .set({ signInHelp, updatedAt: now })
    .where(and(eq(classEnrolments.id, id), eq(classEnrolments.studentId, own.userId)));
}

export type HeldEnrolment = {
  id: string;
  studentId: string;
  classId: string;
  className: string;
  status: Status;
  decidedAt: Date | null;
};

/** Those of the enrolments that are in the teacher's classes, kept from changing until the transaction ends. */
export function holdEnrolments(tx: Tx, taught: TaughtBy, ids: readonly string[]): Promise<HeldEnrolment[]> {
  return tx
    .select({
      id: classEnrolments.id,
      studentId: classEnrolments.studentId,
      classId: classEnrolments.classId,
      className: classes.name,
      status: classEnrolments.status,
      decidedAt: classEnrolments.decidedAt,
    })
    .from(classEnrolments)
    .innerJoin(classes, eq(classes.id, classEnrolments.classId))
    .innerJoin(classTeachers, eq(classTeachers.classId, classes.id))
    .where(and(inArray(classEnrolments.id, [...ids]), eq(classTeachers.teacherId, taught.teacherId)))
    .orderBy(asc(classEnrolments.id))
    .for('no key update', { of: classEnrolments });
}

/** The waiting and active enrolments of a student in a class where an earlier one ended; the first is the earlier one. */
export async function listStanding(
  tx: Tx,
  ended: readonly HeldEnrolment[],
): Promise<{ endedId: string; standingId: string }[]> {
  if (ended.length === 0) return [];
  const earlier = alias(classEnrolments, 'earlier');
  return tx
    .select({ endedId: earlier.id, standingId: classEnrolments.id })
    .from(classEnrolments)
    .innerJoin(
      earlier,
      and(eq(earlier.studentId, classEnrolments.studentId), eq(earlier.classId, classEnrolments.classId)),
    )
    .where(
      and(
        inArray(
          earlier.id,
          ended.map(({ id }) => id),
        ),
        inArray(classEnrolments.status, ['pending', 'active']),
      ),
    );
}

/** For enrolments that `holdEnrolments` gave out. */
export async function setStatus(tx: Tx, held: readonly HeldEnrolment[], status: Status, now: Date): Promise<void> {
  if (held.length === 0) return;
  const ids = held.map((enrolment) => enrolment.id);
  await tx
    .update(classEnrolments)
    .set({ status, decidedAt: now, updatedAt: now })
    .where(inArray(classEnrolments.id, ids));
}

/** For an enrolment that `holdEnrolments` gave out. Fails on `class_enrolments_once` if the student is there already. */
export async function setClass(tx: Tx, held: HeldEnrolment, classId: string, now: Date): Promise<void> {
  await tx.update(classEnrolments).set({ classId, updatedAt: now }).where(eq(classEnrolments.id, held.id));
}
