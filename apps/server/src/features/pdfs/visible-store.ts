import { sql } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { reached } from '#db/given-texts.ts';
import { classTeachers, pdfClasses, pdfs } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';

const peopleOf = rowsOf(
  'people_of_text',
  ['pdfId'],
  ({ pdfId }) => sql<{ userId: string }>`
    SELECT p.teacher_id AS "userId" FROM ${pdfs} AS p WHERE p.id = ${pdfId}
    UNION
    SELECT given.student_id FROM ${pdfs} AS p CROSS JOIN LATERAL (SELECT e.student_id FROM ${reached}) AS given
    WHERE p.id = ${pdfId} AND p.status = 'active'
    UNION
    SELECT reader.teacher_id FROM ${pdfClasses} AS link JOIN ${classTeachers} AS reader ON reader.class_id = link.class_id
    WHERE link.pdf_id = ${pdfId}`,
);

/** Everybody who has the text on a screen: its teacher, the students to whom it is given, and their teachers. */
export async function listPeopleOf(tx: Tx, pdfId: string): Promise<string[]> {
  return (await peopleOf(tx, { pdfId })).map(({ userId }) => userId);
}
