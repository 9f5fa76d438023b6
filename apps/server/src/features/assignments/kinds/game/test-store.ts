import type { SQL } from 'drizzle-orm';
import { and, eq, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { answersHeldUntil } from '#db/held-answers.ts';
import { assignmentClasses, assignments, classEnrolments } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';

/** A student's extra time for an assignment, in percent: the most of its classes. */
export async function findExtraTime(on: Db | Tx, { userId }: OwnRows, assignmentId: string): Promise<number> {
  const [row] = await selectExtraTimes(on, assignmentId, eq(classEnrolments.studentId, userId));
  return row?.most ?? 0;
}

/** The same of everybody, by the student's id. */
export async function listExtraTimes(on: Db | Tx, assignmentId: string): Promise<Map<string, number>> {
  const rows = await selectExtraTimes(on, assignmentId);
  return new Map(rows.map(({ studentId, most }) => [studentId, most ?? 0]));
}

function selectExtraTimes(on: Db | Tx, assignmentId: string, whose?: SQL) {
  return on
    .select({ studentId: classEnrolments.studentId, most: max(classEnrolments.extraTime) })
    .from(assignmentClasses)
    .innerJoin(classEnrolments, eq(classEnrolments.classId, assignmentClasses.classId))
    .where(and(eq(assignmentClasses.assignmentId, assignmentId), eq(classEnrolments.status, 'active'), whose))
    .groupBy(classEnrolments.studentId);
}

/** Until when the right answers of a test are kept back; null when they aren't. */
export async function findHeldUntil(on: Db | Tx, assignmentId: string): Promise<Date | null> {
  const { rows } = await on.execute<{ until: string | Date | null }>(
    sql`SELECT ${answersHeldUntil} AS until FROM ${assignments} AS a WHERE a.id = ${assignmentId}`,
  );
  const until = rows[0]?.until ?? null;
  return until === null ? null : new Date(until);
}
