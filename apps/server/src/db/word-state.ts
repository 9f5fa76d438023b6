import type { WordState } from '@wordgrove/contract/evidence';
import { stateLimits } from '@wordgrove/contract/evidence';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { atRiskAfter, curve } from '#platform/forgetting.ts';
import type { At } from './due.ts';
import { instantOf, isGraded } from './due.ts';
import { wordMemory } from './schema/all.ts';

const literal = (n: number) => sql.raw(String(n));

export const isStable = sql`stability >= ${literal(stateLimits.knownFromDays)}`;

/** Whether a graded word of `word_memory` is at risk. */
export function isAtRisk(now: At): SQL {
  // Only whole days of 24 hours count, whatever the clocks did: exceeding the limit takes a day more than its floor.
  const days = sql`(floor(${literal(atRiskAfter)}::float8 * ${wordMemory.stability}) + 1)`;
  return sql`${wordMemory.lastReview} <= ${instantOf(now)}::timestamptz - ${days} * interval '24 hours'`;
}

/** `wordState` of memory's rules in SQL; a test over random memories compares the two. */
export function stateAt(now: At): SQL<WordState> {
  return sql<WordState>`CASE
    WHEN NOT ${isGraded} THEN 'new'
    WHEN ${isAtRisk(now)} THEN 'at-risk'
    WHEN ${isStable} THEN 'known'
    ELSE 'learning' END`;
}

/**
 * The days, for each day of stability, until the chance of recall falls below `recall`: the forgetting curve solved for
 * the days. Multiplied by a word's stability it says how long the word lasts.
 */
export function daysAbove(recall: SQL): SQL {
  return sql`((${recall} ^ ${literal(1 / curve.decay)}::float8 - 1) / ${literal(curve.factor)}::float8)`;
}

/**
 * `lastsUntil` in SQL, for a word of `word_memory`; a test over random memories compares the two.
 *
 * @param days what `daysAbove` gives for the wanted chance
 */
export function lastsUntil(at: SQL, days: SQL): SQL {
  return sql`coalesce(${wordMemory.lastReview} >= ${at} - (${days} * ${wordMemory.stability}) * interval '24 hours', false)`;
}
