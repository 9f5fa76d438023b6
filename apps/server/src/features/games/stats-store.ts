import type { GameStats } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import type { Placeholder, SQL } from 'drizzle-orm';
import { and, gte, isNotNull, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#db/client.ts';
import { gameAnswers, gameDays, gameMisses, gamePlays } from '#db/schema/all.ts';
import type { Asked, Part } from '#db/statement.ts';
import { together } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import { isFinished, isRecord, pointShare } from './play-store.ts';

/** What is counted of a play, for a class; `sumsBy` counts the same for a student. */
export const sums = {
  plays: sum(gameDays.plays).mapWith(Number),
  ms: sum(gameDays.ms).mapWith(Number),
  right: sum(gameDays.correct).mapWith(Number),
  answered: sum(gameDays.answered).mapWith(Number),
};

type Sums = Record<keyof typeof sums, number>;
type Since = Asked<'userId' | 'from'>;

const sumsBy = ({ userId, from }: Since, column: SQL) => sql`(SELECT coalesce(json_agg(sums), '[]') FROM (
  SELECT ${column}, sum(plays) AS plays, sum(ms) AS ms, sum(correct) AS "right", sum(answered) AS answered
  FROM ${gameDays} WHERE student_id = ${userId} AND local_day >= ${from}::date GROUP BY 1 ORDER BY 1) AS sums)`;

type OfGame = Sums & { type: GameType };

const byGame: Part<'userId' | 'from', OfGame[], OfGame[]> = {
  json: (asked) => sumsBy(asked, sql`type`),
  read: (rows) => rows,
};

type OfDay = Sums & { day: string };

/** Days without a play have no row. */
const byDay: Part<'userId' | 'from', OfDay[], OfDay[]> = {
  json: (asked) => sumsBy(asked, sql`local_day AS day`),
  read: (rows) => rows,
};

type Shares = Partial<Record<GameType, number | null>>;

/** The all-time best share of the points in each game. */
const bestShares: Part<'userId', Shares, Shares> = {
  json: ({ userId }) => sql`(SELECT coalesce(json_object_agg(type, best), '{}') FROM (
    SELECT ${gamePlays.type} AS type, max(${pointShare}) AS best FROM ${gamePlays}
    WHERE ${gamePlays.studentId} = ${userId} AND ${isRecord} GROUP BY 1) AS shares)`,
  read: (shares) => shares,
};

const shown = { hardest: sql.raw('20'), mistakes: sql.raw('3'), recent: sql.raw('20') } as const;

type Given = { text: string; times: number };
type Hard = { word: string; asked: number; wrong: number; given: Given[] };

/**
 * Words answered wrong most often; among equals, those asked least often first. Each with the most frequent wrong
 * answers, which are looked up for these words alone.
 */
const hardest: Part<'userId' | 'from', Hard[], Hard[]> = {
  json: ({ userId, from }) => sql`(SELECT coalesce(json_agg(hard), '[]') FROM (
    SELECT hard.*, (SELECT coalesce(json_agg(given), '[]') FROM (
      SELECT of.text, count(*) AS times FROM ${gameMisses} CROSS JOIN LATERAL unnest(${gameMisses.given}) AS of (text)
      WHERE ${gameMisses.studentId} = ${userId} AND ${gameMisses.word} = hard.word
        AND ${gameMisses.localDay} >= ${from}::date
      GROUP BY of.text ORDER BY count(*) DESC, of.text LIMIT ${shown.mistakes}) AS given) AS given
    FROM (
      SELECT ${gameAnswers.word} AS word, count(*) AS asked, count(*) FILTER (WHERE NOT ${gameAnswers.isRight}) AS wrong
      FROM ${gameAnswers} WHERE ${countedSince((studentId) => sql`${studentId} = ${userId}`, sql`${from}::date`)}
      GROUP BY 1 HAVING count(*) FILTER (WHERE NOT ${gameAnswers.isRight}) > 0
      ORDER BY 3 DESC, 2, 1 LIMIT ${shown.hardest}) AS hard
    ORDER BY wrong DESC, asked, word) AS hard)`,
  read: (words) => words,
};

type Recent = GameStats['recent'][number];

/** The latest plays first. A test has its result with its homework. */
const recent: Part<'userId', Recent[], Recent[]> = {
  json: ({ userId }) => sql`(SELECT coalesce(json_agg(play), '[]') FROM (
    SELECT id, type, points, max_points AS "maxPoints", accuracy, played_ms AS "playedMs", xp, finished_at AS "finishedAt"
    FROM ${gamePlays} WHERE ${gamePlays.studentId} = ${userId} AND ${isFinished} AND NOT ${gamePlays.isTest}
    ORDER BY ${gamePlays.finishedAt} DESC LIMIT ${shown.recent}) AS play)`,
  read: (plays) => plays.map((play) => ({ ...play, finishedAt: new Date(play.finishedAt).toISOString() })),
};

const stats = together('game_stats', ['userId', 'from'], { byGame, byDay, bestShares, hardest, recent });

/** A student's plays since a local day, with their records and latest plays of all time. */
export function readStats(db: Db, { userId }: OwnRows, from: string) {
  return stats(db, { userId, from });
}

/** Whose rows: one student's, or those of several. */
type Whose = (studentId: PgColumn) => SQL;

/** First answers about a word that count, from a day on. */
export function countedSince(whose: Whose, from: SQL | Placeholder) {
  return and(
    whose(gameAnswers.studentId),
    gte(gameAnswers.localDay, from),
    isNotNull(gameAnswers.word),
    isNotNull(gameAnswers.isRight),
    // What a test asked is shown with the test, when nobody can use it any more.
    sql`${gameAnswers.playId} NOT IN (SELECT id FROM ${gamePlays} WHERE ${whose(gamePlays.studentId)} AND is_test)`,
  );
}

type Answers = { right: number; of: number };

/** First answers of the last seven days that count. */
export const weekOfAnswers: Part<'userId' | 'day', Answers, Answers> = {
  json: ({ userId, day }) => sql`(
    SELECT json_build_object('right', coalesce(sum(correct), 0), 'of', coalesce(sum(answered), 0)) FROM ${gameDays}
    WHERE ${gameDays.studentId} = ${userId} AND ${gameDays.localDay} >= ${day}::date - 6)`,
  read: (answers) => answers,
};
