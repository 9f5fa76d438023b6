import { stageLimits } from '@wordgrove/contract/evidence';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { classEnrolments, classes, classTeachers, wordMemory } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';

export type ForestClass = {
  className: string;
  /** How many of its active students have plants. */
  growers: number;
};

const active = (alias = sql`e`) => sql`${alias}.class_id = c.id AND ${alias}.status = 'active'`;

const growers = sql`(SELECT count(*)::int FROM ${classEnrolments} AS e
  WHERE ${active()} AND EXISTS (SELECT FROM ${wordMemory} AS m WHERE m.student_id = e.student_id))`;

const taughtClass = rowsOf(
  'forest_of_taught',
  ['teacherId', 'classId'],
  ({ teacherId, classId }) => sql<ForestClass>`
    SELECT c.name AS "className", ${growers} AS growers FROM ${classes} AS c
    JOIN ${classTeachers} AS t ON t.class_id = c.id AND t.teacher_id = ${teacherId}
    WHERE c.id = ${classId}`,
);

/** A class that the teacher teaches. */
export async function findTaughtClass(
  on: Db | Tx,
  { teacherId }: TaughtBy,
  classId: string,
): Promise<ForestClass | null> {
  const [row] = await taughtClass(on, { teacherId, classId });
  return row ?? null;
}

const ownClass = rowsOf(
  'forest_of_own',
  ['userId', 'classId'],
  ({ userId, classId }) => sql<ForestClass>`
    SELECT c.name AS "className", ${growers} AS growers FROM ${classes} AS c
    JOIN ${classEnrolments} AS mine ON ${active(sql`mine`)} AND mine.student_id = ${userId}
    WHERE c.id = ${classId} AND (c.allows ->> 'forest')::boolean`,
);

/** A class that the student is active in, whose teachers leave the forest on. */
export async function findOwnClass(on: Db | Tx, { userId }: OwnRows, classId: string): Promise<ForestClass | null> {
  const [row] = await ownClass(on, { userId, classId });
  return row ?? null;
}

/** How many students' plants of a word are in each stage. */
export type ForestRow = { word: string; seed: number; sprout: number; young: number; grown: number; flower: number };

const literal = (n: number) => sql.raw(String(n));
const from = (days: number) => sql`m.last_review IS NOT NULL AND m.stability >= ${literal(days)}`;
const counted = (when: ReturnType<typeof sql>) => sql`(count(*) FILTER (WHERE ${when}))::int`;

const { young, grown, flower } = stageLimits;

const sums = rowsOf(
  'forest_sums',
  ['classId'],
  ({ classId }) => sql<ForestRow>`
    SELECT m.word, ${counted(sql`m.last_review IS NULL`)} AS seed,
      ${counted(sql`m.last_review IS NOT NULL AND m.stability < ${literal(young)}`)} AS sprout,
      ${counted(sql`${from(young)} AND m.stability < ${literal(grown)}`)} AS young,
      ${counted(sql`${from(grown)} AND m.stability < ${literal(flower)}`)} AS grown,
      ${counted(from(flower))} AS flower
    FROM ${classEnrolments} AS e JOIN ${wordMemory} AS m ON m.student_id = e.student_id
    WHERE e.class_id = ${classId} AND e.status = 'active' GROUP BY m.word`,
);

/** All plants of a class, by word. Who may see their sums has to be known before. */
export function sumForest(on: Db | Tx, classId: string): Promise<ForestRow[]> {
  return sums(on, { classId });
}
