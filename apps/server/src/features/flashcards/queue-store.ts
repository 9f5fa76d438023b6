import type { Placeholder, SQL } from 'drizzle-orm';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { comesBack, isDue, isGraded } from '#db/due.ts';
import { flashcards, practiceDays, practiceEvents, wordMemory } from '#db/schema/all.ts';
import { statement } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import type { CardRow } from './card-store.ts';
import { selectCards } from './card-store.ts';
import type { Learner } from './visible.ts';
import { isAsked } from './visible.ts';

export type Waiting = { due: number; fresh: number; nextDue: Date | null };

type Wish = {
  deckId: string | undefined;
  now: Date;
  /** Cards at most. */
  size: number;
};

/** The words to be asked, each with its first card and how it stands. */
function standing(own: Learner, deckId: string | undefined, now: Date | Placeholder): SQL {
  return sql`
    SELECT w.position, ${wordMemory.due} AS due, ${isDue(now)} IS TRUE AS is_due, NOT (${isGraded}) AS is_fresh
    FROM (
      SELECT c.word, min(c.position) AS position FROM ${flashcards} AS c WHERE ${isAsked(own, deckId)} GROUP BY c.word
    ) AS w
    LEFT JOIN ${wordMemory} ON ${wordMemory.studentId} = ${own.userId} AND ${wordMemory.word} = w.word`;
}

/** How many words are due or were never asked for, and when the next one after those falls due. */
export async function countWaiting(on: Db | Tx, own: OwnRows, { deckId, now }: Omit<Wish, 'size'>): Promise<Waiting> {
  const { rows } = await on.execute<{ waiting: WaitingJson }>(sql`SELECT ${waitingJson(own, deckId, now)} AS waiting`);
  return readWaiting(rows[0]?.waiting ?? { due: 0, fresh: 0, nextDue: null });
}

export type WaitingJson = { due: number; fresh: number; nextDue: string | null };

export function waitingJson(own: Learner, deckId: string | undefined, now: Date | Placeholder): SQL<WaitingJson> {
  return sql`(
    SELECT json_build_object(
      'due', count(*) FILTER (WHERE is_due),
      'fresh', count(*) FILTER (WHERE is_fresh),
      'nextDue', min(due) FILTER (WHERE NOT is_fresh AND NOT is_due))
    FROM (${standing(own, deckId, now)}) AS standing)`;
}

export const readWaiting = ({ due, fresh, nextDue }: WaitingJson): Waiting => ({
  due,
  fresh,
  nextDue: nextDue === null ? null : new Date(nextDue),
});

/** When the next word that isn't due yet falls due, found from the memory's side: only the first of them are looked at. */
export async function findNextDue(
  on: Db | Tx,
  own: OwnRows,
  { deckId, now }: Omit<Wish, 'size'>,
): Promise<Date | null> {
  const { rows } = await on.execute<{ due: string }>(sql`
    SELECT ${wordMemory.due} AS due FROM ${wordMemory}
    WHERE ${wordMemory.studentId} = ${own.userId} AND ${comesBack(now)}
      AND EXISTS (SELECT FROM ${flashcards} AS c WHERE c.word = ${wordMemory.word} AND ${isAsked(own, deckId)})
    ORDER BY ${wordMemory.due} LIMIT 1`);
  return rows[0] ? new Date(rows[0].due) : null;
}

/** Positions of the cards to ask: what is due longest first, then what is new in its order; one card of each word. */
export async function listHeads(on: Db | Tx, own: OwnRows, wish: Wish): Promise<number[]> {
  if (wish.size === 0) return [];
  const due = await listDue(on, own, wish);
  return due.length < wish.size ? [...due, ...(await listFresh(on, own, wish, wish.size - due.length))] : due;
}

/** From the memory's side, where the words are in order of their due times: only the first of them are looked at. */
async function listDue(on: Db | Tx, own: OwnRows, { deckId, now, size }: Wish): Promise<number[]> {
  const { rows } = await on.execute<{ position: string }>(sql`
    SELECT first.position FROM ${wordMemory}
    CROSS JOIN LATERAL (
      SELECT min(c.position) AS position FROM ${flashcards} AS c
      WHERE c.word = ${wordMemory.word} AND ${isAsked(own, deckId)}
    ) AS first
    WHERE ${wordMemory.studentId} = ${own.userId} AND ${isDue(now)} AND first.position IS NOT NULL
    ORDER BY ${wordMemory.due}, first.position LIMIT ${size}`);
  return rows.map(({ position }) => Number(position));
}

/** Cards of one word often follow one another, so a few more are looked at than are wanted. */
async function listFresh(on: Db | Tx, own: OwnRows, { deckId }: Wish, size: number): Promise<number[]> {
  const { rows } = await on.execute<{ position: string }>(sql`
    SELECT min(position) AS position FROM (
      SELECT c.word, c.position FROM ${flashcards} AS c
      WHERE ${isAsked(own, deckId)} AND NOT EXISTS (
        SELECT FROM ${wordMemory}
        WHERE ${wordMemory.studentId} = ${own.userId} AND ${wordMemory.word} = c.word AND ${isGraded})
      ORDER BY c.position LIMIT ${4 * size}
    ) AS first GROUP BY word ORDER BY 1 LIMIT ${size}`);
  return rows.map(({ position }) => Number(position));
}

/** The same, and after them what isn't due yet, soonest first. */
export async function listAhead(on: Db | Tx, own: OwnRows, { deckId, now, size }: Wish): Promise<number[]> {
  const { rows } = await on.execute<{ position: string }>(sql`
    SELECT position FROM (${standing(own, deckId, now)}) AS standing
    ORDER BY CASE WHEN is_fresh THEN 1 WHEN is_due THEN 0 ELSE 2 END,
      CASE WHEN is_fresh THEN NULL ELSE due END, position
    LIMIT ${size}`);
  return rows.map(({ position }) => Number(position));
}

/** The cards at these positions, in that order. */
export async function listAt(on: Db | Tx, own: OwnRows, positions: readonly number[]): Promise<CardRow[]> {
  if (positions.length === 0) return [];
  const rows = await selectCards(on, own).where(inArray(flashcards.position, [...positions]));
  const places = new Map(positions.map((position, place) => [position, place]));
  return rows.sort((one, other) => (places.get(one.card.position) ?? 0) - (places.get(other.card.position) ?? 0));
}

export async function listIdsAt(on: Db | Tx, positions: readonly number[]): Promise<string[]> {
  if (positions.length === 0) return [];
  const rows = await on
    .select({ id: flashcards.id, position: flashcards.position })
    .from(flashcards)
    .where(inArray(flashcards.position, [...positions]));
  const ids = new Map(rows.map(({ id, position }) => [position, id]));
  return positions.flatMap((position) => ids.get(position) ?? []);
}

const answers = statement('answers_of_day', ['userId', 'day'], (on, { userId, day }) =>
  on
    .select({ n: sql<number>`${practiceDays.passes} + ${practiceDays.fails}`.mapWith(Number) })
    .from(practiceDays)
    .where(and(eq(practiceDays.studentId, userId), eq(practiceDays.localDay, day), eq(practiceDays.activity, 'card'))),
);

/** Answers to cards that counted on a local day. Practice before its time has neither passed nor failed. */
export async function countAnswers(on: Db | Tx, { userId }: OwnRows, day: string): Promise<number> {
  const [row] = await answers(on, { userId, day });
  return row?.n ?? 0;
}

const review = statement('review', ['userId', 'id'], (on, { userId, id }) =>
  on
    .select({
      word: practiceEvents.word,
      task: practiceEvents.task,
      grade: practiceEvents.grade,
      cardId: sql<string | null>`${practiceEvents.place}->>'cardId'`,
    })
    .from(practiceEvents)
    .where(and(eq(practiceEvents.studentId, userId), eq(practiceEvents.id, id), eq(practiceEvents.activity, 'card'))),
);

/** An answer to a card as it stands in the ledger. */
export async function findReview(on: Db | Tx, { userId }: OwnRows, id: string) {
  const [row] = await review(on, { userId, id });
  return row ?? null;
}

/**
 * When the words of the decks fall due: how many before the end of each of the days, as instants in order. From the
 * memory's side, where only those of these days are looked at.
 */
export async function countDue(
  on: Db | Tx,
  own: OwnRows,
  deckId: string | undefined,
  ends: readonly Date[],
): Promise<number[]> {
  const { rows } = await on.execute<{ day: number; n: string }>(sql`
    SELECT width_bucket(${wordMemory.due}, ${sql.param(ends.map((end) => end.toISOString()))}::timestamptz[]) AS day,
      count(*) AS n
    FROM ${wordMemory}
    WHERE ${wordMemory.studentId} = ${own.userId} AND ${isGraded} AND ${wordMemory.due} < ${ends.at(-1)?.toISOString()}::timestamptz
      AND EXISTS (SELECT FROM ${flashcards} AS c WHERE c.word = ${wordMemory.word} AND ${isAsked(own, deckId)})
    GROUP BY 1`);
  const counts = new Map(rows.map(({ day, n }) => [day, Number(n)]));
  return ends.map((_, day) => counts.get(day) ?? 0);
}
