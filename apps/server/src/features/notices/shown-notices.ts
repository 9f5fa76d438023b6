import type { Notice } from '@wordgrove/contract/notices';
import { sql } from 'drizzle-orm';
import type { Part } from '#db/statement.ts';

const shownAtOnce = 100;

/** What a reader hasn't put away yet, newest first. */
export const shownNotices: Part<'userId', Notice[], Notice[]> = {
  json: ({ userId }) => sql`coalesce((SELECT json_agg(notice) FROM (
    SELECT id, kind, params, created_at AS "createdAt" FROM notices WHERE user_id = ${userId} AND dismissed_at IS NULL
    ORDER BY created_at DESC, id DESC LIMIT ${sql.raw(String(shownAtOnce))}) AS notice), '[]')`,
  read: (notices) => notices.map((notice) => ({ ...notice, createdAt: new Date(notice.createdAt).toISOString() })),
};
