import type { AnswerTask, WordState } from '@wordgrove/contract/evidence';
import type { GameWish, PlayedMove, PlayResult, PlayRound, TestAnswer } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { assignments } from './assignments.ts';
import { authUsers } from './auth.ts';
import { instant } from './columns.ts';

const studentId = () =>
  uuid('student_id')
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });

const localDay = () => date('local_day', { mode: 'string' });
const type = () => text('type').$type<GameType>().notNull();

/** A play from its start on. Its results are null until it is finished, and stay null if it is given up. */
export const gamePlays = pgTable(
  'game_plays',
  {
    studentId: studentId(),
    /** Made by the client, so that a repeated start is the same play. */
    id: uuid('id').notNull(),
    type: type(),
    wish: jsonb('wish').$type<GameWish>().notNull(),
    seed: integer('seed').notNull(),
    /** The questions as they were asked. */
    round: jsonb('round').$type<PlayRound>().notNull(),
    /** The assignment of which it is an attempt; null for free practice. */
    assignmentId: uuid('assignment_id').references(() => assignments.id, { onDelete: 'set null' }),
    /** A test: its answers are in `game_test_answers`, and only the calls for tests reach it. */
    isTest: boolean('is_test').notNull().default(false),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
    leftAt: instant('left_at'),
    /** When the current pause began. */
    pausedAt: instant('paused_at'),
    /** All earlier pauses, in milliseconds. */
    pausedMs: bigint('paused_ms', { mode: 'number' }).notNull().default(0),
    /** The student's local day at the finish. */
    localDay: localDay(),
    isComplete: boolean('is_complete'),
    playedMs: integer('played_ms'),
    points: doublePrecision('points'),
    maxPoints: doublePrecision('max_points'),
    accuracy: doublePrecision('accuracy'),
    xp: integer('xp'),
    xpReason: text('xp_reason').$type<PlayResult['xp']['reason']>(),
    refusedMoves: integer('refused_moves'),
    /** Which moves were refused; null for a play from before this was stored. */
    refused: jsonb('refused').$type<PlayResult['refused']>(),
    /** The best earlier result in this game; null for the first play. */
    bestBefore: jsonb('best_before').$type<NonNullable<PlayResult['bestBefore']>>(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.id] }),
    // Unique across all students.
    uniqueIndex('game_plays_id').on(t.id),
    index('game_plays_day').on(t.studentId, t.localDay, t.type),
    // The share of the points first, then the points: the order of the search for a personal best.
    index('game_plays_best')
      .on(
        t.studentId,
        t.type,
        sql`("points" / nullif("max_points", 0)) DESC NULLS LAST`,
        sql`"points" DESC NULLS LAST`,
        t.finishedAt,
      )
      .where(sql`finished_at IS NOT NULL`),
    index('game_plays_recent').on(t.studentId, t.finishedAt).where(sql`finished_at IS NOT NULL`),
    index('game_plays_open').on(t.studentId, t.startedAt).where(sql`finished_at IS NULL AND left_at IS NULL`),
    index('game_plays_assignment').on(t.assignmentId, t.studentId).where(sql`assignment_id IS NOT NULL`),
    // One try.
    uniqueIndex('game_plays_test').on(t.assignmentId, t.studentId).where(sql`is_test`),
    // Answers in a test are counted nowhere else.
    index('game_plays_tests').on(t.studentId, t.id).where(sql`is_test`),
    index('game_plays_unfinished').on(t.startedAt).where(sql`finished_at IS NULL`),
  ],
);

const ofPlay = () => ({ studentId: uuid('student_id').notNull(), playId: uuid('play_id').notNull() });

/** Rows of a play are deleted with it. */
function inPlay(name: string, { studentId: student, playId }: { studentId: PgColumn; playId: PgColumn }) {
  const key = { name, columns: [student, playId], foreignColumns: [gamePlays.studentId, gamePlays.id] } as const;
  return foreignKey({ ...key, columns: [...key.columns], foreignColumns: [...key.foreignColumns] }).onDelete('cascade');
}

/** A player's moves as sent. Rows are added and never changed. */
export const gameMoves = pgTable(
  'game_moves',
  {
    ...ofPlay(),
    /** From 0. */
    position: smallint('position').notNull(),
    move: jsonb('move').$type<PlayedMove>().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.playId, t.position] }), inPlay('game_moves_play', t)],
);

/** A student's answers to an open or ended test, the latest to each question. */
export const gameTestAnswers = pgTable(
  'game_test_answers',
  {
    ...ofPlay(),
    /** Index of the question in the round, from 0. */
    question: smallint('question').notNull(),
    /** Rises with every answer of the test. */
    seq: integer('seq').notNull(),
    /** Null for an answer that was taken back. */
    answer: jsonb('answer').$type<TestAnswer>(),
    answeredAt: instant('answered_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.playId, t.question] }), inPlay('game_test_answers_play', t)],
);

/** The items of finished plays, each as displayed, with the first answer. */
export const gameAnswers = pgTable(
  'game_answers',
  {
    ...ofPlay(),
    /** Index in the round, from 0. */
    place: smallint('place').notNull(),
    item: text('item').notNull(),
    type: type(),
    /** The key of the memory it was about; null for an item about no single word. */
    word: text('word'),
    task: text('task').$type<AnswerTask>().notNull(),
    question: text('question').notNull(),
    options: jsonb('options').$type<readonly string[]>().notNull(),
    rightAnswer: text('right_answer').notNull(),
    /** Null without an answer. */
    given: text('given'),
    /** Null without an answer, or if it doesn't count. */
    isRight: boolean('is_right'),
    hints: integer('hints').notNull(),
    points: doublePrecision('points').notNull(),
    maxPoints: doublePrecision('max_points').notNull(),
    /** Time to the first answer. */
    ms: integer('ms'),
    /** The word's state after the play. */
    state: text('state').$type<WordState>(),
    /** The state it would have had without the play; null also for a play from before this was stored. */
    stateBefore: text('state_before').$type<WordState>(),
    /** Whether the play made the word grow. */
    isGrown: boolean('is_grown').notNull().default(false),
    localDay: localDay().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.playId, t.place] }),
    index('game_answers_day').on(t.studentId, t.localDay),
    index('game_answers_word').on(t.studentId, t.word, t.localDay).where(sql`word IS NOT NULL`),
    inPlay('game_answers_play', t),
  ],
);

/** Finished plays of each game: the sum of `game_days`, which grows with every day. Recomputed with it. */
export const gameTotals = pgTable(
  'game_totals',
  { studentId: studentId(), type: type(), plays: integer('plays').notNull() },
  (t) => [primaryKey({ columns: [t.studentId, t.type] })],
);

/** Finished plays by day and game, for lists and charts. Recomputed by `memory:rebuild`. */
export const gameDays = pgTable(
  'game_days',
  {
    studentId: studentId(),
    localDay: localDay().notNull(),
    type: type(),
    plays: integer('plays').notNull(),
    ms: bigint('ms', { mode: 'number' }).notNull(),
    /** First answers that count, and how many of them were right. */
    answered: integer('answered').notNull(),
    correct: integer('correct').notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.localDay, t.type] })],
);

/** Wrong first answers by day, game and word, without those in tests. Recomputed by `memory:rebuild`. */
export const gameMisses = pgTable(
  'game_misses',
  {
    studentId: studentId(),
    localDay: localDay().notNull(),
    type: type(),
    word: text('word').notNull(),
    wrong: integer('wrong').notNull(),
    /** What was given instead, once for each time and in order; a wrong answer may have been none. */
    given: text('given').array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.word, t.localDay, t.type] }),
    // With what counting needs, so that the hardest words of a class are counted without their rows.
    index('game_misses_day').on(t.studentId, t.localDay, t.word, t.type, t.wrong),
  ],
);
