import { customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A message from the contact form, kept only until it has been sent. */
export const supportMessages = pgTable('support_messages', {
  id: id(),
  userId: uuid('user_id'),
  name: text('name').notNull(),
  email: text('email').notNull(),
  subject: text('subject').notNull(),
  category: text('category').notNull(),
  priority: text('priority').notNull(),
  message: text('message').notNull(),
  language: text('language').notNull(),
  /** Total bytes of its files. */
  attachmentBytes: integer('attachment_bytes').notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

export const supportAttachments = pgTable(
  'support_attachments',
  {
    id: id(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => supportMessages.id, { onDelete: 'cascade' }),
    filename: text('filename').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    content: bytes('content').notNull(),
  },
  (t) => [index('support_attachments_message').on(t.messageId)],
);
