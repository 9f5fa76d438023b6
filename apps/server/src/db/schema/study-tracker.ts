import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { id, instant, stamps } from './columns.ts';

const studentId = () =>
  uuid('student_id')
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });

/** The running or paused clock; at most one per student, across all devices. */
export const studyTimers = pgTable('study_timers', {
  studentId: studentId().primaryKey(),
  /** Id of the session that it will become. */
  sessionId: uuid('session_id').notNull(),
  activity: text('activity').notNull(),
  /** 25 minutes of work and 5 of rest in turn. */
  isPomodoro: boolean('is_pomodoro').notNull(),
  startedAt: instant('started_at').notNull(),
  /** Null while it runs. */
  pausedAt: instant('paused_at'),
  /** Finished pauses, in seconds. */
  pausedSeconds: integer('paused_seconds').notNull().default(0),
  version: integer('version').notNull().default(0),
});

/** Study time: by the clock, or entered afterwards. */
export const studySessions = pgTable(
  'study_sessions',
  {
    id: id(),
    studentId: studentId(),
    activity: text('activity').notNull(),
    note: text('note').notNull().default(''),
    source: text('source', { enum: ['timer', 'manual'] }).notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at').notNull(),
    /** The student's time zone then: the session keeps its days and hours when the student moves. */
    timeZone: text('time_zone').notNull(),
    /** Without the pauses. */
    seconds: integer('seconds').notNull(),
    removedAt: instant('removed_at'),
    version: integer('version').notNull().default(0),
    ...stamps,
  },
  (t) => [index('study_sessions_time').on(t.studentId, t.startedAt)],
);

/** Seconds by local day and kind of activity; a session across midnight counts on both days. */
export const studyDays = pgTable(
  'study_days',
  {
    studentId: studentId(),
    localDay: date('local_day', { mode: 'string' }).notNull(),
    activity: text('activity').notNull(),
    seconds: integer('seconds').notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.localDay, t.activity] })],
);

/** The study goal per day. */
export const studyGoals = pgTable('study_goals', {
  studentId: studentId().primaryKey(),
  minutes: integer('minutes').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
