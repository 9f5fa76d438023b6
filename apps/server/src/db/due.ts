import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { wordMemory } from './schema/all.ts';
import type { Given } from './statement.ts';

/** An instant, or where a prepared statement has it. */
export type At = Date | Given;

/** The instant as a statement's value. */
export const instantOf = (at: At) => (at instanceof Date ? at.toISOString() : at);

/**
 * Whether a word of `word_memory` is due at that time: it was graded and its due time has passed. The only such
 * condition in SQL.
 */
export function isDue(now: At): SQL<boolean> {
  return sql<boolean>`(${isGraded} AND ${wordMemory.due} <= ${instantOf(now)}::timestamptz)`;
}

/** Whether it was graded and falls due later. */
export function comesBack(now: At): SQL<boolean> {
  return sql<boolean>`(${isGraded} AND ${wordMemory.due} > ${instantOf(now)}::timestamptz)`;
}

export const isGraded: SQL<boolean> = sql<boolean>`${wordMemory.lastReview} IS NOT NULL`;
