import type { WordState } from '@wordgrove/contract/evidence';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { gameAnswers, gameDays, gameTotals } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';
import type { Answered } from './judged.ts';
import type { PlayRow } from './play-store.ts';

export type AnswerRow = typeof gameAnswers.$inferSelect;

type Ended = { localDay: string; states: ReadonlyMap<string, WordState> };

/** Every item of a finished play as it was seen. */
export function answerRows(
  { studentId, id: playId, type }: Pick<PlayRow, 'studentId' | 'id' | 'type'>,
  items: readonly Answered[],
  { localDay, states }: Ended,
) {
  return items.map(({ id: item, right: rightAnswer, at: _, ...seen }, place) => ({
    studentId,
    playId,
    place,
    item,
    type,
    rightAnswer,
    ...seen,
    state: (seen.word !== null && states.get(seen.word)) || null,
    localDay,
  }));
}

export async function insertAnswers(tx: Tx, play: PlayRow, items: readonly Answered[], ended: Ended): Promise<void> {
  await tx.insert(gameAnswers).values(answerRows(play, items, ended));
}

/** In the order of the round. */
export async function listAnswers(on: Db | Tx, own: OwnRows, playId: string): Promise<AnswerRow[]> {
  return on
    .select()
    .from(gameAnswers)
    .where(and(eq(gameAnswers.studentId, own.userId), eq(gameAnswers.playId, playId)))
    .orderBy(asc(gameAnswers.place));
}

export type PlayedDay = Omit<typeof gameDays.$inferInsert, 'studentId'>;

/** Adds a play to the day's, and to all. */
export async function addToDay(tx: Tx, own: OwnRows, day: PlayedDay): Promise<void> {
  const added = (column: 'plays' | 'ms' | 'answered' | 'correct') =>
    sql`${gameDays[column]} + excluded.${sql.identifier(column)}`;
  await tx
    .insert(gameDays)
    .values({ ...day, studentId: own.userId })
    .onConflictDoUpdate({
      target: [gameDays.studentId, gameDays.localDay, gameDays.type],
      set: { plays: added('plays'), ms: added('ms'), answered: added('answered'), correct: added('correct') },
    });
  await tx
    .insert(gameTotals)
    .values({ studentId: own.userId, type: day.type, plays: day.plays })
    .onConflictDoUpdate({
      target: [gameTotals.studentId, gameTotals.type],
      set: { plays: sql`${gameTotals.plays} + excluded.plays` },
    });
}
