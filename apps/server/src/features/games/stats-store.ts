import type { GameType } from '@wordgrove/contract/paths';
import { and, asc, desc, eq, gte, inArray, isNotNull, sql, sum } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { gameAnswers, gameDays, gamePlays } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';
import { isFinished, isRecord, pointShare } from './play-store.ts';

const sums = {
  plays: sum(gameDays.plays).mapWith(Number),
  ms: sum(gameDays.ms).mapWith(Number),
  right: sum(gameDays.correct).mapWith(Number),
  answered: sum(gameDays.answered).mapWith(Number),
};

const since = ({ userId }: OwnRows, from: string) => and(eq(gameDays.studentId, userId), gte(gameDays.localDay, from));

export function sumByGame(db: Db, own: OwnRows, from: string) {
  return db
    .select({ type: gameDays.type, ...sums })
    .from(gameDays)
    .where(since(own, from))
    .groupBy(gameDays.type);
}

/** Days without a play have no row. */
export function sumByDay(db: Db, own: OwnRows, from: string) {
  return db
    .select({ day: gameDays.localDay, ...sums })
    .from(gameDays)
    .where(since(own, from))
    .groupBy(gameDays.localDay)
    .orderBy(asc(gameDays.localDay));
}

/** The greatest share of the points in a play of each game, whenever it was. */
export async function listBestShares(db: Db, own: OwnRows): Promise<ReadonlyMap<GameType, number>> {
  const rows = await db
    .select({ type: gamePlays.type, best: sql<number | null>`max(${pointShare})` })
    .from(gamePlays)
    .where(and(eq(gamePlays.studentId, own.userId), isRecord))
    .groupBy(gamePlays.type);
  return new Map(rows.flatMap(({ type, best }) => (best === null ? [] : [[type, best] as const])));
}

/** Words that went wrong most often, and of those the ones asked least. */
export function listHardest(db: Db, own: OwnRows, from: string, limit: number) {
  const wrong = sql<number>`count(*) FILTER (WHERE NOT ${gameAnswers.isRight})`.mapWith(Number);
  const asked = sql<number>`count(*)`.mapWith(Number);
  return db
    .select({ word: sql<string>`${gameAnswers.word}`, asked, wrong })
    .from(gameAnswers)
    .where(countedSince(own, from))
    .groupBy(gameAnswers.word)
    .having(sql`count(*) FILTER (WHERE NOT ${gameAnswers.isRight}) > 0`)
    .orderBy(desc(wrong), asc(asked), asc(gameAnswers.word))
    .limit(limit);
}

/** What was answered instead, most often first. */
export function listMistakes(db: Db, own: OwnRows, from: string, words: readonly string[]) {
  const times = sql<number>`count(*)`.mapWith(Number);
  return db
    .select({ word: sql<string>`${gameAnswers.word}`, text: sql<string>`${gameAnswers.given}`, times })
    .from(gameAnswers)
    .where(
      and(
        countedSince(own, from),
        inArray(gameAnswers.word, [...words]),
        eq(gameAnswers.isRight, false),
        isNotNull(gameAnswers.given),
      ),
    )
    .groupBy(gameAnswers.word, gameAnswers.given)
    .orderBy(desc(times), asc(gameAnswers.given));
}

function countedSince({ userId }: OwnRows, from: string) {
  return and(
    eq(gameAnswers.studentId, userId),
    gte(gameAnswers.localDay, from),
    isNotNull(gameAnswers.word),
    isNotNull(gameAnswers.isRight),
  );
}

/** The newest plays first. */
export function listRecent(db: Db, own: OwnRows, limit: number) {
  return db
    .select({
      id: gamePlays.id,
      type: gamePlays.type,
      points: sql<number>`${gamePlays.points}`,
      maxPoints: sql<number>`${gamePlays.maxPoints}`,
      accuracy: gamePlays.accuracy,
      playedMs: sql<number>`${gamePlays.playedMs}`,
      xp: sql<number>`${gamePlays.xp}`,
      finishedAt: gamePlays.finishedAt,
    })
    .from(gamePlays)
    .where(and(eq(gamePlays.studentId, own.userId), isFinished))
    .orderBy(desc(gamePlays.finishedAt))
    .limit(limit);
}
