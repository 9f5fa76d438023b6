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

/** One drawing of tasks for a student's local day: the day's first, and each time new ones are asked for. */
export const dailyTaskSets = pgTable(
  'daily_task_sets',
  {
    /** Made by the client, so that asking again for new tasks gives the same ones. */
    id: id(),
    studentId: studentId(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Where the student was: how long a day was between two others depends on it. */
    timeZone: text('time_zone').notNull(),
    kind: text('kind', { enum: ['first', 'again'] }).notNull(),
    /** On a day's first set: when new tasks were asked for after the day was reached, which it then stays. */
    reachedAt: instant('reached_at'),
    /** Of a day's first: what the days before came to, as far as nothing changes on them any more. */
    streakSoFar: jsonb('streak_so_far').$type<{
      through: string;
      last: { day: string; timeZone: string } | null;
      run: number;
      longest: number;
    }>(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // However many tabs ask at once, a day begins with one set.
    uniqueIndex('daily_task_sets_first').on(t.studentId, t.day).where(sql`kind = 'first'`),
    index('daily_task_sets_day').on(t.studentId, t.day),
  ],
);

/** The spec's `dailyTasks`. Title, description and tips are the template's, in the language of whoever reads them. */
export const dailyTasks = pgTable(
  'daily_tasks',
  {
    id: id(),
    studentId: studentId(),
    setId: uuid('set_id')
      .notNull()
      .references(() => dailyTaskSets.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** In the order in which they are shown, from 0. */
    place: integer('place').notNull(),
    templateId: text('template_id').notNull(),
    type: text('type').notNull(),
    priority: text('priority', { enum: ['high', 'medium', 'low'] }).notNull(),
    target: integer('target').notNull(),
    progress: integer('progress').notNull().default(0),
    /** How far activity that the product saw moved it; the rest is the student's own word. */
    byActivity: integer('by_activity').notNull().default(0),
    /** What it is worth, and what was really given: less when six were paid for that day. */
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

/** What moved a task, once each: a +1 of the student's own, or something that the product saw. */
export const dailyTaskMoves = pgTable(
  'daily_task_moves',
  {
    studentId: uuid('student_id').notNull(),
    taskId: uuid('task_id').notNull(),
    /** What it was, such as `review:<id>` or `play:<id>`, or `own:<progress>`. */
    cause: text('cause').notNull(),
    source: text('source', { enum: ['activity', 'self'] }).notNull(),
    amount: integer('amount').notNull(),
    movedAt: instant('moved_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.taskId, t.cause] }),
    // The task itself then says whose it is.
    foreignKey({
      name: 'daily_task_moves_of_task',
      columns: [t.studentId, t.taskId],
      foreignColumns: [dailyTasks.studentId, dailyTasks.id],
    }).onDelete('cascade'),
  ],
);
