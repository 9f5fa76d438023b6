import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import {
  assignmentClasses,
  assignmentStudents,
  assignments,
  assignmentWork,
  authUsers,
  classEnrolments,
  classTeachers,
  profiles,
} from '#db/schema/all.ts';
import { shownName } from '#db/shown-name.ts';
import type { Given } from '#db/statement.ts';
import { rowsOf, statement } from '#db/statement.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';
import type { OwnProgress } from './kinds/kind.ts';
import type { AssignmentRow } from './store.ts';
import { isOwnClass, teachersOf } from './taught-store.ts';
import { learnersWhere, shownTo } from './visible-store.ts';

export type Learner = { studentId: string; name: string; className: string };

/** The teacher's students who have the assignment now, by name; with `studentId`, only that one, if they have it. */
export function listLearners(on: Db | Tx, { teacherId }: TaughtBy, id: string, studentId?: string): Promise<Learner[]> {
  return studentId === undefined ? learners(on, { teacherId, id }) : learner(on, { teacherId, id, studentId });
}

const named = (condition: SQL) => sql<Learner>`
  SELECT learners.student_id AS "studentId", ${shownName} AS name, learners.class_name AS "className"
  FROM ${learnersWhere(condition)} AS learners
  JOIN ${authUsers} ON ${authUsers.id} = learners.student_id
  LEFT JOIN ${profiles} ON ${profiles.userId} = learners.student_id
  ORDER BY lower(${shownName}), learners.student_id`;

const learners = rowsOf('learners_of_assignment', ['teacherId', 'id'], ({ teacherId, id }) =>
  named(sql`a.id = ${id} AND ${isOwnClass(teacherId)}`),
);
const learner = rowsOf('learner_of_assignment', ['teacherId', 'id', 'studentId'], ({ teacherId, id, studentId }) =>
  named(sql`a.id = ${id} AND e.student_id = ${studentId} AND ${isOwnClass(teacherId)}`),
);

/**
 * How many had the assignment and were since removed from those of its classes that the teacher has. Nothing else is revealed about them, not even
 * whether they did anything.
 */
export async function countGone(on: Db, { teacherId }: TaughtBy, id: string): Promise<number> {
  const { rows } = await on.execute<{ gone: number }>(sql`
    SELECT count(DISTINCT e.student_id)::int AS gone
    FROM ${assignments} AS a
    JOIN ${assignmentClasses} AS link ON link.assignment_id = a.id
    JOIN ${classTeachers} AS t ON t.class_id = link.class_id AND t.teacher_id = a.teacher_id
    JOIN ${classTeachers} AS reader ON reader.class_id = link.class_id AND reader.teacher_id = ${teacherId}
    JOIN ${classEnrolments} AS e ON e.class_id = link.class_id AND e.status = 'removed' AND e.decided_at >= a.published_at
    WHERE a.id = ${id} AND (NOT a.is_for_some OR EXISTS (
      SELECT FROM ${assignmentStudents} AS chosen WHERE chosen.assignment_id = a.id AND chosen.student_id = e.student_id))
    AND NOT EXISTS (
      SELECT FROM ${classEnrolments} AS now_in
      JOIN ${assignmentClasses} AS other ON other.assignment_id = a.id AND other.class_id = now_in.class_id
      WHERE now_in.student_id = e.student_id AND now_in.status = 'active')`);
  return rows[0]?.gone ?? 0;
}

/** Everybody who has the assignment, always in the same order. */
export async function listLearnerIds(on: Db | Tx, id: string): Promise<string[]> {
  const rows = await everybody(on, { id });
  return rows.map(({ studentId }) => studentId);
}

const everybody = rowsOf(
  'everybody_with_assignment',
  ['id'],
  ({ id }) => sql<{ studentId: string }>`
    SELECT learners.student_id AS "studentId" FROM ${learnersWhere(sql`a.id = ${id}`)} AS learners ORDER BY 1`,
);

type Named = { teacherName: string; className: string };
/** `teacherIds`: everybody whose pages show it as a teacher. */
export type OwnRow = Named & { assignment: AssignmentRow; teacherIds: string[] };

/** An assignment the student has; null for any other. */
export async function findOwn(on: Db | Tx, { userId }: OwnRows, id: string, now: Date): Promise<OwnRow | null> {
  const [row] = await owned(on, { userId, id, now: now.toISOString() });
  return row ?? null;
}

const owned = statement('assigned', ['userId', 'id', 'now'], (on, { userId, id, now }) => {
  const found = sql`
    SELECT a.id, learners.class_name, ${teachersOf} AS teacher_ids
    FROM ${shownTo({ userId, now }, sql`a.id = ${id}`)} AS learners
    JOIN ${assignments} AS a ON a.id = learners.assignment_id`;
  return on
    .select({
      assignment: assignments,
      teacherName: shownName,
      className: sql<string>`found.class_name`,
      teacherIds: sql<string[]>`found.teacher_ids`,
    })
    .from(assignments)
    .innerJoin(sql`(${found}) AS found`, sql`found.id = ${assignments.id}`)
    .innerJoin(authUsers, eq(authUsers.id, assignments.teacherId))
    .leftJoin(profiles, eq(profiles.userId, assignments.teacherId));
});

export type WorkRow = Pick<
  typeof assignmentWork.$inferSelect,
  | 'studentId'
  | 'assignmentId'
  | 'turnedInAt'
  | 'extendedTo'
  | 'gradePoints'
  | 'comment'
  | 'returnedAt'
  | 'draft'
  | 'version'
>;

const isOf = (ids: Given) => sql`${assignmentWork.assignmentId} = ANY (${ids}::uuid[])`;

// Two statements, since one plan can't serve both.
const allWork = statement('assignment_work', ['ids'], (on, { ids }) =>
  on.select().from(assignmentWork).where(isOf(ids)),
);
const workOfOne = statement('assignment_work_of_one', ['ids', 'studentId'], (on, { ids, studentId }) =>
  on
    .select()
    .from(assignmentWork)
    .where(and(isOf(ids), eq(assignmentWork.studentId, studentId))),
);

/** The stored work on the assignments, of everybody or of one student. */
export function listWork(
  on: Db | Tx,
  { ids, studentId }: { ids: readonly string[]; studentId?: string },
): Promise<WorkRow[]> {
  return studentId === undefined ? allWork(on, { ids }) : workOfOne(on, { ids, studentId });
}

type Moments = 'turnedInAt' | 'extendedTo' | 'returnedAt';
type WorkJson = Omit<WorkRow, Moments> & Record<Moments, string | null>;

/** One student's, within a larger statement. */
export const ownWork: OwnProgress<WorkJson[], WorkRow[]> = {
  json: ({ ids, studentId }) => sql`(SELECT coalesce(json_agg(work), '[]') FROM (
    SELECT student_id AS "studentId", assignment_id AS "assignmentId", turned_in_at AS "turnedInAt",
      extended_to AS "extendedTo", grade_points AS "gradePoints", comment, returned_at AS "returnedAt", draft, version
    FROM ${assignmentWork} WHERE ${isOf(ids)} AND ${assignmentWork.studentId} = ${studentId}) AS work)`,
  read: (rows) =>
    rows.map(({ turnedInAt, extendedTo, returnedAt, ...row }) => ({
      ...row,
      turnedInAt: dateOf(turnedInAt),
      extendedTo: dateOf(extendedTo),
      returnedAt: dateOf(returnedAt),
    })),
};

const dateOf = (at: string | null) => (at === null ? null : new Date(at));

/** Inserts or updates one student's row. */
export async function putWork(
  tx: Tx,
  { studentId, assignmentId }: Pick<WorkRow, 'studentId' | 'assignmentId'>,
  change: Partial<Omit<typeof assignmentWork.$inferInsert, 'studentId' | 'assignmentId' | 'updatedAt'>>,
  now: Date,
): Promise<void> {
  await tx
    .insert(assignmentWork)
    .values({ studentId, assignmentId, ...change, updatedAt: now })
    .onConflictDoUpdate({
      target: [assignmentWork.studentId, assignmentWork.assignmentId],
      set: { ...change, updatedAt: now },
    });
}

/** Returns the saved grades of one assignment to these students. */
export async function returnDrafts(
  tx: Tx,
  { teacherId }: TaughtBy,
  assignmentId: string,
  studentIds: readonly string[],
  now: Date,
): Promise<void> {
  if (studentIds.length === 0) return;
  await tx
    .update(assignmentWork)
    .set({
      gradePoints: sql`(${assignmentWork.draft}->>'points')::numeric`,
      comment: sql`${assignmentWork.draft}->>'comment'`,
      version: sql`${assignmentWork.version} + 1`,
      ...{ draft: null, returnedAt: now, gradedBy: teacherId, updatedAt: now },
    })
    .where(and(eq(assignmentWork.assignmentId, assignmentId), inArray(assignmentWork.studentId, [...studentIds])));
}

const turnedIn = rowsOf(
  'turn_in',
  ['studentId', 'assignmentId', 'at', 'now'],
  ({ studentId, assignmentId, at, now }) => sql<never>`
    INSERT INTO ${assignmentWork} (student_id, assignment_id, turned_in_at, updated_at)
    VALUES (${studentId}::uuid, ${assignmentId}::uuid, ${at}::timestamptz, ${now}::timestamptz)
    ON CONFLICT (student_id, assignment_id) DO UPDATE
      SET turned_in_at = excluded.turned_in_at, updated_at = excluded.updated_at`,
);

/** Turns one student's work in by itself. */
export async function turnIn(
  tx: Tx,
  { userId: studentId }: OwnRows,
  assignmentId: string,
  { at, now }: { at: Date; now: Date },
): Promise<void> {
  await turnedIn(tx, { studentId, assignmentId, at: at.toISOString(), now: now.toISOString() });
}
