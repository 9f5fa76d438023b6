import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { assignmentClasses, assignmentStudents, assignments, assignmentWork } from '#db/schema/all.ts';

/** A teacher's assignments with their classes; a student's own work and extensions, and the assignments naming them. */
export async function exportAssignments(on: Db | Tx, userId: string) {
  const made = await on
    .select()
    .from(assignments)
    .where(eq(assignments.teacherId, userId))
    .orderBy(asc(assignments.createdAt), asc(assignments.id));
  const classes = await on
    .select({ assignmentId: assignmentClasses.assignmentId, classId: assignmentClasses.classId })
    .from(assignmentClasses)
    .innerJoin(assignments, eq(assignments.id, assignmentClasses.assignmentId))
    .where(eq(assignments.teacherId, userId));
  const named = await on.select().from(assignmentStudents).where(eq(assignmentStudents.studentId, userId));
  const work = await on.select().from(assignmentWork).where(eq(assignmentWork.studentId, userId));
  return { assignments: made, assignmentClasses: classes, assignmentsForMe: named, assignmentWork: work };
}
