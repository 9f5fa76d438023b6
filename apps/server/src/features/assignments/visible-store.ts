import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import {
  assignmentClasses,
  assignmentStudents,
  assignments,
  assignmentWork,
  classEnrolments,
  classes,
  classTeachers,
} from '#db/schema/all.ts';
import type { Asked, Given } from '#db/statement.ts';

/**
 * Whether an assignment `a` was due before a student joined: then it isn't that student's, unless it was set later than
 * that, or for the student by name. Null for one without a due time.
 */
export const wasDueBefore = (joined: SQL) =>
  sql`(a.due_at < ${joined} AND a.published_at < ${joined} AND NOT a.is_for_some)`;

/**
 * The students of each assignment, one row each, as `learners (assignment_id, student_id, class_name)`: the active
 * students of its classes, or the chosen ones among them, while its teacher teaches them and the class isn't archived.
 * A student in two of its classes appears once. Who joined after it was due doesn't have it, unless they have work of it.
 *
 * @param condition on `a`, the assignment, and `e`, the enrolment
 * @param isWanted on `c`, the class
 * @param also more columns of `a`, after a comma
 */
export function learnersWhere(condition: SQL, isWanted = sql`c.archived_at IS NULL`, also = sql``): SQL {
  return sql`(
    SELECT DISTINCT ON (a.id, e.student_id) a.id AS assignment_id, e.student_id, c.name AS class_name${also}
    FROM ${assignments} AS a
    JOIN ${assignmentClasses} AS link ON link.assignment_id = a.id
    JOIN ${classes} AS c ON c.id = link.class_id AND ${isWanted}
    JOIN ${classTeachers} AS t ON t.class_id = c.id AND t.teacher_id = a.teacher_id
    JOIN ${classEnrolments} AS e ON e.class_id = c.id AND e.status = 'active'
    WHERE ${condition} AND (NOT a.is_for_some OR EXISTS (
      SELECT FROM ${assignmentStudents} AS chosen WHERE chosen.assignment_id = a.id AND chosen.student_id = e.student_id))
    AND (${wasDueBefore(sql`e.enrolled_at`)} IS NOT TRUE OR EXISTS (
      SELECT FROM ${assignmentWork} AS known WHERE known.assignment_id = a.id AND known.student_id = e.student_id))
    ORDER BY a.id, e.student_id, e.enrolled_at, c.id)`;
}

/** Whether students see an assignment `a`: published by now, and not removed. */
export const isShown = (now: Given) => sql`a.published_at <= ${now}::timestamptz AND a.removed_at IS NULL`;

/** Whose assignments, and when. */
export type Viewer = Asked<'userId' | 'now'>;

/** The assignments shown to a student that meet `condition`. */
export const shownTo = ({ userId, now }: Viewer, condition: SQL, also?: SQL) =>
  learnersWhere(sql`e.student_id = ${userId} AND ${isShown(now)} AND ${condition}`, undefined, also);

/** Those that would be, if their class weren't archived. */
export const archivedFor = ({ userId, now }: Viewer, condition: SQL) =>
  learnersWhere(sql`e.student_id = ${userId} AND ${isShown(now)} AND ${condition}`, sql`c.archived_at IS NOT NULL`);

/** `effectiveDue` in SQL, for an assignment `a` and one student's work `said`. */
export const dueOf = sql`CASE WHEN a.due_at IS NULL THEN NULL ELSE coalesce(said.extended_to, a.due_at) END`;

/** Whether a student's row of work, if any, is neither turned in nor returned. */
export const isLeft = (said: SQL) => sql`(${said}.turned_in_at IS NULL AND ${said}.returned_at IS NULL)`;
/** `isTaken` in SQL, for the same. */
export const isTakenAt = (at: SQL) => sql`((a.closed_at IS NULL OR ${at} <= a.closed_at)
  AND NOT EXISTS (SELECT FROM jsonb_to_recordset(a.closed_before) AS closed ("from" timestamptz, "to" timestamptz)
    WHERE ${at} > closed."from" AND ${at} < closed."to")
  AND (a.due_at IS NULL OR a.is_late_allowed OR ${at} <= ${dueOf}))`;

/** The student's assignments as `a`, each with the student's work as `said`. */
export const hadBy = (viewer: Viewer, condition: SQL) => sql`
  ${shownTo(viewer, condition)} AS learners
  JOIN ${assignments} AS a ON a.id = learners.assignment_id
  ${withWork(viewer)}`;

/** All of them, of `a` only what decides whether it is to do: years of assignments aren't read twice. */
export const allHadBy = (viewer: Viewer) => sql`
  ${shownTo(viewer, sql`true`, sql`, a.id, a.due_at, a.published_at, a.closed_at, a.is_late_allowed`)} AS a
  ${withWork(viewer)}`;

const withWork = ({ userId }: Viewer) =>
  sql`LEFT JOIN ${assignmentWork} AS said ON said.assignment_id = a.id AND said.student_id = ${userId}`;
