import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { flashcardSuspensions, flashcards, practiceDays, practiceEvents, wordMemory } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';
import type { CardRow } from './card-store.ts';
import { selectCards } from './card-store.ts';
import { visibleDeckIds } from './visible.ts';

export type Heads = {
  due: number;
  fresh: number;
  nextDue: Date | null;
  /** Positions of cards, one of each word, in the order to ask them. */
  positions: number[];
};

type Wish = {
  deckId: string | undefined;
  now: Date;
  /** Cards at most. */
  size: number;
  /** Also what isn't due yet. */
  isAhead?: boolean;
};

/** The words of the decks that aren't suspended, each with its first card and how it stands. */
function standing({ userId }: OwnRows, deckId: string | undefined): SQL {
  return sql`
    SELECT w.position, m.due, m.last_review IS NULL AS is_fresh
    FROM (
      SELECT c.word, min(c.position) AS position FROM ${flashcards} AS c
      WHERE c.deck_id IN ${visibleDeckIds({ userId })} ${deckId === undefined ? sql`` : sql`AND c.deck_id = ${deckId}`}
        AND c.removed_at IS NULL
        AND NOT EXISTS (SELECT FROM ${flashcardSuspensions} AS s WHERE s.user_id = ${userId} AND s.card_id = c.id)
      GROUP BY c.word
    ) AS w
    LEFT JOIN ${wordMemory} AS m ON m.student_id = ${userId} AND m.word = w.word`;
}

/** What the queue begins with, and how much there is in all. */
export async function findHeads(on: Db | Tx, own: OwnRows, { deckId, now, size, isAhead }: Wish): Promise<Heads> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await on.execute<{
    due: string;
    fresh: string;
    next_due: string | null;
    positions: string[] | null;
  }>(
    sql`
      WITH standing AS MATERIALIZED (${standing(own, deckId)})
      SELECT
        count(*) FILTER (WHERE NOT is_fresh AND due <= ${at}) AS due,
        count(*) FILTER (WHERE is_fresh) AS fresh,
        min(due) FILTER (WHERE NOT is_fresh AND due > ${at}) AS next_due,
        (SELECT array_agg(position) FROM (
          SELECT position FROM standing
          ${isAhead ? sql`` : sql`WHERE is_fresh OR due <= ${at}`}
          ORDER BY CASE WHEN is_fresh THEN 1 WHEN due <= ${at} THEN 0 ELSE 2 END,
            CASE WHEN is_fresh THEN NULL ELSE due END, position
          LIMIT ${size}
        ) AS first) AS positions
      FROM standing`,
  );
  const [row] = rows;
  return {
    due: Number(row?.due ?? 0),
    fresh: Number(row?.fresh ?? 0),
    nextDue: row?.next_due ? new Date(row.next_due) : null,
    positions: (row?.positions ?? []).map(Number),
  };
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

/** Answers to cards that counted on a local day. Practice before its time has neither passed nor failed. */
export async function countAnswers(on: Db | Tx, { userId }: OwnRows, localDay: string): Promise<number> {
  const [row] = await on
    .select({ n: sql<number>`${practiceDays.passes} + ${practiceDays.fails}`.mapWith(Number) })
    .from(practiceDays)
    .where(
      and(eq(practiceDays.studentId, userId), eq(practiceDays.localDay, localDay), eq(practiceDays.activity, 'card')),
    );
  return row?.n ?? 0;
}

/** An answer to a card as it stands in the ledger. */
export async function findReview(on: Db | Tx, { userId }: OwnRows, id: string) {
  const [row] = await on
    .select({
      word: practiceEvents.word,
      task: practiceEvents.task,
      grade: practiceEvents.grade,
      cardId: sql<string | null>`${practiceEvents.place}->>'cardId'`,
    })
    .from(practiceEvents)
    .where(and(eq(practiceEvents.studentId, userId), eq(practiceEvents.id, id), eq(practiceEvents.activity, 'card')));
  return row ?? null;
}

/** When the words of the decks fall due: how many before the end of each of the days, as instants in order. */
export async function countDue(
  on: Db | Tx,
  own: OwnRows,
  deckId: string | undefined,
  ends: readonly Date[],
): Promise<number[]> {
  const { rows } = await on.execute<{ day: number; n: string }>(sql`
    SELECT width_bucket(due, ${sql.param(ends.map((end) => end.toISOString()))}::timestamptz[]) AS day, count(*) AS n
    FROM (${standing(own, deckId)}) AS standing
    WHERE NOT is_fresh GROUP BY 1`);
  const counts = new Map(rows.map(({ day, n }) => [day, Number(n)]));
  return ends.map((_, day) => counts.get(day) ?? 0);
}
