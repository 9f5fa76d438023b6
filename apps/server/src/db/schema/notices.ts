import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
        'email-added-by-teacher',
        'class-taken-over',
        'class-stays',
        'class-has-new-teacher',
        'class-has-co-teacher',
        'teaching-offered',
        'teaching-accepted',
        'teaching-declined',
        'teaching-left',
        'teaching-ended',
        'class-left',
        'enrolment-approved',
        'enrolment-declined',
        'assignment-new',
        'assignment-due',
        'assignment-earlier',
        'assignment-returned',
        'assignment-regraded',
        'assignment-again',
        'assignment-waiting',
      ],
    }).notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull().default({}),
    /** Of a notice about homework. */
    assignmentId: uuid('assignment_id').references(() => assignments.id, { onDelete: 'cascade' }),
    /** When that was published, returned or turned in, or is due: one notice about each such instant. */
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

/** Whether a person gets the daily digest, and what they got last. Without a row it is on, and none was sent. */
export const noticeMails = pgTable('notice_mails', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  isOn: boolean('is_on').notNull().default(true),
  /** The local day of the last digest, YYYY-MM-DD: there is one a day. */
  lastDay: text('last_day'),
  /** When that was begun, which is before it was sent. */
  claimedAt: instant('claimed_at'),
  /** Notices up to then have been mailed. */
  coveredTo: instant('covered_to'),
});
