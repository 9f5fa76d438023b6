import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { id, instant, stamps } from './columns.ts';

const studentId = () =>
  uuid('student_id')
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });

/** The clock that runs or is paused; at most one for each student, on whatever device it is looked at. */
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
  /** Pauses that are over, in seconds. */
  pausedSeconds: integer('paused_seconds').notNull().default(0),
  version: integer('version').notNull().default(0),
});

/** Time that was studied: by the clock, or written down afterwards. */
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
    /** Where the student was: the session keeps its days and hours when the student lives elsewhere later. */
    timeZone: text('time_zone').notNull(),
    /** Without the pauses. */
    seconds: integer('seconds').notNull(),
    removedAt: instant('removed_at'),
    version: integer('version').notNull().default(0),
    ...stamps,
  },
  (t) => [index('study_sessions_time').on(t.studentId, t.startedAt)],
);

/** Seconds by local day and kind of activity; a session over midnight belongs to both days. */
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

/** How much somebody wants to study a day. */
export const studyGoals = pgTable('study_goals', {
  studentId: studentId().primaryKey(),
  minutes: integer('minutes').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
