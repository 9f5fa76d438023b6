import type { GivenAnswer, TestAnswer } from '@wordgrove/contract/games';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { assignments, gamePlays, gameTestAnswers, profiles } from '#db/schema/all.ts';
import { rowsOf, statement } from '#db/statement.ts';
import type { PlayRow } from '#features/games/play-store.ts';
import type { OwnRows } from '#http/context.ts';

export type AnswerRow = typeof gameTestAnswers.$inferSelect;

const isTestOf = ({ userId }: OwnRows, assignmentId: string) =>
  and(eq(gamePlays.studentId, userId), eq(gamePlays.assignmentId, assignmentId), eq(gamePlays.isTest, true));

/** The student's only try at a test; null before it. */
export async function findTestPlay(on: Db | Tx, own: OwnRows, assignmentId: string): Promise<PlayRow | null> {
  const [row] = await on.select().from(gamePlays).where(isTestOf(own, assignmentId));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function holdTestPlay(tx: Tx, own: OwnRows, assignmentId: string): Promise<PlayRow | null> {
  const [row] = await tx.select().from(gamePlays).where(isTestOf(own, assignmentId)).for('update');
  return row ?? null;
}

/** The round that somebody got first: everybody gets the same questions. */
export async function findFirstRound(
  on: Db | Tx,
  assignmentId: string,
): Promise<Pick<PlayRow, 'wish' | 'seed' | 'round'> | null> {
  const [row] = await on
    .select({ wish: gamePlays.wish, seed: gamePlays.seed, round: gamePlays.round })
    .from(gamePlays)
    .where(and(eq(gamePlays.assignmentId, assignmentId), eq(gamePlays.isTest, true)))
    .orderBy(asc(gamePlays.startedAt), asc(gamePlays.id))
    .limit(1);
  return row ?? null;
}

const answers = statement('answers_to_test', ['userId', 'playId'], (on, { userId, playId }) =>
  on
    .select()
    .from(gameTestAnswers)
    .where(and(eq(gameTestAnswers.studentId, userId), eq(gameTestAnswers.playId, playId)))
    .orderBy(asc(gameTestAnswers.question)),
);

export function listTestAnswers(on: Db | Tx, { studentId: userId, id: playId }: PlayRow): Promise<AnswerRow[]> {
  return answers(on, { userId, playId });
}

const keep = rowsOf(
  'keep_test_answers',
  ['studentId', 'playId', 'answers', 'now'],
  ({ studentId, playId, answers: given, now }) => sql<never>`
    INSERT INTO ${gameTestAnswers} AS kept (student_id, play_id, question, seq, answer, answered_at)
    SELECT DISTINCT ON ((each->>'question')::int) ${studentId}::uuid, ${playId}::uuid, (each->>'question')::int,
      (each->>'seq')::int, nullif(each->'answer', 'null'), ${now}::timestamptz
    FROM jsonb_array_elements(${given}::jsonb) AS each
    ORDER BY (each->>'question')::int, (each->>'seq')::int DESC
    ON CONFLICT (student_id, play_id, question) DO UPDATE
      SET seq = excluded.seq, answer = excluded.answer, answered_at = excluded.answered_at
      WHERE excluded.seq > kept.seq`,
);

/** For a play locked by `holdTestPlay`. An answer replaces an earlier one with a lower `seq`. */
export async function keepAnswers(
  tx: Tx,
  { studentId, id: playId }: PlayRow,
  given: readonly GivenAnswer[],
  now: Date,
): Promise<void> {
  if (given.length === 0) return;
  await keep(tx, { studentId, playId, answers: JSON.stringify(given), now: now.toISOString() });
}

export function given({ question, seq, answer }: AnswerRow): GivenAnswer {
  const kept: TestAnswer | null = answer;
  return { question, seq, answer: kept };
}

export type OverdueTest = { studentId: string; assignmentId: string; timeZone: string };

/**
 * Open tests whose time may be over: extra time and extensions aren't looked at. With an assignment's id, only its
 * tests.
 */
export async function listMaybeOver(db: Db, now: Date, assignmentId?: string): Promise<OverdueTest[]> {
  const { rows } = await db.execute<OverdueTest>(sql`
    SELECT p.student_id AS "studentId", p.assignment_id AS "assignmentId", coalesce(r.time_zone, 'UTC') AS "timeZone"
    FROM ${gamePlays} AS p
    JOIN ${assignments} AS a ON a.id = p.assignment_id
    LEFT JOIN ${profiles} AS r ON r.user_id = p.student_id
    WHERE p.is_test AND p.finished_at IS NULL AND a.removed_at IS NULL
      ${assignmentId === undefined ? sql`` : sql`AND a.id = ${assignmentId}`}
      AND (a.closed_at IS NOT NULL OR a.closed_before <> '[]' OR (NOT a.is_late_allowed AND a.due_at < ${now.toISOString()}::timestamptz)
        OR p.started_at + (a.task #>> '{test,minutes}')::int * interval '1 minute' < ${now.toISOString()}::timestamptz)
    ORDER BY p.student_id, p.assignment_id`);
  return rows;
}

/** When everybody's tries at a test began and ended. */
export function listTestTimes(
  on: Db | Tx,
  assignmentId: string,
): Promise<Pick<PlayRow, 'studentId' | 'startedAt' | 'finishedAt'>[]> {
  return on
    .select({ studentId: gamePlays.studentId, startedAt: gamePlays.startedAt, finishedAt: gamePlays.finishedAt })
    .from(gamePlays)
    .where(and(eq(gamePlays.assignmentId, assignmentId), eq(gamePlays.isTest, true)));
}

/** Everybody's tries at a test. */
export function listTestPlays(on: Db | Tx, assignmentId: string): Promise<PlayRow[]> {
  return on
    .select()
    .from(gamePlays)
    .where(and(eq(gamePlays.assignmentId, assignmentId), eq(gamePlays.isTest, true)))
    .orderBy(asc(gamePlays.startedAt), asc(gamePlays.id));
}

/** The answers to open and ended tries, of everybody. */
export function listAllAnswers(on: Db | Tx, plays: readonly PlayRow[]): Promise<AnswerRow[]> {
  if (plays.length === 0) return Promise.resolve([]);
  const ids = plays.map(({ id }) => id);
  return on.select().from(gameTestAnswers).where(inArray(gameTestAnswers.playId, ids));
}
