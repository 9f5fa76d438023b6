import type { WordState } from '@wordgrove/contract/evidence';
import type { SQL } from 'drizzle-orm';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { isGraded } from '#db/due.ts';
import { wordMemory } from '#db/schema/all.ts';
import { atRiskAfter, stateLimits } from './rules.ts';

/** `wordState` of `rules.ts` for the database; a test over random memories compares the two. */
export function stateAt(now: Date): SQL<WordState> {
  const days = sql`floor(extract(epoch FROM ${now.toISOString()}::timestamptz - ${wordMemory.lastReview}) / 86400)`;
  return sql<WordState>`CASE
    WHEN NOT ${isGraded} THEN 'new'
    WHEN ${days} > ${atRiskAfter}::float8 * ${wordMemory.stability} THEN 'at-risk'
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
