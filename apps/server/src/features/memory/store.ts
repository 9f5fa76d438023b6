import type { SQL } from 'drizzle-orm';
import { and, eq, getTableColumns, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '#db/client.ts';
import { practiceDays, practiceEvents, wordMemory } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import type { Remembered } from './ledger.ts';
import type { PracticeDay } from './practice-days.ts';
import type { Evidence } from './rules.ts';

export type EventRow = typeof practiceEvents.$inferSelect;
export type CountingEvent = Evidence & Pick<EventRow, 'word' | 'localDay' | 'durationMs'>;
type Owner = Pick<OwnRows, 'userId'>;

/**
 * Makes everything that changes a student's ledger follow one another until the transactions end; asked for before
 * anything of it is read.
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
    FROM pg_advisory_xact_lock(hashtextextended('practice:' || ${userId}::text, 0))`,
);

/** Writes the events that weren't there yet, and returns those as they stand in the ledger. */
export function insertEvents(tx: Tx, rows: readonly (typeof practiceEvents.$inferInsert)[]): Promise<EventRow[]> {
  return tx
    .insert(practiceEvents)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
}

export async function findEvent(tx: Tx, { userId }: Owner, id: string): Promise<EventRow | null> {
  const [row] = await tx
    .select()
    .from(practiceEvents)
    .where(and(eq(practiceEvents.studentId, userId), eq(practiceEvents.id, id)));
  return row ?? null;
}

/** The events of the words, or of every word, that count: neither undone nor an undo. */
export async function listCounting(
  on: Db | Tx,
  { userId }: Owner,
  words: readonly string[] | null,
): Promise<CountingEvent[]> {
  const undo = alias(practiceEvents, 'undo');
  const undos = on
    .select({ id: undo.id })
    .from(undo)
    .where(and(eq(undo.studentId, practiceEvents.studentId), eq(undo.cancels, practiceEvents.id)));
  const rows = await on
    .select()
    .from(practiceEvents)
    .where(
      and(
        eq(practiceEvents.studentId, userId),
        isNull(practiceEvents.cancels),
        notExists(undos),
        words ? inArray(practiceEvents.word, [...words]) : undefined,
      ),
    );
  return rows.flatMap((row) => toCounting(row) ?? []);
}

/** Null for an undo. */
export function toCounting({ activity, ...row }: EventRow): CountingEvent | null {
  return activity === 'undo' ? null : { ...row, activity };
}

/** What is remembered of the words, or of every word. */
export async function listRemembered(
  on: Db | Tx,
  { userId }: Owner,
  words: readonly string[] | null,
): Promise<Map<string, Remembered>> {
  const rows = await on
    .select()
    .from(wordMemory)
    .where(and(eq(wordMemory.studentId, userId), words ? inArray(wordMemory.word, [...words]) : undefined));
  return new Map(
    rows.map(({ studentId: _, word, lastEventAt, lastEventId, lastDay, parametersVersion, ...memory }) => [
      word,
      { memory, lastEvent: { id: lastEventId, occurredAt: lastEventAt }, lastDay, parametersVersion },
    ]),
  );
}

const all = getTableColumns(wordMemory);

/** Writes what is remembered of each word now; undefined forgets it. */
export async function putRemembered(
  tx: Tx,
  { userId }: Owner,
  words: ReadonlyMap<string, Remembered | undefined>,
): Promise<void> {
  const rows = [...words].flatMap(([word, remembered]) => (remembered ? toRow(userId, word, remembered) : []));
  const gone = [...words].flatMap(([word, remembered]) => (remembered ? [] : word));
  if (rows.length > 0) {
    const { studentId, word, ...columns } = all;
    await tx
      .insert(wordMemory)
      .values(rows)
      .onConflictDoUpdate({ target: [studentId, word], set: fromExcluded(columns) });
  }
  if (gone.length > 0)
    await tx.delete(wordMemory).where(and(eq(wordMemory.studentId, userId), inArray(wordMemory.word, gone)));
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

function fromExcluded(columns: Record<string, PgColumn>): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
  );
}

/** Adds to the days' practice; a day that nothing is left of goes. */
export async function addToDays(tx: Tx, { userId }: Owner, days: readonly PracticeDay[]): Promise<void> {
  if (days.length === 0) return;
  const { studentId, localDay, activity, ...sums } = getTableColumns(practiceDays);
  const added = Object.entries(sums).map(([key, column]) => [
    key,
    sql`${column} + excluded.${sql.identifier(column.name)}`,
  ]);
  await tx
    .insert(practiceDays)
    .values(days.map((day) => ({ studentId: userId, ...day })))
    .onConflictDoUpdate({ target: [studentId, localDay, activity], set: Object.fromEntries(added) });
  if (days.some(({ events }) => events < 0))
    await tx.delete(practiceDays).where(and(eq(practiceDays.studentId, userId), eq(practiceDays.events, 0)));
}
