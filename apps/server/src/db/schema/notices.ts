import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
      ],
    }).notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
    dismissedAt: instant('dismissed_at'),
  },
  (t) => [index('notices_user').on(t.userId, t.createdAt)],
);
