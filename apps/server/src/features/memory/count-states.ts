import type { WordState } from '@wordgrove/contract/evidence';
import type { SQL } from 'drizzle-orm';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { isGraded } from '#db/due.ts';
import { wordMemory } from '#db/schema/all.ts';
import { atRiskAfter, stateLimits } from './rules.ts';

/** `wordState` of `rules.ts` for the database; a test over random memories compares the two. */
export function stateAt(now: Date): SQL<WordState> {
  // More whole days than so many means one more at least; days of 24 hours, whatever the clocks did.
  const days = sql`(floor(${atRiskAfter}::float8 * ${wordMemory.stability}) + 1)`;
  const isAtRisk = sql`${wordMemory.lastReview} <= ${now.toISOString()}::timestamptz - ${days} * interval '24 hours'`;
  return sql<WordState>`CASE
    WHEN NOT ${isGraded} THEN 'new'
    WHEN ${isAtRisk} THEN 'at-risk'
    WHEN ${wordMemory.stability} >= ${stateLimits.knownFromDays} THEN 'known'
    ELSE 'learning' END`;
}

/** How many words a student has in each state, counted where they are. */
export async function countStates(on: Db | Tx, { userId }: { userId: string }, now: Date) {
  const rows = await on
    .select({ state: stateAt(now).as('state'), n: sql<number>`count(*)::int` })
    .from(wordMemory)
    .where(eq(wordMemory.studentId, userId))
    .groupBy(sql`1`);
  const counts: Record<WordState, number> = { new: 0, learning: 0, known: 0, 'at-risk': 0 };
  for (const { state, n } of rows) counts[state] = n;
  return counts;
}
