import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { assignments, assignmentWork } from '#db/schema/all.ts';
import { byKind } from './kinds/kinds-store.ts';
import { learnersWhere } from './visible-store.ts';

export type Holder = { studentId: string; className: string };

/** Who has an assignment and has begun it or more. */
export const listBegun = (tx: Tx, id: string): Promise<Holder[]> => listHolders(tx, id, hasBegun);

const hasBegun = sql`(said.turned_in_at IS NOT NULL OR said.returned_at IS NOT NULL OR said.draft IS NOT NULL
  OR ${byKind(({ begun }) => begun)})`;

/** The students who have an assignment and meet `condition`. One in an archived class counts: its work can be read. */
export async function listHolders(tx: Tx, id: string, condition: SQL = sql`true`): Promise<Holder[]> {
  const { rows } = await tx.execute<Holder>(sql`
    SELECT learners.student_id AS "studentId", learners.class_name AS "className"
    FROM ${learnersWhere(sql`a.id = ${id}`, sql`true`)} AS learners
    JOIN ${assignments} AS a ON a.id = learners.assignment_id
    LEFT JOIN ${assignmentWork} AS said ON said.assignment_id = a.id AND said.student_id = learners.student_id
    WHERE ${condition}`);
  return rows;
}
