import { asc, eq, getTableColumns, inArray, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { ownRows } from '#db/own-rows.ts';
import {
  assignmentClasses,
  assignmentComments,
  assignmentFiles,
  assignmentHandIns,
  assignmentStudents,
  assignments,
  assignmentWords,
  assignmentWork,
} from '#db/schema/all.ts';

/**
 * A teacher's assignments with their classes, and their frequent comments; a student's own work, extensions, grades and
 * files, and the assignments naming them. A grade that isn't returned yet is the teacher's own note. The files are
 * downloaded one by one.
 */
export async function exportAssignments(on: Db | Tx, userId: string) {
  const classes = await on
    .select({ assignmentId: assignmentClasses.assignmentId, classId: assignmentClasses.classId })
    .from(assignmentClasses)
    .innerJoin(assignments, eq(assignments.id, assignmentClasses.assignmentId))
    .where(eq(assignments.teacherId, userId));
  const words = await on
    .select(getTableColumns(assignmentWords))
    .from(assignmentWords)
    .innerJoin(assignments, eq(assignments.id, assignmentWords.assignmentId))
    .where(eq(assignments.teacherId, userId));
  const own = ownRows(on, { studentId: userId });
  const taught = ownRows(on, { teacherId: userId });
  const { studentId, draft: _, gradedBy: __, ...work } = getTableColumns(assignmentWork);
  const files = await on
    .select()
    .from(assignmentFiles)
    .where(eq(assignmentFiles.studentId, userId))
    .orderBy(assignmentFiles.addedAt, assignmentFiles.id);
  return {
    assignments: await taught(assignments, 'createdAt', 'id'),
    assignmentClasses: classes,
    assignmentWords: words,
    assignmentsForMe: await own(assignmentStudents),
    assignmentComments: await taught(assignmentComments, 'createdAt', 'id'),
    assignmentWork: await on
      .select(work)
      .from(assignmentWork)
      .where(eq(studentId, userId))
      .orderBy(asc(work.assignmentId)),
    handIns: await own(assignmentHandIns),
    handInFiles: files.map(({ studentId: _, storeKey: __, ...file }) => file),
  };
}

/**
 * Removes the files of a person's own work, and those that others added to assignments of theirs.
 *
 * @returns the keys of the bytes
 */
export async function removeFilesOf(tx: Tx, userId: string): Promise<string[]> {
  const set = tx.select({ id: assignments.id }).from(assignments).where(eq(assignments.teacherId, userId));
  const gone = await tx
    .delete(assignmentFiles)
    .where(or(eq(assignmentFiles.studentId, userId), inArray(assignmentFiles.assignmentId, set)))
    .returning({ key: assignmentFiles.storeKey });
  return gone.map(({ key }) => key);
}

/**
 * Removes the files of assignments that were removed before `before`.
 *
 * @returns the keys of the bytes
 */
export async function removeOldFiles(tx: Tx, before: Date): Promise<string[]> {
  const old = tx.select({ id: assignments.id }).from(assignments).where(lt(assignments.removedAt, before));
  const gone = await tx
    .delete(assignmentFiles)
    .where(inArray(assignmentFiles.assignmentId, old))
    .returning({ key: assignmentFiles.storeKey });
  return gone.map(({ key }) => key);
}
