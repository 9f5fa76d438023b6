import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { assignments, assignmentWork } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';
import type { TaughtBy } from '#http/context.ts';
import { isOwnClass } from './taught-store.ts';
import { dueOf, isLeft, isShown, learnersWhere } from './visible-store.ts';

type DueHomework = { missing: number; due: number };

const counts = rowsOf(
  'missing_homework',
  ['teacherId', 'studentIds', 'since', 'now'],
  ({ teacherId, studentIds, since, now }) => sql<DueHomework & { studentId: string }>`
    SELECT learners.student_id AS "studentId", count(*)::int AS due,
      (count(*) FILTER (WHERE said.student_id IS NULL OR ${isLeft(sql`said`)}))::int AS missing
    FROM ${learnersWhere(
      sql`${isOwnClass(teacherId)} AND ${isShown(now)} AND a.due_at >= ${since}::timestamptz
        AND a.due_at < ${now}::timestamptz AND e.student_id = ANY (${studentIds}::uuid[])`,
    )} AS learners
    JOIN ${assignments} AS a ON a.id = learners.assignment_id
    LEFT JOIN ${assignmentWork} AS said ON said.assignment_id = a.id AND said.student_id = learners.student_id
    WHERE ${dueOf} < ${now}::timestamptz
    GROUP BY learners.student_id`,
);

/**
 * How much of the homework in the teacher's classes that everybody had to do since an instant was due for each student, and how much of it is
 * missing, as in the gradebook. Students without any have no entry.
 */
export async function countMissing(
  db: Db,
  { teacherId }: TaughtBy,
  { studentIds, since }: { studentIds: readonly string[]; since: Date },
  now: Date,
): Promise<ReadonlyMap<string, DueHomework>> {
  const rows = await counts(db, { teacherId, studentIds, since: since.toISOString(), now: now.toISOString() });
  return new Map(rows.map(({ studentId, ...homework }) => [studentId, homework]));
}

type DueRow = { at: string; id: string; title: string; isMissing: boolean; turnedInAt: string | null };

const dueOfStudent = rowsOf(
  'due_homework',
  ['teacherId', 'studentId', 'now', 'size', 'from'],
  ({ teacherId, studentId, now, size, from }) => sql<DueRow>`
    SELECT ${dueOf} AS at, a.id, a.title, said.turned_in_at AS "turnedInAt",
      (said.student_id IS NULL OR ${isLeft(sql`said`)}) AS "isMissing"
    FROM ${learnersWhere(
      sql`${isOwnClass(teacherId)} AND ${isShown(now)} AND a.due_at < ${now}::timestamptz AND e.student_id = ${studentId}`,
    )} AS learners
    JOIN ${assignments} AS a ON a.id = learners.assignment_id
    LEFT JOIN ${assignmentWork} AS said ON said.assignment_id = a.id AND said.student_id = learners.student_id
    WHERE ${dueOf} < ${now}::timestamptz
    ORDER BY at DESC, a.id LIMIT ${size} OFFSET ${from}`,
);

type DuePage = { studentId: string; now: Date; size: number; from: number };

/** A page of the homework in the teacher's classes that was due for a student, the newest first; what is missing is as `countMissing` has it. */
export async function listDue(db: Db, { teacherId }: TaughtBy, { now, ...page }: DuePage): Promise<DueRow[]> {
  const rows = await dueOfStudent(db, { teacherId, now: now.toISOString(), ...page });
  const iso = (at: string) => new Date(at).toISOString();
  return rows.map((row) => ({ ...row, at: iso(row.at), turnedInAt: row.turnedInAt && iso(row.turnedInAt) }));
}
