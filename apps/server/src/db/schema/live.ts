import { sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Hints for the browsers, written in the transaction of the change they tell of, read in commit order. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The writing transaction. A reader takes only events below the oldest one still running, so none is skipped. */
    xid: xid8('xid').notNull().default(sql`pg_current_xact_id()`),
    /** `user:<id>`: everything is addressed to people; a class is addressed by naming its people. */
    audience: text('audience').notNull(),
    topic: text('topic').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [index('live_events_order').on(t.xid, t.id), index('live_events_age').on(t.createdAt)],
);
