import type { Placeholder, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { wordMemory } from './schema/all.ts';

/** An instant, or the place of one in a prepared statement. */
type At = Date | Placeholder;

/** As a value of a statement. */
export const instantOf = (at: At) => (at instanceof Date ? at.toISOString() : at);

/** Whether a word of `word_memory` is due then: it was graded, and its time has come. The only place that says so in SQL. */
export function isDue(now: At): SQL<boolean> {
  return sql<boolean>`(${isGraded} AND ${wordMemory.due} <= ${instantOf(now)}::timestamptz)`;
}

/** Whether it was graded and falls due later. */
export function comesBack(now: At): SQL<boolean> {
  return sql<boolean>`(${isGraded} AND ${wordMemory.due} > ${instantOf(now)}::timestamptz)`;
}

export const isGraded: SQL<boolean> = sql<boolean>`${wordMemory.lastReview} IS NOT NULL`;
