import type { GameType } from '@wordgrove/contract/paths';
import type { Placeholder, SQL } from 'drizzle-orm';
import { and, asc, desc, eq, gte, isNotNull, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#db/client.ts';
import { gameAnswers, gameDays, gameMisses, gamePlays } from '#db/schema/all.ts';
import type { Part } from '#db/statement.ts';
import { statement } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import { isFinished, isRecord, pointShare } from './play-store.ts';

/** Whose rows: one student's, or those of several. */
type Whose = (studentId: PgColumn) => SQL;

const ofOne =
  (userId: Placeholder): Whose =>
  (studentId) =>
    eq(studentId, userId);

/** What is counted of a play, for a student and for a class. */
export const sums = {
  plays: sum(gameDays.plays).mapWith(Number),
  ms: sum(gameDays.ms).mapWith(Number),
  right: sum(gameDays.correct).mapWith(Number),
  answered: sum(gameDays.answered).mapWith(Number),
};

const since = (userId: Placeholder, from: Placeholder) =>
  and(eq(gameDays.studentId, userId), gte(gameDays.localDay, from));

const byGame = statement('plays_by_game', ['userId', 'from'], (on, { userId, from }) =>
  on
    .select({ type: gameDays.type, ...sums })
    .from(gameDays)
    .where(since(userId, from))
    .groupBy(gameDays.type),
);

export function sumByGame(db: Db, { userId }: OwnRows, from: string) {
  return byGame(db, { userId, from });
}

const byDay = statement('plays_by_day', ['userId', 'from'], (on, { userId, from }) =>
  on
    .select({ day: gameDays.localDay, ...sums })
    .from(gameDays)
    .where(since(userId, from))
    .groupBy(gameDays.localDay)
    .orderBy(asc(gameDays.localDay)),
);

/** Days without a play have no row. */
export function sumByDay(db: Db, { userId }: OwnRows, from: string) {
  return byDay(db, { userId, from });
}

const bestShares = statement('best_shares', ['userId'], (on, { userId }) =>
  on
    .select({ type: gamePlays.type, best: sql<number | null>`max(${pointShare})` })
    .from(gamePlays)
    .where(and(eq(gamePlays.studentId, userId), isRecord))
    .groupBy(gamePlays.type),
);

/** The all-time best share of the points in each game. */
export async function listBestShares(db: Db, { userId }: OwnRows): Promise<ReadonlyMap<GameType, number>> {
  const rows = await bestShares(db, { userId });
  return new Map(rows.flatMap(({ type, best }) => (best === null ? [] : [[type, best] as const])));
}

const hardest = statement('hardest_words', ['userId', 'from', 'size'], (on, { userId, from, size }) => {
  const wrong = sql<number>`count(*) FILTER (WHERE NOT ${gameAnswers.isRight})`.mapWith(Number);
  const asked = sql<number>`count(*)`.mapWith(Number);
  return on
    .select({ word: sql<string>`${gameAnswers.word}`, asked, wrong })
    .from(gameAnswers)
    .where(countedSince(ofOne(userId), from))
    .groupBy(gameAnswers.word)
    .having(sql`count(*) FILTER (WHERE NOT ${gameAnswers.isRight}) > 0`)
    .orderBy(desc(wrong), asc(asked), asc(gameAnswers.word))
    .limit(size);
});

/** Words answered wrong most often; among equals, those asked least often first. */
export function listHardest(db: Db, { userId }: OwnRows, from: string, size: number) {
  return hardest(db, { userId, from, size });
}

const mistakes = statement('mistakes', ['userId', 'from', 'words'], (on, { userId, from, words }) => {
  const times = sql<number>`count(*)`.mapWith(Number);
  const { word, studentId, localDay, given } = gameMisses;
  return on
    .select({ word: sql<string>`${word}`, text: sql<string>`of.text`, times })
    .from(sql`${gameMisses} CROSS JOIN LATERAL unnest(${given}) AS of (text)`)
    .where(and(eq(studentId, userId), sql`${word} = ANY (${words}::text[])`, gte(localDay, from)))
    .groupBy(word, sql`of.text`)
    .orderBy(desc(times), sql`of.text`);
});

/** Wrong answers given for these words, most frequent first. */
export function listMistakes(db: Db, { userId }: OwnRows, from: string, words: readonly string[]) {
  return mistakes(db, { userId, from, words });
}

/** First answers about a word that count, from a day on. */
export function countedSince(whose: Whose, from: Placeholder) {
  return and(
    whose(gameAnswers.studentId),
    gte(gameAnswers.localDay, from),
    isNotNull(gameAnswers.word),
    isNotNull(gameAnswers.isRight),
    // What a test asked is shown with the test, when nobody can use it any more.
    sql`${gameAnswers.playId} NOT IN (SELECT id FROM ${gamePlays} WHERE ${whose(gamePlays.studentId)} AND is_test)`,
  );
}

const recent = statement('recent_plays', ['userId', 'size'], (on, { userId, size }) =>
  on
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
    // A test has its result with its homework.
    .where(and(eq(gamePlays.studentId, userId), isFinished, sql`NOT ${gamePlays.isTest}`))
    .orderBy(desc(gamePlays.finishedAt))
    .limit(size),
);

/** The latest plays first. */
export function listRecent(db: Db, { userId }: OwnRows, size: number) {
  return recent(db, { userId, size });
}

type Answers = { right: number; of: number };

/** First answers of the last seven days that count. */
export const weekOfAnswers: Part<'userId' | 'day', Answers, Answers> = {
  json: ({ userId, day }) => sql`(
    SELECT json_build_object('right', coalesce(sum(correct), 0), 'of', coalesce(sum(answered), 0)) FROM ${gameDays}
    WHERE ${gameDays.studentId} = ${userId} AND ${gameDays.localDay} >= ${day}::date - 6)`,
  read: (answers) => answers,
};
