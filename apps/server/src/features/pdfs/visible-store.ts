import type { Placeholder, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { classEnrolments, classes, classTeachers, pdfClasses, pdfs } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';

type Who = string | Placeholder;

/**
 * The active students `e` of the classes that a text `p` reaches: it is shared with them, they aren't archived, and its
 * teacher teaches them. Every condition stands in the WHERE, so that PostgreSQL can begin with the student.
 */
const reached = sql`${pdfClasses} AS link, ${classes} AS c, ${classTeachers} AS t, ${classEnrolments} AS e
  WHERE link.pdf_id = p.id AND c.id = link.class_id AND c.archived_at IS NULL
    AND t.class_id = c.id AND t.teacher_id = p.teacher_id AND e.class_id = c.id AND e.status = 'active'`;

/** A condition on texts `p`: the user is its teacher, or a student to whom it is given. */
export function readableBy(userId: Who): SQL<boolean> {
  return sql<boolean>`(p.teacher_id = ${userId} OR ${givenTo(userId)})`;
}

/** A condition on texts `p`: active, and the student is among those whom it reaches. */
export function givenTo(studentId: Who): SQL<boolean> {
  return sql<boolean>`(p.status = 'active' AND EXISTS (SELECT FROM ${reached} AND e.student_id = ${studentId}))`;
}

const peopleOf = rowsOf(
  'people_of_text',
  ['pdfId'],
  ({ pdfId }) => sql<{ userId: string }>`
    SELECT p.teacher_id AS "userId" FROM ${pdfs} AS p WHERE p.id = ${pdfId}
    UNION
    SELECT given.student_id FROM ${pdfs} AS p CROSS JOIN LATERAL (SELECT e.student_id FROM ${reached}) AS given
    WHERE p.id = ${pdfId} AND p.status = 'active'`,
);

/** Everybody who has the text on a screen: its teacher and the students to whom it is given. */
export async function listPeopleOf(tx: Tx, pdfId: string): Promise<string[]> {
  return (await peopleOf(tx, { pdfId })).map(({ userId }) => userId);
}
