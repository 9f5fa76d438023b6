import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { classEnrolments, classes, classTeachers, pdfClasses } from './schema/all.ts';
import type { Given } from './statement.ts';

/**
 * The active students `e` of the classes that a text `p` reaches: it is shared with them, they aren't archived, and its
 * teacher teaches them. Every condition stands in the WHERE, so that PostgreSQL can begin with the student.
 */
export const reached = sql`${pdfClasses} AS link, ${classes} AS c, ${classTeachers} AS t, ${classEnrolments} AS e
  WHERE link.pdf_id = p.id AND c.id = link.class_id AND c.archived_at IS NULL
    AND t.class_id = c.id AND t.teacher_id = p.teacher_id AND e.class_id = c.id AND e.status = 'active'`;

/** A condition on texts `p`: active, and the student is among those whom it reaches. */
export function givenTo(studentId: string | Given): SQL<boolean> {
  return sql<boolean>`(p.status = 'active' AND EXISTS (SELECT FROM ${reached} AND e.student_id = ${studentId}))`;
}

/** A condition on texts `p`: active, and given to a class that the user teaches together with the text's teacher. */
export function ofColleague(userId: string | Given): SQL<boolean> {
  return sql<boolean>`(p.status = 'active' AND p.teacher_id <> ${userId} AND EXISTS (
    SELECT FROM ${pdfClasses} AS link, ${classTeachers} AS t, ${classTeachers} AS reader
    WHERE link.pdf_id = p.id AND t.class_id = link.class_id AND t.teacher_id = p.teacher_id
      AND reader.class_id = link.class_id AND reader.teacher_id = ${userId}))`;
}

/** A condition on texts `p`: the user is its teacher, another teacher of a class that has it, or given it as a student. */
export function readableBy(userId: string | Given): SQL<boolean> {
  return sql<boolean>`(p.teacher_id = ${userId} OR ${givenTo(userId)} OR ${ofColleague(userId)})`;
}
