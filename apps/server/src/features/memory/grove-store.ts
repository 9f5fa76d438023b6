import type { Activity, WordState } from '@wordgrove/contract/evidence';
import { limits } from '@wordgrove/contract/limits';
import type { Placeholder, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { isDue, isGraded } from '#db/due.ts';
import { readableBy } from '#db/given-texts.ts';
import { visibleDeckIds } from '#db/learnable-decks.ts';
import { flashcardSuspensions, flashcards, pdfs, practiceEvents, wordMemory } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';
import { isAtRisk, stateAt } from '#db/word-state.ts';
import type { OwnRows } from '#http/context.ts';
import { isStanding } from './store.ts';

export type PlantRow = {
  word: string;
  /** Null while nothing was graded. */
  stability: number | null;
  isDry: boolean;
  /** The local day on which it was last met, or the instant where the day isn't stored. */
  lastDay: string | null;
  lastAt: string;
  /** What is on the front of a card that is no English word. */
  front: string | null;
};

const stability = sql`CASE WHEN ${isGraded} THEN ${wordMemory.stability} END`;

/**
 * The id in the key of a card that stands for itself; null for an English word, also for the word “card”. Only the
 * server makes keys of this form, so the rest is an id; a regular expression took a third of a grove's time.
 */
const cardId = sql`(CASE WHEN ${wordMemory.word} LIKE 'card:________-____-____-____-____________'
  THEN substr(${wordMemory.word}, 6)::uuid END)`;

/** Joins a card that stands for itself, as `own`. */
export const fronts = ({ userId }: { userId: Placeholder }) => sql`
  LEFT JOIN ${flashcards} AS own ON own.id = ${cardId} AND own.removed_at IS NULL
    AND own.deck_id = ANY (ARRAY${visibleDeckIds({ userId })})`;

const front = sql`left(own.front, ${sql.raw(String(limits.wordTextMax))})`;

/** Where a card that stands for itself is gone, nothing could say what it was. */
export const isNameable = sql`(${cardId} IS NULL OR own.id IS NOT NULL)`;

const plants = rowsOf(
  'plants',
  ['userId', 'now', 'after', 'most'],
  ({ userId, now, after, most }) => sql<PlantRow>`
    SELECT ${wordMemory.word} AS word, ${stability} AS stability, (${isGraded} AND ${isAtRisk(now)}) AS "isDry",
      last_day AS "lastDay", last_event_at AS "lastAt", ${front} AS front
    FROM ${wordMemory} ${fronts({ userId })}
    WHERE ${wordMemory.studentId} = ${userId} AND ${wordMemory.word} > ${after} AND ${isNameable}
    ORDER BY ${wordMemory.word} LIMIT ${most}::int`,
);

/** The student's plants after a key, by key. */
export function listPlants(
  on: Db | Tx,
  { userId }: OwnRows,
  now: Date,
  { after, most }: { after: string; most: number },
): Promise<PlantRow[]> {
  return plants(on, { userId, now: now.toISOString(), after, most });
}

type MeetingRow = {
  activity: Activity;
  at: string;
  text: { id: string; title: string; page: number | null } | null;
};

export type OnePlantRow = Omit<PlantRow, 'isDry' | 'lastDay' | 'lastAt'> & {
  state: WordState;
  due: string;
  isDue: boolean;
  /** Whether some card of it can be asked, and whether one is paused. */
  hasCard: boolean;
  isPaused: boolean;
  sentence: string | null;
  first: MeetingRow | null;
  last: MeetingRow | null;
};

const plant = rowsOf(
  'plant',
  ['userId', 'now', 'word'],
  ({ userId, now, word }) => sql<OnePlantRow>`
    WITH cards AS MATERIALIZED (
      SELECT c.met ->> 'sentence' AS sentence, c.position,
        c.id IN (SELECT s.card_id FROM ${flashcardSuspensions} AS s WHERE s.user_id = ${userId}) AS is_paused
      FROM ${flashcards} AS c
      WHERE c.word = ${word} AND c.removed_at IS NULL AND c.deck_id = ANY (ARRAY${visibleDeckIds({ userId })}))
    SELECT ${wordMemory.word} AS word, ${stability} AS stability, ${stateAt(now)} AS state, ${front} AS front, due,
      ${isDue(now)} AS "isDue",
      EXISTS (SELECT FROM cards WHERE NOT is_paused) AS "hasCard", EXISTS (SELECT FROM cards WHERE is_paused) AS "isPaused",
      (SELECT sentence FROM cards WHERE sentence <> '' ORDER BY position LIMIT 1) AS sentence,
      ${meeting({ userId, word }, sql`ASC`)} AS first, ${meeting({ userId, word }, sql`DESC`)} AS last
    FROM ${wordMemory} ${fronts({ userId })}
    WHERE ${wordMemory.studentId} = ${userId} AND ${wordMemory.word} = ${word} AND ${isNameable}`,
);

/** The first or last time that the word came up, of those that weren't undone. */
function meeting({ userId, word }: Record<'userId' | 'word', Placeholder>, order: SQL): SQL {
  return sql`(
    SELECT json_build_object('activity', e.activity, 'at', e.occurred_at, 'text', (
      SELECT json_build_object('id', p.id, 'title', p.title, 'page', (e.place ->> 'page')::int)
      FROM ${pdfs} AS p WHERE p.id = (e.place ->> 'pdfId')::uuid AND ${readableBy(userId)}))
    FROM ${practiceEvents} AS e
    WHERE e.student_id = ${userId} AND e.word = ${word} AND e.activity <> 'undo'
      AND ${isStanding(userId)}
    ORDER BY e.occurred_at ${order}, e.id ${order} LIMIT 1)`;
}

/** One of the student's plants; null without a memory of the word, and for a card that is gone. */
export async function findPlant(
  on: Db | Tx,
  { userId }: OwnRows,
  now: Date,
  word: string,
): Promise<OnePlantRow | null> {
  const [row] = await plant(on, { userId, now: now.toISOString(), word });
  return row ?? null;
}
