import type { ThreeRule } from '@wordgrove/contract/three-today';
import { date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { id, instant } from './columns.ts';

const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });

/** Reasons to talk to a student that a teacher doesn't want to be told for a while. */
export const analyticsAside = pgTable(
  'analytics_aside',
  {
    id: id(),
    teacherId: person('teacher_id'),
    studentId: person('student_id'),
    rule: text('rule').$type<ThreeRule>().notNull(),
    /** The teacher's own words. */
    reason: text('reason').notNull(),
    /** The last day of it, of the teacher's. */
    until: date('until', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('analytics_aside_once').on(t.teacherId, t.studentId, t.rule),
    index('analytics_aside_student').on(t.studentId),
    index('analytics_aside_until').on(t.until),
  ],
);
