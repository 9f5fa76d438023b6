import { sql } from 'drizzle-orm';
import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { id, instant, stamps } from './columns.ts';

const studentId = () =>
  uuid('student_id')
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });

/** One draw of tasks for a student's local day: the day's first, and one for each regeneration. */
export const dailyTaskSets = pgTable(
  'daily_task_sets',
  {
    /** Made by the client, so that a repeated regeneration returns the same tasks. */
    id: id(),
    studentId: studentId(),
    day: date('day', { mode: 'string' }).notNull(),
    /** The student's time zone then; the length of a day between two others depends on it. */
    timeZone: text('time_zone').notNull(),
    kind: text('kind', { enum: ['first', 'again'] }).notNull(),
    /** On a day's first set: when tasks were regenerated after the day was reached, a status it then keeps. */
    reachedAt: instant('reached_at'),
    /** On a day's first set: the result of the earlier days that can no longer change. */
    streakSoFar: jsonb('streak_so_far').$type<{
      through: string;
      last: { day: string; timeZone: string } | null;
      run: number;
      longest: number;
      kept?: { days: number; since: string; rested: string | null };
    }>(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // However many tabs call at once, a day starts with one set.
    uniqueIndex('daily_task_sets_first').on(t.studentId, t.day).where(sql`kind = 'first'`),
    index('daily_task_sets_day').on(t.studentId, t.day),
  ],
);

/** The spec's `dailyTasks`. Title, description and tips come from the template, in the reader's language. */
export const dailyTasks = pgTable(
  'daily_tasks',
  {
    id: id(),
    studentId: studentId(),
    setId: uuid('set_id')
      .notNull()
      .references(() => dailyTaskSets.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** Display order, from 0. */
    place: integer('place').notNull(),
    templateId: text('template_id').notNull(),
    type: text('type').notNull(),
    priority: text('priority', { enum: ['high', 'medium', 'low'] }).notNull(),
    target: integer('target').notNull(),
    progress: integer('progress').notNull().default(0),
    /** Progress from recorded activity; the student reported the rest. */
    byActivity: integer('by_activity').notNull().default(0),
    /** The nominal XP, and what was actually given: less once six tasks were paid for that day. */
    xp: integer('xp').notNull(),
    xpGiven: integer('xp_given'),
    completedAt: instant('completed_at'),
    archivedAt: instant('archived_at'),
    ...stamps,
  },
  (t) => [
    unique('daily_tasks_student').on(t.studentId, t.id),
    index('daily_tasks_day').on(t.studentId, t.day),
    index('daily_tasks_set').on(t.setId),
    index('daily_tasks_paid').on(t.studentId, t.completedAt).where(sql`xp_given > 0`),
  ],
);

/** What moved a task, once each: the student's own +1, or a recorded activity. */
export const dailyTaskMoves = pgTable(
  'daily_task_moves',
  {
    studentId: uuid('student_id').notNull(),
    taskId: uuid('task_id').notNull(),
    /** The cause, such as `review:<id>` or `play:<id>`, or `own:<progress>`. */
    cause: text('cause').notNull(),
    source: text('source', { enum: ['activity', 'self'] }).notNull(),
    amount: integer('amount').notNull(),
    movedAt: instant('moved_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.taskId, t.cause] }),
    // The task itself says whose it is.
    foreignKey({
      name: 'daily_task_moves_of_task',
      columns: [t.studentId, t.taskId],
      foreignColumns: [dailyTasks.studentId, dailyTasks.id],
    }).onDelete('cascade'),
  ],
);
