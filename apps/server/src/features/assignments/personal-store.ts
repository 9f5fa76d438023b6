import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { ownRows } from '#db/own-rows.ts';
import {
  assignmentClasses,
  assignmentComments,
  assignmentStudents,
  assignments,
  assignmentWork,
} from '#db/schema/all.ts';

/**
 * A teacher's assignments with their classes, and their frequent comments; a student's own work, extensions and grades,
 * and the assignments naming them. A grade that isn't returned yet is the teacher's own note.
 */
export async function exportAssignments(on: Db | Tx, userId: string) {
  const classes = await on
    .select({ assignmentId: assignmentClasses.assignmentId, classId: assignmentClasses.classId })
    .from(assignmentClasses)
    .innerJoin(assignments, eq(assignments.id, assignmentClasses.assignmentId))
    .where(eq(assignments.teacherId, userId));
  const own = ownRows(on, { studentId: userId });
  const taught = ownRows(on, { teacherId: userId });
  const { studentId, draft: _, gradedBy: __, ...work } = getTableColumns(assignmentWork);
  return {
    assignments: await taught(assignments, 'createdAt', 'id'),
    assignmentClasses: classes,
    assignmentsForMe: await own(assignmentStudents),
    assignmentComments: await taught(assignmentComments, 'createdAt', 'id'),
    assignmentWork: await on
      .select(work)
      .from(assignmentWork)
      .where(eq(studentId, userId))
      .orderBy(asc(work.assignmentId)),
  };
}
