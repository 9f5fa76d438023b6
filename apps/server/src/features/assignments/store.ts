import type { SQL } from 'drizzle-orm';
import { and, count, eq, getTableColumns, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '#db/client.ts';
import {
  assignmentClasses,
  assignmentStudents,
  assignments,
  assignmentWork,
  classEnrolments,
  classes,
  classTeachers,
} from '#db/schema/all.ts';
import { rowsOf, statement } from '#db/statement.ts';
import type { TaughtBy } from '#http/context.ts';
import { byKind } from './kinds/kinds-store.ts';
import type { Showing } from './rules.ts';
import { isOwnClass, isRun, isShared, teachersOf } from './taught-store.ts';
import { dueOf, learnersWhere } from './visible-store.ts';

export type AssignmentRow = typeof assignments.$inferSelect;

export type AssignmentTexts = Pick<
  AssignmentRow,
  'title' | 'instructions' | 'task' | 'dueAt' | 'timeZone' | 'isLateAllowed' | 'points' | 'counts' | 'isForSome'
>;

const a = alias(assignments, 'a');

const assignment = statement('assignment', ['teacherId', 'id'], (on, { teacherId, id }) =>
  on
    .select()
    .from(a)
    .where(and(eq(a.id, id), isShared(teacherId))),
);

/** An assignment of the teacher's classes, whoever of their teachers set it. Finds removed ones too. */
export async function findAssignment(on: Db | Tx, { teacherId }: TaughtBy, id: string): Promise<AssignmentRow | null> {
  const [row] = await assignment(on, { teacherId, id });
  return row ?? null;
}

/** `teacherIds`: everybody whose pages show it as a teacher. */
export type HeldRow = AssignmentRow & { teacherIds: string[] };

/** Finds an assignment of the teacher's classes and locks it until the transaction ends. */
export function holdAssignment(tx: Tx, { teacherId }: TaughtBy, id: string): Promise<HeldRow | null> {
  return hold(tx, id, isShared(sql`${teacherId}::uuid`));
}

/** The same for one that the teacher may change, because none of its classes is only somebody else's. */
export function holdRun(tx: Tx, { teacherId }: TaughtBy, id: string): Promise<HeldRow | null> {
  return hold(tx, id, isRun(sql`${teacherId}::uuid`));
}

async function hold(tx: Tx, id: string, isReached: SQL): Promise<HeldRow | null> {
  const [row] = await tx
    .select({ ...getTableColumns(a), teacherIds: sql<string[]>`${teachersOf}` })
    .from(a)
    .where(and(eq(a.id, id), isReached))
    .for('no key update');
  return row ?? null;
}

/** What an assignment asks, for the teachers who have it. */
export async function findMade(
  on: Db | Tx,
  userId: string,
  id: string,
): Promise<Pick<AssignmentRow, 'id' | 'teacherId' | 'title' | 'task'> | null> {
  const [row] = await on
    .select({ id: a.id, teacherId: a.teacherId, title: a.title, task: a.task })
    .from(a)
    .where(and(eq(a.id, id), isShared(sql`${userId}::uuid`), isNull(a.removedAt)));
  return row ?? null;
}

/** How many the teacher has set. */
export async function countAssignments(tx: Tx, { teacherId }: TaughtBy): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(assignments)
    .where(and(eq(assignments.teacherId, teacherId), isNull(assignments.removedAt)));
  return row?.n ?? 0;
}

/** False when the id is taken. */
export async function insertAssignment(
  tx: Tx,
  { teacherId }: TaughtBy,
  assignment: AssignmentTexts & Showing & Pick<AssignmentRow, 'id'>,
  now: Date,
): Promise<boolean> {
  const inserted = await tx
    .insert(assignments)
    .values({ ...assignment, teacherId, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: assignments.id });
  return inserted.length > 0;
}

type Change = Partial<AssignmentTexts & Showing & Pick<AssignmentRow, 'closedAt' | 'closedBefore' | 'removedAt'>>;

/** For an assignment locked by `holdAssignment`. */
export async function updateAssignment(tx: Tx, { id }: AssignmentRow, change: Change, now: Date): Promise<void> {
  await tx
    .update(assignments)
    .set({ ...change, version: sql`${assignments.version} + 1`, updatedAt: now })
    .where(eq(assignments.id, id));
}

/** Assignments of the teacher's classes that aren't removed. */
export function listAssignmentsById(
  on: Db | Tx,
  { teacherId }: TaughtBy,
  ids: readonly string[],
): Promise<AssignmentRow[]> {
  return on
    .select()
    .from(a)
    .where(and(isShared(sql`${teacherId}::uuid`), isNull(a.removedAt), inArray(a.id, [...ids])));
}

export type Audience = { classIds: readonly string[]; studentIds: readonly string[] | null };

/** For an assignment just made, or locked by `holdAssignment`. */
export async function putAudience(tx: Tx, id: string, { classIds, studentIds }: Audience): Promise<void> {
  await tx.delete(assignmentClasses).where(eq(assignmentClasses.assignmentId, id));
  await tx.insert(assignmentClasses).values(classIds.map((classId) => ({ assignmentId: id, classId })));
  await tx.delete(assignmentStudents).where(eq(assignmentStudents.assignmentId, id));
  if (studentIds === null) return;
  await tx.insert(assignmentStudents).values(studentIds.map((studentId) => ({ assignmentId: id, studentId })));
}

/**
 * Whether all the classes are the teacher's and all the students are active in one of them. Those the assignment
 * already has may stay: a class since archived, or a student who left.
 */
export async function isTaught(
  tx: Tx,
  { teacherId }: TaughtBy,
  { classIds, studentIds }: Audience,
  has: { classIds: readonly string[]; studentIds: readonly string[] },
): Promise<boolean> {
  const newClasses = classIds.filter((id) => !has.classIds.includes(id));
  const newStudents = studentIds?.filter((id) => !has.studentIds.includes(id)) ?? [];
  const own = await tx
    .select({ id: classTeachers.classId })
    .from(classTeachers)
    .innerJoin(classes, and(eq(classes.id, classTeachers.classId), isNull(classes.archivedAt)))
    .where(and(eq(classTeachers.teacherId, teacherId), inArray(classTeachers.classId, newClasses)))
    .for('key share', { of: classTeachers });
  if (own.length < newClasses.length) return false;
  const [found] = await tx
    .select({ n: sql<number>`count(DISTINCT ${classEnrolments.studentId})`.mapWith(Number) })
    .from(classEnrolments)
    .where(
      and(
        inArray(classEnrolments.classId, [...classIds]),
        inArray(classEnrolments.studentId, newStudents),
        eq(classEnrolments.status, 'active'),
      ),
    );
  return found?.n === newStudents.length;
}

/** The chosen students of each assignment: of somebody else's, those in the reader's own classes. */
export function listStudentsOf(
  on: Db | Tx,
  { teacherId }: TaughtBy,
  ids: readonly string[],
): Promise<{ assignmentId: string; studentId: string }[]> {
  return studentsOf(on, { teacherId, ids });
}

const studentsOf = rowsOf(
  'students_of_assignments',
  ['teacherId', 'ids'],
  ({ teacherId, ids }) => sql<{ assignmentId: string; studentId: string }>`
    SELECT chosen.assignment_id AS "assignmentId", chosen.student_id AS "studentId"
    FROM ${assignmentStudents} AS chosen JOIN ${assignments} AS a ON a.id = chosen.assignment_id
    WHERE chosen.assignment_id = ANY (${ids}::uuid[]) AND (a.teacher_id = ${teacherId} OR EXISTS (
      SELECT FROM ${assignmentClasses} AS link
      JOIN ${classTeachers} AS reader ON reader.class_id = link.class_id AND reader.teacher_id = ${teacherId}
      JOIN ${classEnrolments} AS e ON e.class_id = link.class_id AND e.status = 'active'
      WHERE link.assignment_id = a.id AND e.student_id = chosen.student_id))
    ORDER BY chosen.student_id`,
);

export type Progress = {
  assignmentId: string;
  students: number;
  started: number;
  turnedIn: number;
  graded: number;
  /** The latest due time of those whose work isn't returned, as text. */
  lastDue: string | null;
};

/**
 * How many of the teacher's students now have each assignment, began it, turned it in and were told points, and until
 * when they have time. An assignment that none of them has is left out.
 */
export function listProgress(on: Db | Tx, { teacherId }: TaughtBy, ids: readonly string[]): Promise<Progress[]> {
  return progress(on, { teacherId, ids });
}

const progress = rowsOf(
  'progress_of_assignments',
  ['teacherId', 'ids'],
  ({ teacherId, ids }) => sql<Progress>`
    WITH a AS MATERIALIZED (
      SELECT id, published_at, due_at, task - 'material' AS task FROM ${assignments} WHERE id = ANY (${ids}::uuid[]))
    SELECT learners.assignment_id AS "assignmentId", count(*)::int AS students,
      (count(*) FILTER (WHERE said.turned_in_at IS NOT NULL OR ${byKind(({ begun }) => begun)}))::int AS started,
      (count(*) FILTER (WHERE said.turned_in_at IS NOT NULL))::int AS "turnedIn",
      (count(*) FILTER (WHERE said.returned_at IS NOT NULL AND said.grade_points IS NOT NULL))::int AS graded,
      max(${dueOf}) FILTER (WHERE said.returned_at IS NULL) AS "lastDue"
    FROM ${learnersWhere(sql`a.id = ANY (${ids}::uuid[]) AND ${isOwnClass(teacherId)}`)} AS learners
    JOIN a ON a.id = learners.assignment_id
    LEFT JOIN ${assignmentWork} AS said
      ON said.assignment_id = learners.assignment_id AND said.student_id = learners.student_id
    GROUP BY learners.assignment_id`,
);

/** Deletes for good the assignments removed before `before`. */
export async function deleteOldAssignments(tx: Tx, before: Date): Promise<void> {
  await tx.delete(assignments).where(and(isNotNull(assignments.removedAt), lt(assignments.removedAt, before)));
}
