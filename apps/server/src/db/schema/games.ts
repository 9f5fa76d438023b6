import type { AnswerTask, WordState } from '@wordgrove/contract/evidence';
import type { GameWish, PlayedMove, PlayResult, PlayRound } from '@wordgrove/contract/games';
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
    /** Made by the client, so that a start that is sent again is the same play. */
    id: uuid('id').notNull(),
    type: type(),
    wish: jsonb('wish').$type<GameWish>().notNull(),
    seed: integer('seed').notNull(),
    /** The questions as they were asked. */
    round: jsonb('round').$type<PlayRound>().notNull(),
    /** Whose attempt it is; null of free practice. */
    assignmentId: uuid('assignment_id').references(() => assignments.id, { onDelete: 'set null' }),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
    leftAt: instant('left_at'),
    /** When the current pause began. */
    pausedAt: instant('paused_at'),
    /** All pauses before it, in milliseconds. */
    pausedMs: bigint('paused_ms', { mode: 'number' }).notNull().default(0),
    /** The student's local day of the finish. */
    localDay: localDay(),
    isComplete: boolean('is_complete'),
    playedMs: integer('played_ms'),
    points: doublePrecision('points'),
    maxPoints: doublePrecision('max_points'),
    accuracy: doublePrecision('accuracy'),
    xp: integer('xp'),
    xpReason: text('xp_reason').$type<PlayResult['xp']['reason']>(),
    refusedMoves: integer('refused_moves'),
    /** Which moves those were; null of a play from before this was kept. */
    refused: jsonb('refused').$type<PlayResult['refused']>(),
    /** The best of this game until then; null at the first. */
    bestBefore: jsonb('best_before').$type<NonNullable<PlayResult['bestBefore']>>(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.id] }),
    // No other student's play has the same id.
    uniqueIndex('game_plays_id').on(t.id),
    index('game_plays_day').on(t.studentId, t.localDay, t.type),
    // The share of the points first, then the points: the order in which a personal best is looked for.
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
    index('game_plays_unfinished').on(t.startedAt).where(sql`finished_at IS NULL`),
  ],
);

const ofPlay = () => ({ studentId: uuid('student_id').notNull(), playId: uuid('play_id').notNull() });

/** What belongs to a play goes with it. */
function inPlay(name: string, { studentId: student, playId }: { studentId: PgColumn; playId: PgColumn }) {
  const key = { name, columns: [student, playId], foreignColumns: [gamePlays.studentId, gamePlays.id] } as const;
  return foreignKey({ ...key, columns: [...key.columns], foreignColumns: [...key.foreignColumns] }).onDelete('cascade');
}

/** What a player did, as it was sent. Rows are added and never changed. */
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

/** The items of the plays that were finished, each as it was seen, with the first answer. */
export const gameAnswers = pgTable(
  'game_answers',
  {
    ...ofPlay(),
    /** In the round, from 0. */
    place: smallint('place').notNull(),
    item: text('item').notNull(),
    type: type(),
    /** The memory that it was about; null of an item about no single word. */
    word: text('word'),
    task: text('task').$type<AnswerTask>().notNull(),
    question: text('question').notNull(),
    options: jsonb('options').$type<readonly string[]>().notNull(),
    rightAnswer: text('right_answer').notNull(),
    /** Null when none was given. */
    given: text('given'),
    /** Null when none was given or it doesn't count. */
    isRight: boolean('is_right'),
    hints: integer('hints').notNull(),
    points: doublePrecision('points').notNull(),
    maxPoints: doublePrecision('max_points').notNull(),
    /** Until the first answer. */
    ms: integer('ms'),
    /** How the word stood after the play. */
    state: text('state').$type<WordState>(),
    localDay: localDay().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.playId, t.place] }),
    index('game_answers_day').on(t.studentId, t.localDay),
    inPlay('game_answers_play', t),
  ],
);

/** How many plays of each game were finished: the sum of `game_days`, which grows with every day. */
export const gameTotals = pgTable(
  'game_totals',
  { studentId: studentId(), type: type(), plays: integer('plays').notNull() },
  (t) => [primaryKey({ columns: [t.studentId, t.type] })],
);

/** Finished plays by day and game, for lists and charts. */
export const gameDays = pgTable(
  'game_days',
  {
    studentId: studentId(),
    localDay: localDay().notNull(),
    type: type(),
    plays: integer('plays').notNull(),
    ms: bigint('ms', { mode: 'number' }).notNull(),
    /** First answers that count, and those of them that were right. */
    answered: integer('answered').notNull(),
    correct: integer('correct').notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.localDay, t.type] })],
);
