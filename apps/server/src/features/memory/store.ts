import type { Placeholder, SQL } from 'drizzle-orm';
import { and, between, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '#db/client.ts';
import { practiceEvents, wordMemory } from '#db/schema/all.ts';
import type { Given } from '#db/statement.ts';
import { rowsOf, statement } from '#db/statement.ts';
import { turnOf } from '#db/turns.ts';
import { asJson, fromJson } from '#db/varying.ts';
import type { OwnRows } from '#http/context.ts';
import type { Remembered } from './ledger.ts';
import type { Evidence } from './rules.ts';
import { forget, putRows } from './state-store.ts';

export type EventRow = typeof practiceEvents.$inferSelect;
export type CountingEvent = Evidence & Pick<EventRow, 'word' | 'localDay' | 'durationMs' | 'place'>;
type Owner = Pick<OwnRows, 'userId'>;

/**
 * Serialises everything that changes a student's ledger until the transaction ends; call it before reading any of it.
 *
 * @returns the student's time zone
 */
export async function holdLedger(tx: Tx, { userId }: Owner): Promise<string> {
  const [row] = await heldZone(tx, { userId });
  return row?.zone ?? 'UTC';
}

const heldZone = rowsOf(
  'hold_ledger',
  ['userId'],
  ({ userId }) => sql<{ zone: string | null }>`
    SELECT (SELECT time_zone FROM profiles WHERE user_id = ${userId}::uuid) AS zone
    FROM ${turnOf('practice', userId)}`,
);

const addEvents = statement('insert_events', ['rows'], (on, { rows }) =>
  on.insert(practiceEvents).select(fromJson(practiceEvents, rows)).onConflictDoNothing().returning(),
);

/** Inserts the events that are new, and returns those as the ledger stores them. */
export function insertEvents(tx: Tx, rows: readonly (typeof practiceEvents.$inferInsert)[]): Promise<EventRow[]> {
  const defaults = { hints: 0, durationMs: 0, place: {}, wasDue: false };
  return addEvents(tx, {
    rows: asJson(
      practiceEvents,
      rows.map((row) => ({ ...defaults, ...row })),
    ),
  });
}

const event = statement('event', ['userId', 'id'], (on, { userId, id }) =>
  on
    .select()
    .from(practiceEvents)
    .where(and(eq(practiceEvents.studentId, userId), eq(practiceEvents.id, id))),
);

export async function findEvent(tx: Tx, { userId }: Owner, id: string): Promise<EventRow | null> {
  const [row] = await event(tx, { userId, id });
  return row ?? null;
}

// For some words and for every word: one plan wouldn't suit both.
const counting = statement('counting_events', ['userId', 'words'], (on, { userId, words }) =>
  selectCounting(on, userId, isAmong(practiceEvents.word, words)),
);
const countingAll = statement('all_counting_events', ['userId'], (on, { userId }) => selectCounting(on, userId));

function selectCounting(on: Db | Tx, userId: Placeholder, isWanted?: SQL) {
  const undo = alias(practiceEvents, 'undo');
  const undos = on
    .select({ id: undo.id })
    .from(undo)
    .where(and(eq(undo.studentId, practiceEvents.studentId), eq(undo.cancels, practiceEvents.id)));
  return on
    .select()
    .from(practiceEvents)
    .where(and(eq(practiceEvents.studentId, userId), isNull(practiceEvents.cancels), notExists(undos), isWanted));
}

/** Of an event `e` in other statements: nothing undid it. */
export const isStanding = (userId: Given): SQL => sql`NOT EXISTS (
  SELECT FROM ${practiceEvents} AS undo WHERE undo.student_id = ${userId} AND undo.cancels = e.id)`;

/** The events of the words, or of every word, that count: neither undone nor an undo. */
export async function listCounting(
  on: Db | Tx,
  { userId }: Owner,
  words: readonly string[] | null,
): Promise<CountingEvent[]> {
  const rows = await (words ? counting(on, { userId, words }) : countingAll(on, { userId }));
  return rows.flatMap((row) => toCounting(row) ?? []);
}

/** Null for an undo. */
export function toCounting({ activity, ...row }: EventRow): CountingEvent | null {
  return activity === 'undo' ? null : { ...row, activity };
}

const remembered = statement('remembered_words', ['userId', 'words'], (on, { userId, words }) =>
  selectRemembered(on, userId, isAmong(wordMemory.word, words)),
);
const rememberedAll = statement('all_remembered_words', ['userId'], (on, { userId }) => selectRemembered(on, userId));

const selectRemembered = (on: Db | Tx, userId: Placeholder, isWanted?: SQL) =>
  on
    .select()
    .from(wordMemory)
    .where(and(eq(wordMemory.studentId, userId), isWanted));

/** The memories of the words, or of every word. */
export async function listRemembered(
  on: Db | Tx,
  { userId }: Owner,
  words: readonly string[] | null,
): Promise<Map<string, Remembered>> {
  const rows = await (words ? remembered(on, { userId, words }) : rememberedAll(on, { userId }));
  return new Map(
    rows.map(({ studentId: _, word, lastEventAt, lastEventId, lastDay, parametersVersion, ...memory }) => [
      word,
      { memory, lastEvent: { id: lastEventId, occurredAt: lastEventAt }, lastDay, parametersVersion },
    ]),
  );
}

const answered = statement('cards_answered', ['userId', 'from', 'to'], (on, { userId, from, to }) =>
  on
    .select({ id: practiceEvents.id, word: practiceEvents.word, occurredAt: practiceEvents.occurredAt })
    .from(practiceEvents)
    .where(
      and(
        eq(practiceEvents.studentId, userId),
        between(practiceEvents.id, from, to),
        eq(practiceEvents.activity, 'card'),
      ),
    )
    .orderBy(practiceEvents.id),
);

type CardAnswer = Pick<EventRow, 'id' | 'word' | 'occurredAt'>;

/** The answers to cards with ids from one to another: UUIDv7 made by the device, so in the order of its clock. */
export function listCardAnswers(
  on: Db | Tx,
  { userId }: Owner,
  { from, to }: { from: string; to: string },
): Promise<CardAnswer[]> {
  return answered(on, { userId, from, to });
}

const isAmong = (word: PgColumn, words: Placeholder): SQL => sql`${word} = ANY (${words}::text[])`;

/** Writes each word's current memory; undefined deletes it. Call it under `holdLedger`. */
export async function putRemembered(
  tx: Tx,
  { userId }: Owner,
  words: ReadonlyMap<string, Remembered | undefined>,
): Promise<void> {
  const rows = [...words].flatMap(([word, each]) => (each ? toRow(userId, word, each) : []));
  const gone = [...words].flatMap(([word, each]) => (each ? [] : word));
  if (rows.length > 0) await putRows(tx, { userId, rows: asJson(wordMemory, rows) });
  if (gone.length > 0) await forget(tx, { userId, words: gone });
}

function toRow(studentId: string, word: string, { memory, lastEvent, lastDay, parametersVersion }: Remembered) {
  return {
    studentId,
    word,
    ...memory,
    lastEventAt: lastEvent.occurredAt,
    lastEventId: lastEvent.id,
    lastDay,
    parametersVersion,
  };
}
