import type { WordState } from '@wordgrove/contract/evidence';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { gameAnswers, gameMisses } from '#db/schema/all.ts';
import { rowsOf, statement } from '#db/statement.ts';
import { asJson, fromJson } from '#db/varying.ts';
import type { OwnRows } from '#http/context.ts';
import type { Answered } from './judged.ts';
import { addUpMisses, groupMisses } from './miss-store.ts';
import type { PlayRow } from './play-store.ts';

export type AnswerRow = typeof gameAnswers.$inferSelect;

/** What a play did for a word. */
export type Practised = { state: WordState; before: WordState; isGrown: boolean };

/** `practised`: by word; one that the play said nothing about is missing. */
type Ended = { localDay: string; practised: ReadonlyMap<string, Practised> };

/** One row per item of a finished play, as the player saw it. */
export function answerRows(
  { studentId, id: playId, type }: Pick<PlayRow, 'studentId' | 'id' | 'type'>,
  items: readonly Answered[],
  { localDay, practised }: Ended,
): AnswerRow[] {
  return items.map(({ id: item, right: rightAnswer, at: _, ...seen }, place) => {
    const done = seen.word === null ? undefined : practised.get(seen.word);
    return {
      ...{ studentId, playId, place, item, type, rightAnswer },
      ...seen,
      state: done?.state ?? null,
      stateBefore: done?.before ?? null,
      isGrown: done?.isGrown ?? false,
      localDay,
    };
  });
}

const columns = sql.join(
  Object.values(getTableColumns(gameAnswers)).map(({ name }) => sql.identifier(name)),
  sql`, `,
);

const addAnswers = rowsOf(
  'insert_answers',
  ['rows', 'isTest'],
  ({ rows, isTest }) => sql<never>`
    WITH added AS (INSERT INTO ${gameAnswers} (${columns}) ${fromJson(gameAnswers, rows)} RETURNING *)
    INSERT INTO ${gameMisses} AS known (student_id, local_day, type, word, wrong, given)
    ${addUpMisses(sql`added`)} AND NOT ${isTest}::boolean ${groupMisses}
    ON CONFLICT (student_id, word, local_day, type) DO UPDATE SET wrong = known.wrong + excluded.wrong,
      given = ARRAY(SELECT text FROM unnest(known.given || excluded.given) AS text ORDER BY text COLLATE "C")`,
);

/** Writes the answers and returns them; adds those that were wrong to the misses of their day. */
export async function insertAnswers(
  tx: Tx,
  play: PlayRow,
  items: readonly Answered[],
  ended: Ended,
): Promise<AnswerRow[]> {
  const rows = answerRows(play, items, ended);
  await addAnswers(tx, { rows: asJson(gameAnswers, rows), isTest: play.isTest });
  return rows;
}

const answers = statement('answers_of_play', ['userId', 'playId'], (on, { userId, playId }) =>
  on
    .select()
    .from(gameAnswers)
    .where(and(eq(gameAnswers.studentId, userId), eq(gameAnswers.playId, playId)))
    .orderBy(asc(gameAnswers.place)),
);

/** In the order of the round. */
export function listAnswers(on: Db | Tx, { userId }: OwnRows, playId: string): Promise<AnswerRow[]> {
  return answers(on, { userId, playId });
}

/** Those of several plays, each in the order of its round. */
export async function listAnswersOf(on: Db | Tx, plays: readonly Pick<PlayRow, 'id'>[]): Promise<AnswerRow[]> {
  if (plays.length === 0) return [];
  const ids = plays.map(({ id }) => id);
  return on.select().from(gameAnswers).where(inArray(gameAnswers.playId, ids)).orderBy(asc(gameAnswers.place));
}
