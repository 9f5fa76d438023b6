import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { classEnrolments, classes, classTeachers } from '#db/schema/all.ts';
import type { Tell } from '#platform/live.ts';

/** Tells every teacher who has the student on a list that a fact about the student changed there. */
export async function tellTeachersOf(tell: Tell, tx: Tx, studentId: string): Promise<void> {
  const rows = await tx
    .selectDistinct({ id: classTeachers.teacherId })
    .from(classEnrolments)
    .innerJoin(classTeachers, eq(classTeachers.classId, classEnrolments.classId))
    .innerJoin(classes, and(eq(classes.id, classEnrolments.classId), isNull(classes.archivedAt)))
    .where(and(eq(classEnrolments.studentId, studentId), inArray(classEnrolments.status, ['pending', 'active'])));
  await tell(
    tx,
    rows.map(({ id }) => id),
    'roster',
  );
}
