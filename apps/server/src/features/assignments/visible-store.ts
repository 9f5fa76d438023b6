import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import {
  assignmentClasses,
  assignmentStudents,
  assignments,
  classEnrolments,
  classes,
  classTeachers,
} from '#db/schema/all.ts';

/**
 * The students of each assignment, one row each, as `learners (assignment_id, student_id, class_name)`: the active
 * students of its classes, or the chosen ones among them, while its teacher teaches them and the class isn't archived.
 * A student in two of its classes appears once.
 *
 * @param condition on `a`, the assignment, and `e`, the enrolment
 */
export function learnersWhere(condition: SQL): SQL {
  return sql`(
    SELECT DISTINCT ON (a.id, e.student_id) a.id AS assignment_id, e.student_id, c.name AS class_name
    FROM ${assignments} AS a
    JOIN ${assignmentClasses} AS link ON link.assignment_id = a.id
    JOIN ${classes} AS c ON c.id = link.class_id AND c.archived_at IS NULL
    JOIN ${classTeachers} AS t ON t.class_id = c.id AND t.teacher_id = a.teacher_id
    JOIN ${classEnrolments} AS e ON e.class_id = c.id AND e.status = 'active'
    WHERE ${condition} AND (NOT a.is_for_some OR EXISTS (
      SELECT FROM ${assignmentStudents} AS chosen WHERE chosen.assignment_id = a.id AND chosen.student_id = e.student_id))
    ORDER BY a.id, e.student_id, e.enrolled_at, c.id)`;
}
