import type { Gradebook, GradebookWish, GradeSheets } from '@wordgrove/contract/assignments';
import type { Placeholder } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import {
  assignmentClasses,
  assignmentStudents,
  assignments,
  assignmentWork,
  authUsers,
  classEnrolments,
  classes,
  classTeachers,
  profiles,
} from '#db/schema/all.ts';
import { shownName } from '#db/shown-name.ts';
import { rowsOf } from '#db/statement.ts';
import type { TaughtBy } from '#http/context.ts';
import { byKind } from './kinds/kinds-store.ts';
import { dueOf, wasDueBefore } from './visible-store.ts';

export type GradebookClass = { name: string; timeZone: string; isArchived: boolean };

const taughtClass = rowsOf(
  'class_of_gradebook',
  ['teacherId', 'classId'],
  ({ teacherId, classId }) => sql<GradebookClass>`
    SELECT c.name, c.time_zone AS "timeZone", c.archived_at IS NOT NULL AS "isArchived" FROM ${classes} AS c
    JOIN ${classTeachers} AS t ON t.class_id = c.id AND t.teacher_id = ${teacherId} WHERE c.id = ${classId}`,
);

/** A class that the teacher teaches, archived or not. */
export async function findTaughtClass(
  on: Db | Tx,
  { teacherId }: TaughtBy,
  classId: string,
): Promise<GradebookClass | null> {
  const [row] = await taughtClass(on, { teacherId, classId });
  return row ?? null;
}

export type GradebookColumn = Gradebook['assignments'][number];

const columns = rowsOf(
  'columns_of_gradebook',
  ['classId', 'since', 'until', 'now', 'size'],
  ({ classId, since, until, now, size }) => sql<GradebookColumn>`
    SELECT a.id, a.title, a.task->>'kind' AS kind, a.due_at AS "dueAt", a.published_at AS "publishedAt", a.points
    FROM ${assignments} AS a JOIN ${assignmentClasses} AS link ON link.assignment_id = a.id
    JOIN ${classTeachers} AS setter ON setter.class_id = link.class_id AND setter.teacher_id = a.teacher_id
    WHERE link.class_id = ${classId} AND a.removed_at IS NULL
      AND a.published_at >= ${since}::timestamptz AND a.published_at <= ${now}::timestamptz
      AND a.published_at < ${until}::timestamptz
    ORDER BY a.published_at DESC, a.id LIMIT ${size}`,
);

const sinceEver = '2000-01-01T00:00:00Z';
const forEver = 'infinity';

const iso = (at: string) => new Date(at).toISOString();

/** The assignments of a class that `findTaughtClass` found, as far as students see them, newest first. */
export async function listColumns(
  on: Db,
  { classId, since = sinceEver, until = forEver, size }: GradebookWish & { size: number },
  now: Date,
): Promise<GradebookColumn[]> {
  const rows = await columns(on, { classId, since, until, now: now.toISOString(), size });
  return rows.map((row) => ({ ...row, dueAt: row.dueAt && iso(row.dueAt), publishedAt: iso(row.publishedAt) }));
}

export type GradebookRow = Gradebook['students'][number];

/** Whether all that gives the assignment to the student was later than its due time, as in `learnersWhere`. */
const joinedAfter = sql`(said.student_id IS NULL AND ${wasDueBefore(sql`learners.joined`)} AND NOT EXISTS (
  SELECT FROM ${assignmentClasses} AS link
  JOIN ${classEnrolments} AS e ON e.class_id = link.class_id AND e.status = 'active'
  WHERE link.assignment_id = a.id AND e.student_id = learners.student_id
    AND ${wasDueBefore(sql`e.enrolled_at`)} IS NOT TRUE))`;

/** `gradebookStateOf` in SQL. */
const stateAt = (now: Placeholder) => sql`CASE
  WHEN a.is_for_some AND NOT EXISTS (SELECT FROM ${assignmentStudents} AS chosen
    WHERE chosen.assignment_id = a.id AND chosen.student_id = learners.student_id) THEN NULL
  WHEN ${joinedAfter} THEN NULL
  WHEN said.returned_at IS NOT NULL THEN 'returned'
  WHEN said.turned_in_at > ${dueOf} THEN 'late'
  WHEN said.turned_in_at IS NOT NULL THEN 'turned-in'
  WHEN ${dueOf} < ${now}::timestamptz THEN 'missing'
  WHEN ${byKind(({ begun }) => begun)} THEN 'started'
  ELSE 'assigned' END`;

const pointsGiven = sql`CASE WHEN a.points IS NOT NULL AND said.returned_at IS NOT NULL THEN said.grade_points END`;

/** The wanted assignments as `a`, each at its `place`. */
const wantedAs = (ids: Placeholder) => sql`
  SELECT a.id, a.published_at, a.due_at, a.points, a.is_for_some, a.task - 'material' AS task, place
  FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (id, place) JOIN ${assignments} AS a ON a.id = wanted.id`;

const rows = rowsOf(
  'rows_of_gradebook',
  ['classId', 'ids', 'now', 'studentIds'],
  ({ classId, ids, now, studentIds }) => sql<GradebookRow>`
    WITH a AS MATERIALIZED (${wantedAs(ids)}),
    learners AS MATERIALIZED (
      SELECT e.student_id, e.enrolled_at AS joined, ${shownName} AS name FROM ${classEnrolments} AS e
      JOIN ${authUsers} ON ${authUsers.id} = e.student_id
      LEFT JOIN ${profiles} ON ${profiles.userId} = e.student_id
      WHERE e.class_id = ${classId} AND e.status = 'active'
        AND (${studentIds}::uuid[] IS NULL OR e.student_id = ANY (${studentIds}::uuid[])))
    SELECT learners.student_id AS "studentId", learners.name, works.states, works.points
    FROM learners CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(${stateAt(now)} ORDER BY a.place), '[]') AS states,
        coalesce(json_agg(${pointsGiven} ORDER BY a.place), '[]') AS points
      FROM a LEFT JOIN ${assignmentWork} AS said
        ON said.student_id = learners.student_id AND said.assignment_id = a.id) AS works
    ORDER BY lower(learners.name), learners.student_id`,
);

/** The active students of a class, or those of them that are wanted, with their work on these assignments. */
export function listGradebookRows(
  on: Db,
  wish: { classId: string; ids: readonly string[]; studentIds: readonly string[] | null },
  now: Date,
): Promise<GradebookRow[]> {
  return rows(on, { ...wish, now: now.toISOString() });
}

const names = rowsOf(
  'names_of_class',
  ['classId'],
  ({ classId }) => sql<{ studentId: string; name: string }>`
    SELECT e.student_id AS "studentId", ${shownName} AS name FROM ${classEnrolments} AS e
    JOIN ${authUsers} ON ${authUsers.id} = e.student_id
    LEFT JOIN ${profiles} ON ${profiles.userId} = e.student_id
    WHERE e.class_id = ${classId} AND e.status = 'active' ORDER BY e.student_id`,
);

/** The active students of a class. */
export function listNames(on: Db, classId: string): Promise<{ studentId: string; name: string }[]> {
  return names(on, { classId });
}

type Sheet = GradeSheets['students'][number];

const sheets = rowsOf(
  'sheets_of_gradebook',
  ['classId', 'ids', 'studentIds', 'now'],
  ({ classId, ids, studentIds, now }) => sql<Sheet>`
    WITH a AS MATERIALIZED (${wantedAs(ids)}),
    learners AS MATERIALIZED (
      SELECT e.student_id, e.enrolled_at AS joined, ${shownName} AS name FROM ${classEnrolments} AS e
      JOIN ${authUsers} ON ${authUsers.id} = e.student_id
      LEFT JOIN ${profiles} ON ${profiles.userId} = e.student_id
      WHERE e.class_id = ${classId} AND e.status = 'active' AND e.student_id = ANY (${studentIds}::uuid[]))
    SELECT learners.student_id AS "studentId", learners.name,
      coalesce(json_agg(json_build_object('state', ${stateAt(now)}, 'points', ${pointsGiven},
        'comment', coalesce(said.comment, ''), 'dueAt', ${dueOf}) ORDER BY a.place)
        FILTER (WHERE a.id IS NOT NULL), '[]') AS works
    FROM learners LEFT JOIN a ON true
    LEFT JOIN ${assignmentWork} AS said ON said.student_id = learners.student_id AND said.assignment_id = a.id
    GROUP BY learners.student_id, learners.name
    ORDER BY array_position(${studentIds}::uuid[], learners.student_id)`,
);

/** Those of the students who are in the class, in their order, each with their work on these assignments. */
export async function listSheets(
  on: Db,
  wish: { classId: string; ids: readonly string[]; studentIds: readonly string[] },
  now: Date,
): Promise<Sheet[]> {
  const found = await sheets(on, { ...wish, now: now.toISOString() });
  return found.map(({ works, ...student }) => ({
    ...student,
    works: works.map((work) => ({ ...work, dueAt: work.dueAt && iso(work.dueAt) })),
  }));
}
