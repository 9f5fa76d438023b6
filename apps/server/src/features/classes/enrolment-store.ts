import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '#db/client.ts';
import { classEnrolments, classes, classTeachers } from '#db/schema/all.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';

type Status = (typeof classEnrolments.$inferSelect)['status'];

/** Sets whether teachers may help the student sign in. Somebody else's enrolment stays as it is. */
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

/** The enrolments among these in the teacher's classes, locked until the transaction ends. */
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

/** Pending and active enrolments of students in classes where an earlier enrolment of theirs ended, paired with it. */
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

/** For enrolments locked by `holdEnrolments`. */
export async function setStatus(tx: Tx, held: readonly HeldEnrolment[], status: Status, now: Date): Promise<void> {
  if (held.length === 0) return;
  const ids = held.map((enrolment) => enrolment.id);
  await tx
    .update(classEnrolments)
    .set({ status, decidedAt: now, updatedAt: now })
    .where(inArray(classEnrolments.id, ids));
}

/** For an enrolment locked by `holdEnrolments`. */
export async function setExtraTime(tx: Tx, held: HeldEnrolment, extraTime: number, now: Date): Promise<void> {
  await tx.update(classEnrolments).set({ extraTime, updatedAt: now }).where(eq(classEnrolments.id, held.id));
}

/**
 * For an enrolment locked by `holdEnrolments`. Fails on `class_enrolments_once` if the student is already in the class.
 */
export async function setClass(tx: Tx, held: HeldEnrolment, classId: string, now: Date): Promise<void> {
  await tx.update(classEnrolments).set({ classId, updatedAt: now }).where(eq(classEnrolments.id, held.id));
}

export type SharedClass = { name: string; signInHelp: boolean };

/**
 * An open class of the teacher's in which the student is active, preferring one with sign-in help, then the oldest;
 * null when there is none.
 */
export async function findSharedClass(tx: Tx, taught: TaughtBy, studentId: string): Promise<SharedClass | null> {
  const [row] = await tx
    .select({ name: classes.name, signInHelp: classEnrolments.signInHelp })
    .from(classEnrolments)
    .innerJoin(classTeachers, eq(classTeachers.classId, classEnrolments.classId))
    .innerJoin(classes, eq(classes.id, classEnrolments.classId))
    .where(
      and(
        eq(classEnrolments.studentId, studentId),
        eq(classEnrolments.status, 'active'),
        eq(classTeachers.teacherId, taught.teacherId),
        isNull(classes.archivedAt),
      ),
    )
    .orderBy(desc(classEnrolments.signInHelp), asc(classEnrolments.enrolledAt))
    .limit(1);
  return row ?? null;
}

/** Whether a student is in an open class, or waits for one. */
export async function isInOpenClass(tx: Tx, studentId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: classEnrolments.id })
    .from(classEnrolments)
    .innerJoin(classes, and(eq(classes.id, classEnrolments.classId), isNull(classes.archivedAt)))
    .where(and(eq(classEnrolments.studentId, studentId), inArray(classEnrolments.status, ['pending', 'active'])))
    .limit(1);
  return rows.length > 0;
}

/** The teachers of the open classes in which any of the students is active or pending. */
export async function listTeachersOf(tx: Tx, studentIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: classTeachers.teacherId })
    .from(classEnrolments)
    .innerJoin(classTeachers, eq(classTeachers.classId, classEnrolments.classId))
    .innerJoin(classes, and(eq(classes.id, classEnrolments.classId), isNull(classes.archivedAt)))
    .where(
      and(inArray(classEnrolments.studentId, [...studentIds]), inArray(classEnrolments.status, ['pending', 'active'])),
    );
  return rows.map(({ id }) => id);
}
