import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { comesBack, isDue, isGraded } from '#db/due.ts';
import { flashcardSuspensions, flashcards, wordMemory } from '#db/schema/all.ts';
import type { Asked, Given } from '#db/statement.ts';
import { rowsOf } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import type { Learner } from './visible-store.ts';
import { decksOf, hasCard } from './visible-store.ts';

// A card that stands for itself has an id after the colon; the English word “card” has its part of speech there.
const isWord = sql`${wordMemory.word} NOT LIKE 'card:%-%'`;

/**
 * The due English words, for games: the same words that the learner's screens count. They are graded, their time has
 * come, and they can still be asked: a word whose cards are all paused is left out, and so is a card for itself that is
 * gone. Longest due first.
 */
export const dueWords = ({ userId, now }: Asked<'userId' | 'now'>): SQL<{ word: string }> => sql<{ word: string }>`
  ${comingWords({ userId }, sql`${isDue(now)} AND ${isWord}`)} ORDER BY ${wordMemory.due}, ${wordMemory.word}`;

const dueKeys = rowsOf(
  'due_words',
  ['userId', 'now', 'most'],
  ({ most, ...asked }) => sql<{ word: string }>`${dueWords(asked)} LIMIT ${most}::int`,
);

export async function listDueKeys(on: Db | Tx, { userId }: OwnRows, now: Date, most: number): Promise<string[]> {
  const rows = await dueKeys(on, { userId, now, most });
  return rows.map(({ word }) => word);
}

/** Due words that are on no card, and the next ones to come due among the first `limit`, soonest first, as JSON. */
export function beyondJson(own: Learner, now: Given, limit: number): SQL<BeyondJson> {
  const later = sql`${comingWords(own, comesBack(now))} ORDER BY ${wordMemory.due}, ${wordMemory.word} LIMIT ${sql.raw(String(limit))}`;
  return sql`json_build_object(
    'due', (SELECT coalesce(json_agg(word), '[]') FROM (${comingWords(own, isDue(now))}) AS due WHERE NOT has_card),
    'next', (SELECT coalesce(json_agg(later), '[]') FROM (
      SELECT word, due FROM (${later}) AS later WHERE NOT has_card ORDER BY due, word) AS later))`;
}

export type BeyondJson = { due: string[]; next: { word: string; due: string }[] };

/** The words that fall due in a period: the number on cards, and the keys of the others. */
type Coming = { onCards: number; others: string[] };

type ComingPart = { part: number; onCards: number; others: string[] | null };

const coming = rowsOf(
  'coming_words',
  ['userId', 'bounds', 'last'],
  ({ userId, bounds, last }) => sql<ComingPart>`
    SELECT width_bucket(due, ${bounds}::timestamptz[]) AS part,
      (count(*) FILTER (WHERE has_card))::int AS "onCards", array_agg(word) FILTER (WHERE NOT has_card) AS others
    FROM (${comingWords({ userId }, sql`${isGraded} AND ${wordMemory.due} < ${last}::timestamptz`)}) AS coming GROUP BY 1`,
);

/**
 * The words due now, and those that come due before each end, in order. Words on no card are named, since only games
 * know whether they can be asked.
 */
export async function groupComing(
  on: Db | Tx,
  { userId }: OwnRows,
  now: Date,
  ends: readonly Date[],
): Promise<{ dueNow: Coming; later: Coming[] }> {
  // The first instant at which a word isn't due yet starts the first period.
  const bounds = [now.getTime() + 1, ...ends.map(Number)].map((at) => new Date(at).toISOString());
  const rows = await coming(on, { userId, bounds, last: bounds.at(-1) ?? null });
  const parts = new Map(rows.map(({ part, onCards, others }) => [part, { onCards, others: others ?? [] }]));
  const of = (part: number): Coming => parts.get(part) ?? { onCards: 0, others: [] };
  return { dueNow: of(0), later: ends.map((_, n) => of(n + 1)) };
}

function comingWords(own: Learner, when: SQL): SQL {
  const isPaused = sql`${wordMemory.word} IN (
    SELECT c.word FROM ${flashcardSuspensions} AS s JOIN ${flashcards} AS c ON c.id = s.card_id
    WHERE s.user_id = ${own.userId} AND c.removed_at IS NULL AND c.deck_id IN ${decksOf(own)})`;
  return sql`
    SELECT ${wordMemory.word} AS word, ${wordMemory.due} AS due, has_card FROM ${wordMemory}
    CROSS JOIN LATERAL (SELECT ${hasCard(own)} AS has_card OFFSET 0) AS asked
    WHERE ${wordMemory.studentId} = ${own.userId} AND ${when} AND (has_card OR (${isWord} AND NOT ${isPaused}))`;
}
