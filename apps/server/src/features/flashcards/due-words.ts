import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { comesBack, isDue, isGraded } from '#db/due.ts';
import { flashcardSuspensions, flashcards, wordMemory } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';
import { isAsked } from './queue-store.ts';
import { visibleDeckIds } from './visible.ts';

/** A word that comes back: on a card of a deck to learn from, or in games alone. */
export type ComingWord = { word: string; due: Date; hasCard: boolean };

/**
 * The words of which a learner's screens say that they are due: graded, their time come, and still to be asked. A word
 * all of whose cards are paused isn't, nor a card for itself that is gone. Longest due first.
 */
export function listDueWords(on: Db | Tx, own: OwnRows, now: Date): Promise<ComingWord[]> {
  return listComing(on, own, isDue(now));
}

/** Those of them that are English words, for games. */
export async function listDueKeys(on: Db | Tx, own: OwnRows, now: Date, limit?: number): Promise<string[]> {
  const rows = await listComing(on, own, sql`${isDue(now)} AND ${isWord}`, limit);
  return rows.map(({ word }) => word);
}

/** The first words that come back after those, soonest first. */
export function listNextWords(on: Db | Tx, own: OwnRows, now: Date, limit: number): Promise<ComingWord[]> {
  return listComing(on, own, comesBack(now), limit);
}

/** All that are due or come back. */
export function listComingWords(on: Db | Tx, own: OwnRows): Promise<ComingWord[]> {
  return listComing(on, own, isGraded);
}

// A card that stands for itself has an id behind the colon; the word “card” has its part of speech there.
const isWord = sql`${wordMemory.word} NOT LIKE 'card:%-%'`;

async function listComing(on: Db | Tx, own: OwnRows, when: SQL, limit?: number): Promise<ComingWord[]> {
  const hasCard = sql`EXISTS (SELECT FROM ${flashcards} AS c WHERE c.word = ${wordMemory.word} AND ${isAsked(own)})`;
  const isPaused = sql`${wordMemory.word} IN (
    SELECT c.word FROM ${flashcardSuspensions} AS s JOIN ${flashcards} AS c ON c.id = s.card_id
    WHERE s.user_id = ${own.userId} AND c.removed_at IS NULL AND c.deck_id IN ${visibleDeckIds(own)})`;
  const { rows } = await on.execute<{ word: string; due: string; has_card: boolean }>(sql`
    SELECT ${wordMemory.word} AS word, ${wordMemory.due} AS due, ${hasCard} AS has_card FROM ${wordMemory}
    WHERE ${wordMemory.studentId} = ${own.userId} AND ${when} AND ((${isWord} AND NOT ${isPaused}) OR ${hasCard})
    ORDER BY ${wordMemory.due}, ${wordMemory.word} ${limit === undefined ? sql`` : sql`LIMIT ${limit}`}`);
  return rows.map(({ word, due, has_card }) => ({ word, due: new Date(due), hasCard: has_card }));
}
