import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { classEnrolments, classes, classTeachers } from '#db/schema/classes.ts';
import type { TaughtBy } from '#http/context.ts';

/** The name of an open class in which the teacher has the student as an active member, the oldest first; null when none. */
export async function findSharedClass(tx: Tx, taught: TaughtBy, studentId: string): Promise<string | null> {
  const [row] = await tx
    .select({ name: classes.name })
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
    .orderBy(asc(classEnrolments.enrolledAt))
    .limit(1);
  return row?.name ?? null;
}
