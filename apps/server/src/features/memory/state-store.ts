import type { WordState } from '@wordgrove/contract/evidence';
import type { Placeholder, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { instantOf, isGraded } from '#db/due.ts';
import { wordMemory } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';
import { atRiskAfter, stateLimits } from './rules.ts';

const literal = (n: number) => sql.raw(String(n));

/** `wordState` of `rules.ts` in SQL; a test over random memories compares the two. */
export function stateAt(now: Date | Placeholder): SQL<WordState> {
  // Only whole days of 24 hours count, whatever the clocks did: exceeding the limit takes a day more than its floor.
  const days = sql`(floor(${literal(atRiskAfter)}::float8 * ${wordMemory.stability}) + 1)`;
  const isAtRisk = sql`${wordMemory.lastReview} <= ${instantOf(now)}::timestamptz - ${days} * interval '24 hours'`;
  return sql<WordState>`CASE
    WHEN NOT ${isGraded} THEN 'new'
    WHEN ${isAtRisk} THEN 'at-risk'
    WHEN ${wordMemory.stability} >= ${literal(stateLimits.knownFromDays)} THEN 'known'
    ELSE 'learning' END`;
}

const states = rowsOf(
  'count_states',
  ['userId', 'now'],
  ({ userId, now }) => sql<{ state: WordState; n: number }>`
    SELECT ${stateAt(now)} AS state, count(*)::int AS n FROM ${wordMemory}
    WHERE ${wordMemory.studentId} = ${userId} GROUP BY 1`,
);

/** The number of a student's words in each state, counted in the database. */
export async function countStates(on: Db | Tx, { userId }: { userId: string }, now: Date) {
  const counts: Record<WordState, number> = { new: 0, learning: 0, known: 0, 'at-risk': 0 };
  for (const { state, n } of await states(on, { userId, now })) counts[state] = n;
  return counts;
}
