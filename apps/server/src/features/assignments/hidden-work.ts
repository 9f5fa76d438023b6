import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { assignments, assignmentWork } from '#db/schema/all.ts';
import type { Refusals } from '#http/failure.ts';
import { byKind } from './kinds/kinds-store.ts';
import { learnersWhere } from './visible-store.ts';

type Holder = { studentId: string; className: string };

/** Who has an assignment and has begun it or more. To be asked before it is set for others. */
export const listBegun = (tx: Tx, id: string): Promise<Holder[]> => listHolders(tx, id, hasBegun);

/**
 * Work is stored for a student and an assignment, so it is there again as soon as the student has the assignment again;
 * meanwhile nobody sees it, which the teacher has to know.
 *
 * @param begun who had begun before it was set for others
 * @throws `work-hidden` for those of them who don't have it any more
 */
export async function refuseHiding(
  tx: Tx,
  id: string,
  begun: readonly Holder[],
  errors: Refusals<'work-hidden'>,
): Promise<void> {
  if (begun.length === 0) return;
  const has = new Set((await listHolders(tx, id)).map(({ studentId }) => studentId));
  const losing = begun.filter(({ studentId }) => !has.has(studentId));
  if (losing.length === 0) return;
  const classes = [...new Set(losing.map(({ className }) => className))].sort();
  throw errors['work-hidden']({ data: { students: losing.length, classes } });
}

const hasBegun = sql`(said.turned_in_at IS NOT NULL OR said.returned_at IS NOT NULL OR said.draft IS NOT NULL
  OR ${byKind(({ begun }) => begun)})`;

/** The students who have an assignment and meet `condition`. One in an archived class counts: its work can be read. */
async function listHolders(tx: Tx, id: string, condition: SQL = sql`true`): Promise<Holder[]> {
  const { rows } = await tx.execute<Holder>(sql`
    SELECT learners.student_id AS "studentId", learners.class_name AS "className"
    FROM ${learnersWhere(sql`a.id = ${id}`, sql`true`)} AS learners
    JOIN ${assignments} AS a ON a.id = learners.assignment_id
    LEFT JOIN ${assignmentWork} AS said ON said.assignment_id = a.id AND said.student_id = learners.student_id
    WHERE ${condition}`);
  return rows;
}
