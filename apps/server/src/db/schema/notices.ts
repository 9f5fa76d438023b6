import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { assignments } from './assignments.ts';
import { authUsers } from './auth.ts';
import { id, instant } from './columns.ts';

export const notices = pgTable(
  'notices',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: [
        'sign-in-code-made',
        'email-confirmed-by-teacher',
        'class-taken-over',
        'class-stays',
        'class-has-new-teacher',
        'class-left',
        'enrolment-approved',
        'enrolment-declined',
        'assignment-new',
        'assignment-due',
        'assignment-earlier',
        'assignment-returned',
      ],
    }).notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull().default({}),
    /** Of a notice about homework. */
    assignmentId: uuid('assignment_id').references(() => assignments.id, { onDelete: 'cascade' }),
    /** When that was published or returned, or is due: one notice about each such instant. */
    about: instant('about'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    index('notices_user').on(t.userId, t.createdAt),
    uniqueIndex('notices_once').on(t.assignmentId, t.userId, t.kind, t.about),
    index('notices_age').using('brin', t.createdAt),
  ],
);
