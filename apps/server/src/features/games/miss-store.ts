import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { gameAnswers, gameMisses, gamePlays } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';

/** The misses of some answers, followed by further conditions and `groupMisses`. */
export const addUpMisses = (answers: SQL) => sql`
  SELECT student_id, local_day, type, word, count(*),
    coalesce(array_agg(given ORDER BY given COLLATE "C") FILTER (WHERE given IS NOT NULL), '{}')
  FROM ${answers} WHERE NOT is_right AND word IS NOT NULL`;

export const groupMisses = sql`GROUP BY student_id, local_day, type, word`;

const mend = rowsOf(
  'mend_misses',
  ['userId'],
  ({ userId }) => sql<{ differing: number }>`
    WITH counted (student_id, local_day, type, word, wrong, given) AS MATERIALIZED (
      ${addUpMisses(sql`${gameAnswers}`)} AND student_id = ${userId}
        AND play_id NOT IN (SELECT id FROM ${gamePlays} WHERE student_id = ${userId} AND is_test) ${groupMisses}),
    gone AS (
      DELETE FROM ${gameMisses} AS known WHERE student_id = ${userId} AND NOT EXISTS (
        SELECT FROM counted WHERE (counted.word, counted.local_day, counted.type) = (known.word, known.local_day, known.type))
      RETURNING 1),
    put AS (
      INSERT INTO ${gameMisses} AS known (student_id, local_day, type, word, wrong, given) SELECT * FROM counted
      ON CONFLICT (student_id, word, local_day, type) DO UPDATE SET wrong = excluded.wrong, given = excluded.given
      WHERE (known.wrong, known.given) IS DISTINCT FROM (excluded.wrong, excluded.given)
      RETURNING 1)
    SELECT ((SELECT count(*) FROM gone) + (SELECT count(*) FROM put))::int AS differing`,
);

/**
 * Recomputes a student's misses from the answers. For a student whose plays wait, so that none is finished meanwhile.
 *
 * @returns the number of rows that were wrong
 */
export async function mendMisses(tx: Tx, { userId }: { userId: string }): Promise<number> {
  const [row] = await mend(tx, { userId });
  return row?.differing ?? 0;
}
