import { and, asc, eq, inArray, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '#db/client.ts';
import {
  authUsers,
  classEnrolments,
  classes,
  classHandovers,
  classInvites,
  classInviteUses,
  classStudentActivities,
  classTeachers,
} from '#db/schema/all.ts';
import { countUsesBack, holdInvites } from './invite-store.ts';

/** Everything about classes that is the person's own, and nothing about other people in them. */
export async function exportClasses(on: Db | Tx, userId: string) {
  const taughtClasses = await on
    .select({ class: classes, since: classTeachers.createdAt })
    .from(classTeachers)
    .innerJoin(classes, eq(classes.id, classTeachers.classId))
    .where(eq(classTeachers.teacherId, userId))
    .orderBy(asc(classes.createdAt));
  const invites = await on
    .select()
    .from(classInvites)
    .where(eq(classInvites.teacherId, userId))
    .orderBy(asc(classInvites.createdAt));
  const own = on.select({ email: authUsers.email }).from(authUsers).where(eq(authUsers.id, userId));
  const handovers = await on
    .select()
    .from(classHandovers)
    .where(or(eq(classHandovers.teacherId, userId), inArray(classHandovers.toEmail, own)))
    .orderBy(asc(classHandovers.createdAt));
  const enrolments = await on
    .select({ enrolment: classEnrolments, className: classes.name })
    .from(classEnrolments)
    .innerJoin(classes, eq(classes.id, classEnrolments.classId))
    .where(eq(classEnrolments.studentId, userId))
    .orderBy(asc(classEnrolments.enrolledAt));
  const usedInvites = await on
    .select({ inviteId: classInviteUses.inviteId, usedAt: classInviteUses.usedAt })
    .from(classInviteUses)
    .where(eq(classInviteUses.studentId, userId));
  const activities = await on
    .select()
    .from(classStudentActivities)
    .where(eq(classStudentActivities.studentId, userId))
    .orderBy(asc(classStudentActivities.at));
  return {
    taughtClasses: taughtClasses.map((row) => ({ ...row.class, teachingSince: row.since })),
    invites: invites.map(({ lastUsedBy: _, ...invite }) => invite),
    enrolments: enrolments.map(({ enrolment, className }) => ({ ...enrolment, className })),
    handovers: handovers.map(({ teacherId, ...row }) => ({ ...row, isMine: teacherId === userId })),
    usedInvites,
    activities,
  };
}

/** The names of the teacher's classes that aren't archived, oldest first. */
export async function listOpenClassNames(tx: Tx, teacherId: string): Promise<string[]> {
  const rows = await tx
    .select({ name: classes.name })
    .from(classes)
    .innerJoin(classTeachers, eq(classTeachers.classId, classes.id))
    .where(and(eq(classTeachers.teacherId, teacherId), isNull(classes.archivedAt)))
    .orderBy(asc(classes.createdAt), asc(classes.id));
  return rows.map((row) => row.name);
}

/** The teachers of every class in which the student is active or pending. */
export async function listTeachersOf(tx: Tx, studentId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: classTeachers.teacherId })
    .from(classEnrolments)
    .innerJoin(classTeachers, eq(classTeachers.classId, classEnrolments.classId))
    .where(and(eq(classEnrolments.studentId, studentId), inArray(classEnrolments.status, ['pending', 'active'])))
    .orderBy(asc(classTeachers.teacherId));
  return rows.map((row) => row.id);
}

/** Every student with an enrolment, in any state, in a class the teacher teaches. */
export async function listStudentsOf(tx: Tx, teacherId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: classEnrolments.studentId })
    .from(classTeachers)
    .innerJoin(classEnrolments, eq(classEnrolments.classId, classTeachers.classId))
    .where(eq(classTeachers.teacherId, teacherId));
  return rows.map((row) => row.id);
}

/** Gives back every invite use that the student took. */
export async function freeInviteUsesOf(tx: Tx, studentId: string, now: Date): Promise<void> {
  const taken = tx
    .select({ id: classInviteUses.inviteId })
    .from(classInviteUses)
    .where(eq(classInviteUses.studentId, studentId));
  await holdInvites(tx, inArray(classInvites.id, taken));
  const freed = await tx
    .delete(classInviteUses)
    .where(eq(classInviteUses.studentId, studentId))
    .returning({ inviteId: classInviteUses.inviteId });
  await countUsesBack(tx, freed, now);
}

/** Removes the student from invites that name them as the last user. */
export async function forgetStudent(tx: Tx, studentId: string): Promise<void> {
  await tx.update(classInvites).set({ lastUsedBy: null }).where(eq(classInvites.lastUsedBy, studentId));
}

/**
 * Removes the classes that nobody else teaches, with their invites and enrolments. In other classes, what still names
 * the teacher passes to a current teacher.
 */
export async function removeTeaching(tx: Tx, teacherId: string): Promise<void> {
  const other = alias(classTeachers, 'other');
  const elsewhere = tx
    .select({ id: other.classId })
    .from(other)
    .where(and(eq(other.classId, classTeachers.classId), ne(other.teacherId, teacherId)));
  const rows = await tx
    .select({ id: classTeachers.classId })
    .from(classTeachers)
    .where(and(eq(classTeachers.teacherId, teacherId), notExists(elsewhere)));
  const classIds = rows.map((row) => row.id);
  const address = tx.select({ email: authUsers.email }).from(authUsers).where(eq(authUsers.id, teacherId));
  await tx.delete(classHandovers).where(inArray(classHandovers.toEmail, address));
  await tx.delete(classes).where(inArray(classes.id, classIds));
  await tx.delete(classTeachers).where(eq(classTeachers.teacherId, teacherId));
  await passOn(tx, teacherId);
  await tx.delete(classStudentActivities).where(eq(classStudentActivities.teacherId, teacherId));
}

/** In classes that others teach now, invites and enrolments name one of those teachers. */
async function passOn(tx: Tx, teacherId: string): Promise<void> {
  for (const table of [classInvites, classEnrolments]) {
    const heir = tx
      .select({ id: classTeachers.teacherId })
      .from(classTeachers)
      .where(eq(classTeachers.classId, table.classId))
      .orderBy(asc(classTeachers.createdAt), asc(classTeachers.teacherId))
      .limit(1);
    await tx
      .update(table)
      .set({ teacherId: sql`(${heir})` })
      .where(eq(table.teacherId, teacherId));
  }
}
