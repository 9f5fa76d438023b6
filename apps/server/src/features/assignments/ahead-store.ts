import type { TeacherDashboard } from '@wordgrove/contract/dashboards';
import { limits } from '@wordgrove/contract/limits';
import { sql } from 'drizzle-orm';
import { assignmentClasses, assignments, assignmentWork, classes, classTeachers } from '#db/schema/all.ts';
import type { Part } from '#db/statement.ts';
import { waits, worked } from './noticed-store.ts';
import { isOwnClass } from './taught-store.ts';
import { isShown, learnersWhere } from './visible-store.ts';

type ToGrade = TeacherDashboard['toGrade'];
type Due = TeacherDashboard['due'];

const most = sql.raw(String(limits.nextAssignments));
const dueShown = sql.raw(String(limits.dueShown));

/** The homework on which work waits for a grade by the teacher, the longest wait first. Reads no other students' rows. */
export const toGrade: Part<'userId' | 'now', (ToGrade['first'][number] & { all: number })[], ToGrade> = {
  json: ({ userId, now }) => sql`coalesce((SELECT json_agg(homework) FROM (
    SELECT a.id, a.title, (count(*) OVER ())::int AS all, json_build_object('count', count(*),
      'className', CASE WHEN count(DISTINCT learners.class_name) = 1 THEN min(learners.class_name) END) AS waiting
    FROM ${worked(
      learnersWhere(sql`${isOwnClass(userId)} AND ${isShown(now)} AND EXISTS (
        SELECT FROM ${assignmentWork} AS said WHERE said.assignment_id = a.id AND said.student_id = e.student_id AND ${waits})`),
    )}
    GROUP BY a.id ORDER BY min(said.turned_in_at), a.id LIMIT ${most}) AS homework), '[]')`,
  read: (rows) => ({ first: rows.map(({ all: _, ...row }) => row), all: rows[0]?.all ?? 0 }),
};

/**
 * What is still to be due of the homework in a teacher's classes: the next of each class before a second one of any. Reads the progress
 * of no more than is shown.
 */
export const dueNext: Part<'userId' | 'now', (Due['soonest'][number] & { all: number })[], Due> = {
  json: ({ userId, now }) => sql`coalesce((SELECT json_agg(homework) FROM (
    SELECT next.id, next.title, next.due_at AS "dueAt", next.time_zone AS "timeZone", next.class_names AS "classNames",
      next.all, progress.students, progress.turned_in AS "turnedIn"
    FROM (
      SELECT id, title, due_at, time_zone, json_agg(class_name ORDER BY class_name) AS class_names,
        (count(*) OVER ())::int AS all
      FROM (
        SELECT a.id, a.title, a.due_at, a.time_zone, c.name AS class_name,
          row_number() OVER (PARTITION BY c.id ORDER BY a.due_at, a.id) AS place
        FROM ${assignments} AS a
        JOIN ${assignmentClasses} AS link ON link.assignment_id = a.id
        JOIN ${classes} AS c ON c.id = link.class_id AND c.archived_at IS NULL
        JOIN ${classTeachers} AS t ON t.class_id = c.id AND t.teacher_id = a.teacher_id
        JOIN ${classTeachers} AS reader ON reader.class_id = c.id AND reader.teacher_id = ${userId}
        WHERE ${isShown(now)} AND a.closed_at IS NULL
          AND a.due_at >= ${now}::timestamptz) AS of_class
      GROUP BY id, title, due_at, time_zone
      ORDER BY min(place) > 1, due_at, id LIMIT ${dueShown}) AS next
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS students, count(said.turned_in_at)::int AS turned_in
      FROM ${learnersWhere(sql`a.id = next.id AND ${isOwnClass(userId)}`)} AS learners
      LEFT JOIN ${assignmentWork} AS said
        ON said.assignment_id = learners.assignment_id AND said.student_id = learners.student_id) AS progress
    ORDER BY next.due_at, next.id) AS homework), '[]')`,
  read: (rows) => ({
    soonest: rows.map(({ all: _, dueAt, ...row }) => ({ ...row, dueAt: new Date(dueAt).toISOString() })),
    all: rows[0]?.all ?? 0,
  }),
};

/** Whether any homework was ever published, or set a time for that, by the teacher or in the teacher's classes. */
export const hasHomework: Part<'userId', boolean, boolean> = {
  json: ({ userId }) =>
    sql`(EXISTS (SELECT FROM ${assignments} AS a WHERE a.teacher_id = ${userId} AND a.published_at IS NOT NULL) OR EXISTS (
      SELECT FROM ${classTeachers} AS reader JOIN ${assignmentClasses} AS link ON link.class_id = reader.class_id
      JOIN ${assignments} AS a ON a.id = link.assignment_id AND a.published_at IS NOT NULL
      JOIN ${classTeachers} AS setter ON setter.class_id = link.class_id AND setter.teacher_id = a.teacher_id
      WHERE reader.teacher_id = ${userId}))`,
  read: (has) => has,
};
