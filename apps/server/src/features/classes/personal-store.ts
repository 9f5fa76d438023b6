import { and, asc, desc, eq, inArray, isNull, ne, notExists, or, sql } from 'drizzle-orm';
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
  classTeacherOffers,
  classTeachers,
} from '#db/schema/all.ts';
import { countUsesBack, holdInvites } from './invite-store.ts';

/** Everything about classes that is the person's own, and nothing about other people in them. */
export async function exportClasses(on: Db | Tx, userId: string) {
  const taughtClasses = await on
    .select({ class: classes, since: classTeachers.createdAt, isOwner: classTeachers.isOwner })
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
  const offers = await on
    .select()
    .from(classTeacherOffers)
    .where(
      or(
        eq(classTeacherOffers.teacherId, userId),
        eq(classTeacherOffers.takenBy, userId),
        inArray(classTeacherOffers.toEmail, own),
      ),
    )
    .orderBy(asc(classTeacherOffers.createdAt));
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
    taughtClasses: taughtClasses.map((row) => ({ ...row.class, teachingSince: row.since, isOwner: row.isOwner })),
    invites: invites.map(({ lastUsedBy: _, ...invite }) => invite),
    enrolments: enrolments.map(({ enrolment, className }) => ({ ...enrolment, className })),
    handovers: handovers.map(({ teacherId, ...row }) => ({ ...row, isMine: teacherId === userId })),
    teacherOffers: offers.map(({ teacherId, takenBy, tokenHash: _, ...row }) => ({
      ...row,
      isMine: teacherId === userId,
      isTaken: takenBy === userId,
    })),
    usedInvites,
    activities,
  };
}

/** The names of the classes that the teacher owns and that aren't archived, oldest first. */
export async function listOwnedOpenClassNames(tx: Tx, teacherId: string): Promise<string[]> {
  const rows = await tx
    .select({ name: classes.name })
    .from(classes)
    .innerJoin(classTeachers, eq(classTeachers.classId, classes.id))
    .where(and(eq(classTeachers.teacherId, teacherId), eq(classTeachers.isOwner, true), isNull(classes.archivedAt)))
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

/** The classes that others teach too, and which of them is to have what the teacher leaves behind. */
export async function listShared(
  tx: Tx,
  teacherId: string,
): Promise<{ classId: string; heirId: string; teacherIds: string[] }[]> {
  const { rows } = await tx.execute<{ classId: string; heirId: string; teacherIds: string[] }>(sql`
    SELECT own.class_id AS "classId",
      (array_agg(other.teacher_id ORDER BY other.is_owner DESC, other.created_at, other.teacher_id))[1] AS "heirId",
      array_agg(other.teacher_id) AS "teacherIds"
    FROM ${classTeachers} AS own
    JOIN ${classTeachers} AS other ON other.class_id = own.class_id AND other.teacher_id <> own.teacher_id
    WHERE own.teacher_id = ${teacherId} GROUP BY own.class_id ORDER BY own.class_id`);
  return rows;
}

/**
 * Removes the classes that nobody else teaches, with their invites and enrolments. In other classes, what still names
 * the teacher passes to a current teacher, and one of them owns it.
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
  const shared = await listShared(tx, teacherId);
  await tx.delete(classTeacherOffers).where(inArray(classTeacherOffers.toEmail, address));
  await tx.delete(classTeachers).where(eq(classTeachers.teacherId, teacherId));
  for (const { classId, heirId } of shared) await makeOwner(tx, classId, heirId);
  await passOn(tx, teacherId);
  await tx.delete(classStudentActivities).where(eq(classStudentActivities.teacherId, teacherId));
}

/** Makes a teacher of a class its owner, if it has none. */
async function makeOwner(tx: Tx, classId: string, teacherId: string): Promise<void> {
  const owned = tx
    .select({ id: classTeachers.classId })
    .from(classTeachers)
    .where(and(eq(classTeachers.classId, classId), eq(classTeachers.isOwner, true)));
  await tx
    .update(classTeachers)
    .set({ isOwner: true })
    .where(and(eq(classTeachers.classId, classId), eq(classTeachers.teacherId, teacherId), notExists(owned)));
}

/** In classes that others teach now, invites and enrolments name one of those teachers. */
async function passOn(tx: Tx, teacherId: string): Promise<void> {
  for (const table of [classInvites, classEnrolments]) {
    const heir = tx
      .select({ id: classTeachers.teacherId })
      .from(classTeachers)
      .where(eq(classTeachers.classId, table.classId))
      .orderBy(desc(classTeachers.isOwner), asc(classTeachers.createdAt), asc(classTeachers.teacherId))
      .limit(1);
    await tx
      .update(table)
      .set({ teacherId: sql`(${heir})` })
      .where(eq(table.teacherId, teacherId));
  }
}
