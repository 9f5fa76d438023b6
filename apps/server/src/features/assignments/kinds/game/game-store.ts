import type { SQL } from 'drizzle-orm';
import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { assignmentClasses, assignmentWords, classEnrolments, gameAnswers, gamePlays } from '#db/schema/all.ts';
import type { Given } from '#db/statement.ts';
import { statement } from '#db/statement.ts';
import type { KindSql, OwnProgress, Which } from '#features/assignments/kinds/kind.ts';
import type { FinishedPlay } from '#features/assignments/rules.ts';
import type { OwnRows } from '#http/context.ts';

const listed = sql`jsonb_array_elements(a.task #> '{material,words}') AS listed`;
const isList = sql`a.task #>> '{material,kind}' = 'words'`;
const isDeck = sql`a.task #>> '{material,kind}' = 'deck'`;

/** How many English words its deck had when it was published. */
const wordsOfDeck = sql`(SELECT count(*) FROM ${assignmentWords} AS w
  WHERE w.assignment_id = a.id AND w.word NOT LIKE 'card:%-%')`;
const attempt = (condition: SQL) => sql`FROM ${gamePlays} AS p
  WHERE p.assignment_id = a.id AND p.student_id = learners.student_id AND ${condition}`;
const isOpen = sql`p.finished_at IS NULL AND p.left_at IS NULL`;

export const gameSql: KindSql = {
  listed: sql`a.task - 'material'`,
  brief: (studentId) => sql`(a.task - 'material') || jsonb_build_object(
    'extraTime', (SELECT coalesce(max(e.extra_time), 0) FROM ${assignmentClasses} AS link
      JOIN ${classEnrolments} AS e ON e.class_id = link.class_id AND e.status = 'active'
      WHERE link.assignment_id = a.id AND e.student_id = ${studentId}),
    'words', CASE WHEN ${isList} THEN (SELECT count(*) FROM ${listed} WHERE listed->>'word' IS NOT NULL)
      WHEN ${isDeck} THEN ${wordsOfDeck} END,
    'level', a.task #> '{material,level}', 'topic', a.task #> '{material,topic}')`,
  next: sql`jsonb_build_object('kind', 'game', 'type', a.task->>'type',
    'isTest', jsonb_typeof(a.task->'test') = 'object')`,
  begun: sql`EXISTS (SELECT ${attempt(sql`(p.points IS NOT NULL OR ${isOpen})`)})`,
  waits: sql`a.points IS NOT NULL`,
};

/** How many words the list of `a` has, and how many of them no dictionary knows; null without a list. */
export const wordsListed = sql<{ listed: number; unknown: number } | null>`CASE WHEN ${isList} THEN (
  SELECT json_build_object('listed', count(*), 'unknown', count(*) FILTER (WHERE listed->>'word' IS NULL)) FROM ${listed}) END`;

/** The latest attempt at `a` that the student of `learners` left unfinished. */
export const openPlay = sql`(SELECT p.id ${attempt(isOpen)} ORDER BY p.started_at DESC, p.id DESC LIMIT 1)`;

type Attempt = FinishedPlay & { studentId: string; assignmentId: string };
type OpenAttempt = { id: string; studentId: string; assignmentId: string };

/** Finished ones in the order they ended, and those left in the middle, latest first. */
export type Attempts = { finished: Attempt[]; open: OpenAttempt[] };

const isOf = (ids: Given) => sql`${gamePlays.assignmentId} = ANY (${ids}::uuid[])`;

const attempts = statement('attempts', ['ids'], (on, { ids }) =>
  on
    .select({
      id: gamePlays.id,
      studentId: gamePlays.studentId,
      assignmentId: gamePlays.assignmentId,
      points: gamePlays.points,
      maxPoints: gamePlays.maxPoints,
      finishedAt: gamePlays.finishedAt,
      xpReason: gamePlays.xpReason,
      isTest: gamePlays.isTest,
    })
    .from(gamePlays)
    .where(and(isOf(ids), isNotNull(gamePlays.finishedAt)))
    .orderBy(asc(gamePlays.finishedAt), asc(gamePlays.id)),
);

type PlayRow = Pick<
  typeof gamePlays.$inferSelect,
  'id' | 'studentId' | 'assignmentId' | 'points' | 'maxPoints' | 'finishedAt' | 'xpReason' | 'isTest'
>;

function finishedIn(rows: readonly PlayRow[]): Attempt[] {
  return rows.flatMap(({ xpReason, isTest, points, maxPoints, finishedAt, assignmentId, ...row }) =>
    assignmentId === null || points === null || maxPoints === null || finishedAt === null
      ? []
      : // A test has one try, so it counts however fast it was.
        [{ ...row, assignmentId, points, maxPoints, finishedAt, isTooFast: xpReason === 'too-fast' && !isTest }],
  );
}

const openAttempts = statement('open_attempts', ['ids'], (on, { ids }) =>
  on
    .select({ id: gamePlays.id, studentId: gamePlays.studentId, assignmentId: gamePlays.assignmentId })
    .from(gamePlays)
    .where(and(isOf(ids), isNull(gamePlays.finishedAt), isNull(gamePlays.leftAt)))
    .orderBy(desc(gamePlays.startedAt), desc(gamePlays.id)),
);

/** The attempts of everybody. */
export async function listAttempts(on: Db | Tx, { ids }: Which): Promise<Attempts> {
  const finished = finishedIn(await attempts(on, { ids }));
  const rows = await openAttempts(on, { ids });
  const open = rows.flatMap(({ assignmentId, ...row }) => (assignmentId === null ? [] : [{ ...row, assignmentId }]));
  return { finished, open };
}

type AttemptsJson = { finished: (Omit<PlayRow, 'finishedAt'> & { finishedAt: string })[]; open: OpenAttempt[] };

export const ownAttempts: OwnProgress<AttemptsJson, Attempts> = {
  json: ({ ids, studentId }) => {
    const isOwn = sql`${isOf(ids)} AND ${gamePlays.studentId} = ${studentId}`;
    const names = sql`id, student_id AS "studentId", assignment_id AS "assignmentId"`;
    return sql`json_build_object(
      'finished', (SELECT coalesce(json_agg(play), '[]') FROM (
        SELECT ${names}, points, max_points AS "maxPoints", finished_at AS "finishedAt", xp_reason AS "xpReason",
          is_test AS "isTest"
        FROM ${gamePlays} WHERE ${isOwn} AND finished_at IS NOT NULL ORDER BY finished_at, id) AS play),
      'open', (SELECT coalesce(json_agg(play), '[]') FROM (
        SELECT ${names} FROM ${gamePlays} WHERE ${isOwn} AND finished_at IS NULL AND left_at IS NULL
        ORDER BY started_at DESC, id DESC) AS play))`;
  },
  read: ({ finished, open }) => ({
    finished: finishedIn(finished.map((play) => ({ ...play, finishedAt: new Date(play.finishedAt) }))),
    open,
  }),
};

/** How often the finished attempts at an assignment asked for each word. */
export async function countAsked(
  on: Db | Tx,
  own: OwnRows,
  assignmentId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await on
    .select({ word: gameAnswers.word, times: count() })
    .from(gamePlays)
    .innerJoin(gameAnswers, and(eq(gameAnswers.studentId, gamePlays.studentId), eq(gameAnswers.playId, gamePlays.id)))
    .where(and(eq(gamePlays.studentId, own.userId), eq(gamePlays.assignmentId, assignmentId)))
    .groupBy(gameAnswers.word);
  return new Map(rows.flatMap(({ word, times }) => (word === null ? [] : [[word, times] as const])));
}

/** Whether anybody ever began it, including students who no longer have it. */
export async function isPlayed(on: Db | Tx, id: string): Promise<boolean> {
  const rows = await on.select({ id: gamePlays.id }).from(gamePlays).where(eq(gamePlays.assignmentId, id)).limit(1);
  return rows.length > 0;
}

/** The answers of a finished attempt, in the order in which they were asked. */
export function listAnswers(
  on: Db,
  { assignmentId, studentId, playId }: { assignmentId: string; studentId: string; playId: string },
) {
  return on
    .select({
      question: gameAnswers.question,
      given: gameAnswers.given,
      rightAnswer: gameAnswers.rightAnswer,
      isRight: gameAnswers.isRight,
    })
    .from(gamePlays)
    .innerJoin(gameAnswers, and(eq(gameAnswers.studentId, gamePlays.studentId), eq(gameAnswers.playId, gamePlays.id)))
    .where(and(eq(gamePlays.studentId, studentId), eq(gamePlays.id, playId), eq(gamePlays.assignmentId, assignmentId)))
    .orderBy(asc(gameAnswers.place));
}
