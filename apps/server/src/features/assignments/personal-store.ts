import { eq } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { ownRows } from '#db/own-rows.ts';
import { assignmentClasses, assignmentStudents, assignments, assignmentWork } from '#db/schema/all.ts';

/** A teacher's assignments with their classes; a student's own work and extensions, and the assignments naming them. */
export async function exportAssignments(on: Db | Tx, userId: string) {
  const classes = await on
    .select({ assignmentId: assignmentClasses.assignmentId, classId: assignmentClasses.classId })
    .from(assignmentClasses)
    .innerJoin(assignments, eq(assignments.id, assignmentClasses.assignmentId))
    .where(eq(assignments.teacherId, userId));
  const own = ownRows(on, { studentId: userId });
  return {
    assignments: await ownRows(on, { teacherId: userId })(assignments, 'createdAt', 'id'),
    assignmentClasses: classes,
    assignmentsForMe: await own(assignmentStudents),
    assignmentWork: await own(assignmentWork),
  };
}
