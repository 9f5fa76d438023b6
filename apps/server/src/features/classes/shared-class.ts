import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { classEnrolments, classes, classTeachers } from '#db/schema/classes.ts';
import type { TaughtBy } from '#http/context.ts';

export type SharedClass = { name: string; signInHelp: boolean };

/**
 * An open class in which the teacher has the student as an active member: one in which the student is helped to sign in
 * before the others, then the oldest; null when there is none.
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
