import type { Placeholder, SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { comesBack, isDue, isGraded } from '#db/due.ts';
import { reviewXpOn } from '#db/review-xp.ts';
import { flashcards, practiceEvents, wordMemory } from '#db/schema/all.ts';
import type { Asked, Given } from '#db/statement.ts';
import { rowsOf, statement } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import type { CardRow } from './card-store.ts';
import { selectCards } from './card-store.ts';
import type { Learner } from './visible-store.ts';
import { hasCard, isAsked, isFresh, rowsOfDecks } from './visible-store.ts';

export type Waiting = { due: number; fresh: number; nextDue: Date | null };

const waiting = rowsOf(
  'waiting_cards',
  ['userId', 'now'],
  ({ userId, now }) => sql<{ waiting: WaitingJson }>`SELECT ${waitingJson({ userId }, undefined, now)} AS waiting`,
);

/** How many words are due and how many were never graded, and when the next of the others falls due. */
export async function countWaiting(on: Db | Tx, { userId }: OwnRows, now: Date): Promise<Waiting> {
  const [row] = await waiting(on, { userId, now: now.toISOString() });
  return readWaiting(row?.waiting ?? { due: 0, fresh: 0, nextDue: null });
}

export type WaitingJson = { due: number; fresh: number; nextDue: string | null };

export function waitingJson(own: Learner, deckId: Placeholder | undefined, now: Given): SQL<WaitingJson> {
  return sql`json_build_object(
    'due', (SELECT count(*) FROM ${wordMemory}
      WHERE ${wordMemory.studentId} = ${own.userId} AND ${isDue(now)} AND ${hasCard(own, deckId)}),
    'fresh', (SELECT count(DISTINCT c.word) FROM ${flashcards} AS c WHERE ${isAsked(own, deckId)} AND ${isFresh(own)}),
    'nextDue', (${nextDueOf(own, deckId, now)}))`;
}

export const readWaiting = ({ due, fresh, nextDue }: WaitingJson): Waiting => ({
  due,
  fresh,
  nextDue: nextDue === null ? null : new Date(nextDue),
});

/** The due time of the next word, read from the memory's index, where only the first words are looked at. */
export function nextDueOf(own: Learner, deckId: Placeholder | undefined, now: Given): SQL {
  return sql`SELECT ${wordMemory.due} AS due FROM ${wordMemory}
    WHERE ${wordMemory.studentId} = ${own.userId} AND ${comesBack(now)} AND ${hasCard(own, deckId)}
    ORDER BY ${wordMemory.due} LIMIT 1`;
}

type AtPosition = { position: string };

/**
 * Remembered words, in order of due times from the memory's index: only the first words are looked at.
 *
 * @param size an integer: how many at most
 */
export const headsWhen = (own: Learner, deckId: Placeholder | undefined, when: SQL, size: SQL) => sql<AtPosition>`
  SELECT first.position FROM ${wordMemory}
  CROSS JOIN LATERAL (
    SELECT min(c.position) AS position FROM ${flashcards} AS c
    WHERE c.word = ${wordMemory.word} AND ${isAsked(own, deckId)}
  ) AS first
  WHERE ${wordMemory.studentId} = ${own.userId} AND ${when} AND first.position IS NOT NULL
  ORDER BY ${wordMemory.due}, first.position LIMIT ${size}`;

type FreshHead = AtPosition & { looked: number };

type FreshWish = {
  most: number;
  /** How many new cards are looked at; all of them without it. */
  looksAt?: number;
  /** Whether any are read. */
  when?: SQL;
};

/**
 * New words in the order of their first cards, of the first `looksAt` new cards or of all. The numbers are literals: with
 * a parameter PostgreSQL would plan to read all cards.
 */
export const freshHeads = (
  own: Learner,
  deckId: Placeholder | undefined,
  { most, looksAt, when = sql`true` }: FreshWish,
) => sql<FreshHead>`
  SELECT position, (sum(n) OVER ())::int AS looked FROM (
    SELECT min(position) AS position, count(*) AS n FROM (
      SELECT c.word, c.position FROM ${flashcards} AS c
      WHERE ${when} AND ${isAsked(own, deckId)} AND ${isFresh(own)}
      ${looksAt === undefined ? sql`` : sql`ORDER BY c.position LIMIT ${sql.raw(String(looksAt))}`}
    ) AS first GROUP BY word
  ) AS words ORDER BY position LIMIT ${sql.raw(String(most))}`;

/** Cards of one word often follow one another, so more are read than wanted. */
const cardsPerWord = 4;
export const firstFresh = (most: number) => ({ most, looksAt: cardsPerWord * most });

const cardsAt = statement('cards_at', ['userId', 'positions'], (on, { userId, positions }) =>
  selectCards(on, { userId }).where(sql`${flashcards.position} = ANY (${positions}::bigint[])`),
);

/** The cards at these positions, in that order. */
export async function listAt(on: Db | Tx, { userId }: OwnRows, positions: readonly number[]): Promise<CardRow[]> {
  if (positions.length === 0) return [];
  const rows = await cardsAt(on, { userId, positions: positions.map(String) });
  const places = new Map(positions.map((position, place) => [position, place]));
  return rows.sort((one, other) => (places.get(one.card.position) ?? 0) - (places.get(other.card.position) ?? 0));
}

const idsAt = statement('card_ids_at', ['positions'], (on, { positions }) =>
  on
    .select({ id: flashcards.id, position: flashcards.position })
    .from(flashcards)
    .where(sql`${flashcards.position} = ANY (${positions}::bigint[])`),
);

export async function listIdsAt(on: Db | Tx, positions: readonly number[]): Promise<string[]> {
  if (positions.length === 0) return [];
  const rows = await idsAt(on, { positions: positions.map(String) });
  const ids = new Map(rows.map(({ id, position }) => [position, id]));
  return positions.flatMap((position) => ids.get(position) ?? []);
}

const done = rowsOf(
  'answers_of_day',
  ['userId', 'day'],
  (asked) => sql<{ done: DoneJson }>`SELECT ${doneJson(asked)} AS done`,
);

export type DoneJson = { done: number; xp: number };

export const doneJson = (asked: Asked<'userId' | 'day'>): SQL<DoneJson> =>
  sql`json_build_object('done', ${countAnswers(asked)}, 'xp', ${reviewXpOn(asked)})`;

/**
 * The number of answers that counted on a local day. Early practice neither passes nor fails, so it isn't among them.
 */
const countAnswers = ({ userId, day }: Asked<'userId' | 'day'>): SQL<number> => sql`coalesce((
  SELECT passes + fails FROM practice_days
  WHERE student_id = ${userId} AND local_day = ${day}::date AND activity = 'card'), 0)`;

/** How much was reviewed on a local day. */
export async function findDone(on: Db | Tx, { userId }: OwnRows, day: string): Promise<DoneJson> {
  const [row] = await done(on, { userId, day });
  return row?.done ?? { done: 0, xp: 0 };
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

/** An answer to a card as recorded in the ledger. */
export async function findReview(on: Db | Tx, { userId }: OwnRows, id: string) {
  const [row] = await review(on, { userId, id });
  return row ?? null;
}

const dueByDay = rowsOfDecks(
  'due_by_day',
  ['userId', 'ends', 'last'],
  ({ userId, ends, last }, deckId) => sql<{ day: number; n: string }>`
    SELECT width_bucket(${wordMemory.due}, ${ends}::timestamptz[]) AS day, count(*) AS n
    FROM ${wordMemory}
    WHERE ${wordMemory.studentId} = ${userId} AND ${isGraded} AND ${wordMemory.due} < ${last}::timestamptz
      AND ${hasCard({ userId }, deckId)}
    GROUP BY 1`,
);

/**
 * How many of the decks' words fall due before each day's end (instants in ascending order). Read from the memory's
 * index, where only the words of these days are looked at.
 */
export async function countDue(
  on: Db | Tx,
  { userId }: OwnRows,
  deckId: string | undefined,
  days: readonly Date[],
): Promise<number[]> {
  const ends = days.map((end) => end.toISOString());
  const rows = await dueByDay(on, deckId, { userId, ends, last: ends.at(-1) ?? null });
  const counts = new Map(rows.map(({ day, n }) => [day, Number(n)]));
  return days.map((_, day) => counts.get(day) ?? 0);
}
