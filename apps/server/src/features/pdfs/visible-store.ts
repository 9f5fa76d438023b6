import type { Placeholder, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { givenTo, reached } from '#db/given-texts.ts';
import { pdfs } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';

/** A condition on texts `p`: the user is its teacher, or a student to whom it is given. */
export function readableBy(userId: string | Placeholder): SQL<boolean> {
  return sql<boolean>`(p.teacher_id = ${userId} OR ${givenTo(userId)})`;
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
