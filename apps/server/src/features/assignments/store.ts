import type { SQL } from 'drizzle-orm';
import { and, asc, count, eq, inArray, isNotNull, isNull, lt, not, sql } from 'drizzle-orm';
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
import { dueOf, learnersWhere } from './visible-store.ts';

export type AssignmentRow = typeof assignments.$inferSelect;

export type AssignmentTexts = Pick<
  AssignmentRow,
  'title' | 'instructions' | 'task' | 'dueAt' | 'timeZone' | 'isLateAllowed' | 'points' | 'counts' | 'isForSome'
>;

const isOf = ({ teacherId }: TaughtBy, id?: string) =>
  and(eq(assignments.teacherId, teacherId), id === undefined ? undefined : eq(assignments.id, id));

const assignment = statement('assignment', ['teacherId', 'id'], (on, { teacherId, id }) =>
  on
    .select()
    .from(assignments)
    .where(and(eq(assignments.teacherId, teacherId), eq(assignments.id, id))),
);

/** Finds removed assignments too. */
export async function findAssignment(on: Db | Tx, { teacherId }: TaughtBy, id: string): Promise<AssignmentRow | null> {
  const [row] = await assignment(on, { teacherId, id });
  return row ?? null;
}

/** Finds an assignment and locks it until the transaction ends. */
export async function holdAssignment(tx: Tx, taught: TaughtBy, id: string): Promise<AssignmentRow | null> {
  const [row] = await tx.select().from(assignments).where(isOf(taught, id)).for('no key update');
  return row ?? null;
}

/** What an assignment asks, for the teacher who made it. */
export async function findMade(
  on: Db | Tx,
  userId: string,
  id: string,
): Promise<Pick<AssignmentRow, 'id' | 'teacherId' | 'title' | 'task'> | null> {
  const [row] = await on
    .select({
      id: assignments.id,
      teacherId: assignments.teacherId,
      title: assignments.title,
      task: assignments.task,
    })
    .from(assignments)
    .where(and(eq(assignments.id, id), eq(assignments.teacherId, userId), isNull(assignments.removedAt)));
  return row ?? null;
}

/**
 * Gives a class's assignments to its new teacher, drafts and removed ones too. An assignment that was also set for
 * another class stays with its teacher.
 */
export async function passAssignmentsOn(
  tx: Tx,
  { classId, fromId, toId }: { classId: string; fromId: string; toId: string },
): Promise<void> {
  const isOf = (operator: SQL) =>
    sql`EXISTS (SELECT FROM ${assignmentClasses} AS link WHERE link.assignment_id = ${assignments.id} AND link.class_id ${operator} ${classId})`;
  await tx
    .update(assignments)
    .set({ teacherId: toId })
    .where(and(eq(assignments.teacherId, fromId), isOf(sql`=`), not(isOf(sql`<>`))));
}

export async function countAssignments(tx: Tx, taught: TaughtBy): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(assignments)
    .where(and(isOf(taught), isNull(assignments.removedAt)));
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

/** Assignments that aren't removed. */
export function listAssignmentsById(on: Db | Tx, taught: TaughtBy, ids: readonly string[]): Promise<AssignmentRow[]> {
  return on
    .select()
    .from(assignments)
    .where(and(isOf(taught), isNull(assignments.removedAt), inArray(assignments.id, [...ids])));
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

export type ClassOf = { assignmentId: string; id: string; name: string };

/** Each assignment's classes, by name, without those the teacher gave away. */
export function listClassesOf(on: Db | Tx, { teacherId }: TaughtBy, ids: readonly string[]): Promise<ClassOf[]> {
  return classesOf(on, { teacherId, ids });
}

const classesOf = statement('classes_of_assignments', ['teacherId', 'ids'], (on, { teacherId, ids }) =>
  on
    .select({ assignmentId: assignmentClasses.assignmentId, id: classes.id, name: classes.name })
    .from(assignmentClasses)
    .innerJoin(classes, eq(classes.id, assignmentClasses.classId))
    .innerJoin(classTeachers, and(eq(classTeachers.classId, classes.id), eq(classTeachers.teacherId, teacherId)))
    .where(sql`${assignmentClasses.assignmentId} = ANY (${ids}::uuid[])`)
    .orderBy(asc(sql`lower(${classes.name})`), asc(classes.id)),
);

export function listStudentsOf(
  on: Db | Tx,
  ids: readonly string[],
): Promise<{ assignmentId: string; studentId: string }[]> {
  return studentsOf(on, { ids });
}

const studentsOf = statement('students_of_assignments', ['ids'], (on, { ids }) =>
  on
    .select()
    .from(assignmentStudents)
    .where(sql`${assignmentStudents.assignmentId} = ANY (${ids}::uuid[])`)
    .orderBy(asc(assignmentStudents.studentId)),
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
 * How many students now have each assignment, began it, turned it in and were told points, and until when they have
 * time. An assignment that nobody has is left out.
 */
export function listProgress(on: Db | Tx, ids: readonly string[]): Promise<Progress[]> {
  return progress(on, { ids });
}

const progress = rowsOf(
  'progress_of_assignments',
  ['ids'],
  ({ ids }) => sql<Progress>`
    WITH a AS MATERIALIZED (
      SELECT id, published_at, due_at, task - 'material' AS task FROM ${assignments} WHERE id = ANY (${ids}::uuid[]))
    SELECT learners.assignment_id AS "assignmentId", count(*)::int AS students,
      (count(*) FILTER (WHERE said.turned_in_at IS NOT NULL OR ${byKind(({ begun }) => begun)}))::int AS started,
      (count(*) FILTER (WHERE said.turned_in_at IS NOT NULL))::int AS "turnedIn",
      (count(*) FILTER (WHERE said.returned_at IS NOT NULL AND said.grade_points IS NOT NULL))::int AS graded,
      max(${dueOf}) FILTER (WHERE said.returned_at IS NULL) AS "lastDue"
    FROM ${learnersWhere(sql`a.id = ANY (${ids}::uuid[])`)} AS learners
    JOIN a ON a.id = learners.assignment_id
    LEFT JOIN ${assignmentWork} AS said
      ON said.assignment_id = learners.assignment_id AND said.student_id = learners.student_id
    GROUP BY learners.assignment_id`,
);

/** Deletes for good the assignments removed before `before`. */
export async function deleteOldAssignments(tx: Tx, before: Date): Promise<void> {
  await tx.delete(assignments).where(and(isNotNull(assignments.removedAt), lt(assignments.removedAt, before)));
}
