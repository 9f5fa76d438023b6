import { sql } from 'drizzle-orm';
import type { Part } from '#db/statement.ts';

/** The last local day on which a student practised a word or earned XP; null for one who never did. */
export const lastActiveDay: Part<'userId', string | null, string | null> = {
  json: ({ userId }) => sql`greatest(
    (SELECT local_day FROM practice_days WHERE student_id = ${userId} AND events > 0 ORDER BY local_day DESC LIMIT 1),
    (SELECT max(local_day) FROM xp_events WHERE student_id = ${userId}))`,
  read: (day) => day,
};
