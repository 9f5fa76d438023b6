import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '#db/client.ts';
import { authUsers, classEnrolments, classes, classTeachers, profiles } from '#db/schema/all.ts';
import { shownName } from '#db/shown-name.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';

type Status = (typeof classEnrolments.$inferSelect)['status'];

export type OwnEnrolmentRow = {
  id: string;
  classId: string;
  className: string;
  teacherId: string;
  teacherName: string | null;
  status: Status;
  signInHelp: boolean;
  enrolledAt: Date;
};

/** The student's open classes, newest first: per class the enrolment that stands, or the last one that was refused. */
export async function listOwnEnrolments(on: Db | Tx, own: OwnRows): Promise<OwnEnrolmentRow[]> {
  const rows = await selectOwn(on, own, isNull(classes.archivedAt));
  return rows.sort((one, other) => other.enrolledAt.getTime() - one.enrolledAt.getTime());
}

export async function findOwnEnrolment(on: Db | Tx, own: OwnRows, id: string): Promise<OwnEnrolmentRow | null> {
  const [row] = await selectOwn(on, own, eq(classEnrolments.id, id));
  return row ?? null;
}

/** The teacher named is who teaches the class now; the one of the invite only when nobody does. */
async function selectOwn(on: Db | Tx, own: OwnRows, condition: SQL): Promise<OwnEnrolmentRow[]> {
  const teaching = on
    .select({ teacherId: classTeachers.teacherId })
    .from(classTeachers)
    .where(eq(classTeachers.classId, classEnrolments.classId))
    .orderBy(asc(classTeachers.createdAt), asc(classTeachers.teacherId))
    .limit(1)
    .as('teaching');
  return on
    .selectDistinctOn([classEnrolments.classId], {
      id: classEnrolments.id,
      classId: classEnrolments.classId,
      className: classes.name,
      teacherId: sql<string>`coalesce(${teaching.teacherId}, ${classEnrolments.teacherId})`,
      teacherName: shownName,
      status: classEnrolments.status,
      signInHelp: classEnrolments.signInHelp,
      enrolledAt: classEnrolments.enrolledAt,
    })
    .from(classEnrolments)
    .innerJoin(classes, eq(classes.id, classEnrolments.classId))
    .leftJoinLateral(teaching, sql`true`)
    .leftJoin(authUsers, eq(authUsers.id, teaching.teacherId))
    .leftJoin(profiles, eq(profiles.userId, authUsers.id))
    .where(and(eq(classEnrolments.studentId, own.userId), condition))
    .orderBy(
      asc(classEnrolments.classId),
      desc(inArray(classEnrolments.status, ['pending', 'active'])),
      desc(classEnrolments.enrolledAt),
      desc(classEnrolments.id),
    );
}

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
