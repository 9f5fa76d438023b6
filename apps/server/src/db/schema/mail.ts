import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** The local mailbox of an installation without a mail server. */
export const mailMessages = pgTable(
  'mail_messages',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attachments: jsonb('attachments')
      .$type<{ filename: string; contentType: string; size: number }[]>()
      .notNull()
      .default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [index('mail_messages_age').on(t.createdAt)],
);
