import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { comesBack } from '#db/due.ts';
import { wordMemory } from '#db/schema/all.ts';
import type { Asked, Part } from '#db/statement.ts';

/** Words as keys of the memory: those that are due, longest first, and others that were met. */
export type MetWords = { due: string[]; others: string[] };

/** A query, without a limit, for the due words that every screen counts: as `word`, longest due first. */
export type DueSql = (asked: Asked<'userId' | 'now'>) => SQL;

/** With fewer due words, this many others are read. */
export const fewDue = 250;

const few = sql.raw(String(fewDue));

// A card that stands for itself has an id after the colon; the English word “card” has its part of speech there.
const isRealWord = sql`${wordMemory.word} NOT LIKE 'card:%-%'`;

/** Those of one kind, which come from an index in the order of their due times. */
const first = (kind: SQL, { userId, now, most }: Asked<'userId' | 'now' | 'most'>) => sql`(
  SELECT ${wordMemory.word} AS word, ${wordMemory.isMarked} AS is_marked, ${wordMemory.due} AS due FROM ${wordMemory}
  WHERE ${wordMemory.studentId} = ${userId} AND ${kind} AND ${isRealWord}
    AND (${wordMemory.lastReview} IS NULL OR ${comesBack(now)})
    AND (${most}::int IS NULL OR (SELECT count(*) FROM due) < ${few})
  ORDER BY ${wordMemory.due}, ${wordMemory.word} LIMIT ${few})`;

/**
 * The first `most` due words; while those are few, also others, first those guessed wrong, then by due time. Where `most`
 * is null, all of both.
 */
export const metWords = (due: DueSql): Part<'userId' | 'now' | 'most', MetWords, MetWords> => ({
  json: ({ userId, now, most }) => sql`(
    WITH due AS MATERIALIZED (${due({ userId, now })} LIMIT ${most}::int)
    SELECT json_build_object('due', (SELECT coalesce(json_agg(word), '[]') FROM due),
      'others', (SELECT coalesce(json_agg(word), '[]') FROM (
        SELECT word FROM (${first(sql`${wordMemory.isMarked}`, { userId, now, most })}
          UNION ALL ${first(sql`NOT ${wordMemory.isMarked}`, { userId, now, most })}) AS either
        ORDER BY is_marked DESC, due, word LIMIT ${few}) AS others)))`,
  read: (words) => words,
});
