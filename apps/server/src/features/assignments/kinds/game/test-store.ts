import { and, eq, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { answersHeldUntil } from '#db/held-answers.ts';
import { assignmentClasses, assignments, classEnrolments } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';

/** A student's extra time for an assignment, in percent: the most of its classes. */
export async function findExtraTime(on: Db | Tx, { userId }: OwnRows, assignmentId: string): Promise<number> {
  const [row] = await on
    .select({ most: max(classEnrolments.extraTime) })
    .from(assignmentClasses)
    .innerJoin(classEnrolments, eq(classEnrolments.classId, assignmentClasses.classId))
    .where(
      and(
        eq(assignmentClasses.assignmentId, assignmentId),
        eq(classEnrolments.studentId, userId),
        eq(classEnrolments.status, 'active'),
      ),
    );
  return row?.most ?? 0;
}

/** Until when the right answers of a test are kept back; null when they aren't. */
export async function findHeldUntil(on: Db | Tx, assignmentId: string): Promise<Date | null> {
  const { rows } = await on.execute<{ until: string | Date | null }>(
    sql`SELECT ${answersHeldUntil} AS until FROM ${assignments} AS a WHERE a.id = ${assignmentId}`,
  );
  const until = rows[0]?.until ?? null;
  return until === null ? null : new Date(until);
}
