import type { HandInSize } from '@wordgrove/contract/assignments';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { assignmentFiles, assignmentHandIns } from '#db/schema/all.ts';
import type { Given } from '#db/statement.ts';
import { rowsOf } from '#db/statement.ts';
import type { KindSql, OwnProgress, Which } from '#features/assignments/kinds/kind.ts';

/** Spaces alone say nothing. */
const hasText = sql`each.text ~ '\\S'`;

const begun = sql`(EXISTS (SELECT FROM ${assignmentHandIns} AS each
    WHERE each.assignment_id = a.id AND each.student_id = learners.student_id AND ${hasText})
  OR EXISTS (SELECT FROM ${assignmentFiles} AS each
    WHERE each.assignment_id = a.id AND each.student_id = learners.student_id))`;

export const handInSql: KindSql = {
  listed: sql`a.task`,
  brief: () => sql`a.task`,
  next: sql`jsonb_build_object('kind', 'hand-in')`,
  begun,
  waits: sql`true`,
};

export type SizeRow = HandInSize & { assignmentId: string; studentId: string };

const sizes = (isWanted: SQL) => sql<SizeRow>`
  SELECT part.assignment_id AS "assignmentId", part.student_id AS "studentId",
    bool_or(part.has_text) AS "hasText", sum(part.files)::int AS files
  FROM (
    SELECT each.assignment_id, each.student_id, ${hasText} AS has_text, 0 AS files
    FROM ${assignmentHandIns} AS each WHERE ${isWanted}
    UNION ALL
    SELECT each.assignment_id, each.student_id, false, 1 FROM ${assignmentFiles} AS each WHERE ${isWanted}) AS part
  GROUP BY part.assignment_id, part.student_id`;

const isOf = (ids: Given) => sql`each.assignment_id = ANY (${ids}::uuid[])`;
const sizesOfAll = rowsOf('hand_in_sizes', ['ids'], ({ ids }) => sizes(isOf(ids)));

/** How much each student has written and added. Nobody without anything. */
export function listSizes(on: Db | Tx, { ids }: Which): Promise<SizeRow[]> {
  return sizesOfAll(on, { ids });
}

export const ownSizes: OwnProgress<SizeRow[], SizeRow[]> = {
  json: ({ ids, studentId }) => sql`(SELECT coalesce(json_agg(size), '[]') FROM (
    ${sizes(sql`${isOf(ids)} AND each.student_id = ${studentId}`)}) AS size)`,
  read: (rows) => rows,
};

/** Whether anybody has written or added anything, including students who no longer have it. */
export async function isHandInBegun(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT WHERE EXISTS (SELECT FROM ${assignmentHandIns} AS each WHERE each.assignment_id = ${id} AND ${hasText})
      OR EXISTS (SELECT FROM ${assignmentFiles} AS each WHERE each.assignment_id = ${id})`);
  return rows.length > 0;
}
