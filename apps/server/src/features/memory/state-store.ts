import type { WordState } from '@wordgrove/contract/evidence';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { isGraded } from '#db/due.ts';
import { memoryCounts, wordMemory } from '#db/schema/all.ts';
import type { Given, Part } from '#db/statement.ts';
import { rowsOf, together } from '#db/statement.ts';
import { fromJson } from '#db/varying.ts';
import { isAtRisk, isStable } from '#db/word-state.ts';

const literal = (n: number) => sql.raw(String(n));

/**
 * At least the days by which a word can be at risk before it is due: at most two with a memory that barely holds. So
 * words at risk are among those that are due or soon will be, and the rest needn't be looked at.
 */
const riskBeforeDue = 3;

/** What has to be looked at to find the words at risk; they are in the index of due words. */
export const mayBeAtRisk = (now: Given) =>
  sql`${wordMemory.due} <= ${now}::timestamptz + ${literal(riskBeforeDue)} * interval '24 hours'`;

type Counts = Record<WordState, number>;

/** The number of a student's words in each state. Only words that are due are looked at. */
export const stateCounts: Part<'userId' | 'now', Counts | null, Counts> = {
  json: ({ userId, now }) => sql`(
    SELECT json_build_object('new', counts.fresh, 'learning', counts.learning - risky.learning,
      'known', counts.known - risky.known, 'at-risk', risky.learning + risky.known)
    FROM ${memoryCounts} AS counts, (
      SELECT (count(*) FILTER (WHERE NOT ${isStable}))::int AS learning, (count(*) FILTER (WHERE ${isStable}))::int AS known
      FROM ${wordMemory}
      WHERE ${wordMemory.studentId} = ${userId} AND ${isGraded} AND ${isAtRisk(now)} AND ${mayBeAtRisk(now)}
    ) AS risky
    WHERE counts.student_id = ${userId})`,
  read: (counts) => counts ?? { new: 0, learning: 0, known: 0, 'at-risk': 0 },
};

const states = together('count_states', ['userId', 'now'], { counts: stateCounts });

export async function countStates(on: Db | Tx, { userId }: { userId: string }, now: Date): Promise<Counts> {
  return (await states(on, { userId, now })).counts;
}

/** The columns of `memory_counts` over some memories. */
const sums = sql`count(*) FILTER (WHERE last_review IS NULL) AS fresh,
  count(*) FILTER (WHERE last_review IS NOT NULL AND NOT ${isStable}) AS learning,
  count(*) FILTER (WHERE last_review IS NOT NULL AND ${isStable}) AS known`;

const columns = Object.values(getTableColumns(wordMemory)).map(({ name }) => sql.identifier(name));
const replaced = columns.map((name) => sql`${name} = excluded.${name}`);

/** Writes memories, as `asJson` of their table, and counts the difference. For a student whose ledger is held. */
export const putRows = rowsOf(
  'put_remembered',
  ['userId', 'rows'],
  ({ userId, rows }) => sql<never>`
    WITH put AS (${fromJson(wordMemory, rows)}),
    written AS (
      INSERT INTO ${wordMemory} (${sql.join(columns, sql`, `)}) SELECT * FROM put
      ON CONFLICT (student_id, word) DO UPDATE SET ${sql.join(replaced, sql`, `)}),
    after AS (SELECT ${sums} FROM put),
    before AS (SELECT ${sums} FROM ${wordMemory} WHERE student_id = ${userId} AND word IN (SELECT word FROM put))
    INSERT INTO ${memoryCounts} AS counts
    SELECT ${userId}::uuid, after.fresh - before.fresh, after.learning - before.learning, after.known - before.known
    FROM after, before
    WHERE (after.fresh, after.learning, after.known) <> (before.fresh, before.learning, before.known)
    ON CONFLICT (student_id) DO UPDATE SET fresh = counts.fresh + excluded.fresh,
      learning = counts.learning + excluded.learning, known = counts.known + excluded.known`,
);

/** Deletes memories and counts the difference. For a student whose ledger is held. */
export const forget = rowsOf(
  'forget_words',
  ['userId', 'words'],
  ({ userId, words }) => sql<never>`
    WITH gone AS (
      DELETE FROM ${wordMemory} WHERE student_id = ${userId} AND word = ANY (${words}::text[])
      RETURNING last_review, stability)
    UPDATE ${memoryCounts} AS counts
    SET fresh = counts.fresh - of.fresh, learning = counts.learning - of.learning, known = counts.known - of.known
    FROM (SELECT ${sums} FROM gone) AS of WHERE counts.student_id = ${userId}`,
);

const recount = rowsOf(
  'recount_memories',
  ['userId'],
  ({ userId }) => sql<{ differing: number }>`
    INSERT INTO ${memoryCounts} AS counts
    SELECT ${userId}::uuid, ${sums} FROM ${wordMemory} WHERE student_id = ${userId} 
    HAVING count(*) > 0 OR EXISTS (SELECT FROM ${memoryCounts} WHERE student_id = ${userId})
    ON CONFLICT (student_id) DO UPDATE
    SET fresh = excluded.fresh, learning = excluded.learning, known = excluded.known
    WHERE (counts.fresh, counts.learning, counts.known) <> (excluded.fresh, excluded.learning, excluded.known)
    RETURNING 1 AS differing`,
);

/** Counts a student's memories anew. @returns whether the counts were wrong */
export async function mendCounts(tx: Tx, { userId }: { userId: string }): Promise<boolean> {
  return (await recount(tx, { userId })).length > 0;
}
