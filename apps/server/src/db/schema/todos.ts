import { sql } from 'drizzle-orm';
import { date, doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { id, instant, stamps } from './columns.ts';

/** How many done to-dos a person still has: their number grows with every day. */
export const todoTotals = pgTable('todo_totals', {
  studentId: uuid('student_id')
    .primaryKey()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  done: integer('done').notNull(),
});

/** A student's to-do. Nobody else sees it. */
export const todos = pgTable(
  'todos',
  {
    id: id(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    notes: text('notes').notNull().default(''),
    dueOn: date('due_on', { mode: 'string' }),
    priority: text('priority', { enum: ['high', 'medium', 'low'] }).notNull(),
    doneAt: instant('done_at'),
    /** Between those of its neighbours, so moving one changes no other. */
    position: doublePrecision('position').notNull(),
    /** When it was deleted; it can be restored for some weeks. */
    removedAt: instant('removed_at'),
    version: integer('version').notNull().default(0),
    ...stamps,
  },
  (t) => [
    index('todos_student').on(t.studentId, t.position),
    index('todos_done').on(t.studentId, t.doneAt, t.id),
    index('todos_removed').on(t.removedAt).where(sql`removed_at IS NOT NULL`),
  ],
);
