import { sql } from 'drizzle-orm';
import { customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Hints for the browsers, written in the transaction of the change they announce. Readers compare the writing
 * transaction with the snapshots they have seen, so a late commit is neither skipped nor waited for. Rows mean
 * something only in the database cluster that wrote them: backups leave them out.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    /** `user:<id>`: everything is addressed to people; a class is addressed through its people. */
    audience: text('audience').notNull(),
    /** The writing transaction. */
    xid: xid8('xid').notNull().default(sql`pg_current_xact_id()`),
    topic: text('topic').notNull(),
    /** The id of the write, as the page sent it; null without one. */
    writeId: text('write_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    // Naming the same person and topic twice in one transaction is one hint.
    primaryKey({ columns: [t.audience, t.xid, t.topic] }),
    index('live_events_order').on(t.xid),
    index('live_events_age').using('brin', t.createdAt),
  ],
);
