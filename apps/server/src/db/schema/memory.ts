import type { Activity, AnswerTask } from '@wordgrove/contract/evidence';
import { stageLimits } from '@wordgrove/contract/evidence';
import { levels } from '@wordgrove/contract/levels';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
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
import type { Grade, State } from 'ts-fsrs';
import { authUsers } from './auth.ts';
import { instant } from './columns.ts';

/** Where a word was met, if there is a place to go back to. */
export type PracticePlace = {
  cardId?: string;
  playId?: string;
  assignmentId?: string;
  pdfId?: string;
  /** Page of the file, from 1. */
  page?: number;
  /** The words of the play were chosen, in a deck or a list, and not drawn from a level or a topic. */
  isChosen?: true;
};

const studentId = () =>
  uuid('student_id')
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });

/** The evidence ledger. Rows are added and never changed; an `undo` names the row that it cancels. */
export const practiceEvents = pgTable(
  'practice_events',
  {
    studentId: studentId(),
    /** Made by the client, so that an event sent twice is one. */
    id: uuid('id').notNull(),
    /** `lemma:pos`, or `card:<id>` for a card that is no English word. */
    word: text('word').notNull(),
    activity: text('activity').$type<Activity | 'undo'>().notNull(),
    task: text('task').$type<AnswerTask>().notNull(),
    passed: boolean('passed'),
    grade: smallint('grade').$type<Grade>(),
    hints: integer('hints').notNull().default(0),
    durationMs: integer('duration_ms').notNull().default(0),
    place: jsonb('place').$type<PracticePlace>().notNull().default({}),
    /** Of an answer to a card: the card had been answered before and its time to come back was reached. */
    wasDue: boolean('was_due').notNull().default(false),
    /** The device's time, clamped to at most seven days before arrival and never after it. */
    occurredAt: instant('occurred_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    localDay: date('local_day', { mode: 'string' }).notNull(),
    cancels: uuid('cancels'),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.id] }),
    index('practice_events_word').on(t.studentId, t.word, t.occurredAt),
    // What a day's reviews are paid for.
    index('practice_events_due').on(t.studentId, t.localDay).where(sql`was_due AND passed`),
    uniqueIndex('practice_events_cancels').on(t.studentId, t.cancels).where(sql`${t.cancels} IS NOT NULL`),
  ],
);

const { young, grown, flower } = stageLimits;

/** The place of a memory's stage among `plantStages`: `stageOf` in SQL. Another limit takes another index. */
export const plantStage = sql.raw(`(CASE WHEN last_review IS NULL THEN 0 WHEN stability >= ${flower} THEN 4
  WHEN stability >= ${grown} THEN 3 WHEN stability >= ${young} THEN 2 ELSE 1 END)`);

/** FSRS's numbers for each word, in days. Computed from the ledger, and recomputed by `memory:rebuild`. */
export const wordMemory = pgTable(
  'word_memory',
  {
    studentId: studentId(),
    word: text('word').notNull(),
    stability: doublePrecision('stability').notNull(),
    difficulty: doublePrecision('difficulty').notNull(),
    due: instant('due').notNull(),
    reps: integer('reps').notNull(),
    lapses: integer('lapses').notNull(),
    state: smallint('state').$type<State>().notNull(),
    learningSteps: smallint('learning_steps').notNull(),
    scheduledDays: integer('scheduled_days').notNull(),
    /** Null until a graded answer: until then the word isn't due either. */
    lastReview: instant('last_review'),
    isMarked: boolean('is_marked').notNull(),
    /** The newest event that counts: a later one continues from here, an earlier one means replaying the word. */
    lastEventAt: instant('last_event_at').notNull(),
    lastEventId: uuid('last_event_id').notNull(),
    /** Local day of the last event that changed it; null in rows older than the column. */
    lastDay: date('last_day', { mode: 'string' }),
    parametersVersion: smallint('parameters_version').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.word] }),
    // With what says whether a word is at risk or fell back: rows of a student lie far apart, in the order they were written.
    index('word_memory_due').on(t.studentId, t.due, t.state, t.stability, t.lastReview),
    // With what counts the words of a class.
    index('word_memory_standing')
      .on(t.studentId, t.word, t.stability, t.lastReview, t.lapses)
      .where(sql`last_review IS NOT NULL`),
    // Words that are forgotten again and again: `limits.leechLapses`.
    index('word_memory_lapsed').on(t.studentId, t.lapses).where(sql`lapses >= 8`),
    // The plants of a stage that were met last.
    index('word_memory_stage').on(t.studentId, plantStage, t.lastEventAt),
    // Words guessed wrong since they were last graded.
    index('word_memory_marked').on(t.studentId, t.due).where(sql`is_marked`),
    // Cards that stand for themselves.
    index('word_memory_cards').on(t.studentId, t.word).where(sql`word LIKE 'card:%-%'`),
  ],
);

/**
 * The number of a student's words by what they are while none is at risk, which only time decides. Kept in step with
 * the memories by the statements that write those.
 */
export const memoryCounts = pgTable('memory_counts', {
  studentId: studentId().primaryKey(),
  fresh: integer('fresh').notNull(),
  learning: integer('learning').notNull(),
  known: integer('known').notNull(),
});

/** The ledger by day and activity, for lists and charts. Undone events don't count. */
export const practiceDays = pgTable(
  'practice_days',
  {
    studentId: studentId(),
    localDay: date('local_day', { mode: 'string' }).notNull(),
    activity: text('activity').$type<Activity>().notNull(),
    events: integer('events').notNull(),
    passes: integer('passes').notNull(),
    fails: integer('fails').notNull(),
    durationMs: bigint('duration_ms', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.localDay, t.activity] })],
);

/** The memory's predictions for answers to cards, and how many came true. Recomputed by `memory:rebuild`. */
export const practiceRetention = pgTable(
  'practice_retention',
  {
    studentId: studentId(),
    parametersVersion: smallint('parameters_version').notNull(),
    /** Month of the answers, as `2026-03`. */
    month: text('month').notNull(),
    /** Bin of the predicted probability, from 0. */
    bin: smallint('bin').notNull(),
    reviews: integer('reviews').notNull(),
    remembered: integer('remembered').notNull(),
    /** The sum of the predictions, in billionths. */
    predicted: bigint('predicted', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.parametersVersion, t.month, t.bin] })],
);

/**
 * First answers to words by the words' level, from which a reader's own level is estimated. Recomputed by
 * `memory:rebuild`.
 */
export const practiceLevels = pgTable(
  'practice_levels',
  {
    studentId: studentId(),
    level: text('level', { enum: levels }).notNull(),
    /** Words first produced from memory, and how many of those rightly and without a hint. */
    recalled: integer('recalled').notNull(),
    recalledRight: integer('recalled_right').notNull(),
    /** Words first picked among four or more. */
    recognised: integer('recognised').notNull(),
    recognisedRight: integer('recognised_right').notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.level] })],
);

/** The XP ledger: one row per reason, so nothing is paid twice. Totals are on the profile. */
export const xpEvents = pgTable(
  'xp_events',
  {
    studentId: studentId(),
    /** `task:<id>`, `play:<id>`, or `reviews:<day>` for all due cards recalled on a day, whose amount grows. */
    reason: text('reason').notNull(),
    amount: integer('amount').notNull(),
    occurredAt: instant('occurred_at').notNull(),
    localDay: date('local_day', { mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.reason] }), index('xp_events_day').on(t.studentId, t.localDay)],
);
