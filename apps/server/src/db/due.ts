import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { wordMemory } from './schema/all.ts';

/** Whether a word of `word_memory` is due then: it was graded, and its time has come. The only place that says so in SQL. */
export function isDue(now: Date): SQL<boolean> {
  return sql<boolean>`(${isGraded} AND ${wordMemory.due} <= ${now.toISOString()}::timestamptz)`;
}

/** Whether it was graded and falls due later. */
export function comesBack(now: Date): SQL<boolean> {
  return sql<boolean>`(${isGraded} AND ${wordMemory.due} > ${now.toISOString()}::timestamptz)`;
}

export const isGraded: SQL<boolean> = sql<boolean>`${wordMemory.lastReview} IS NOT NULL`;
