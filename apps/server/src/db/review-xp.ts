import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Asked } from './statement.ts';

/** The XP that reviews gave on a local day. */
export const reviewXpOn = ({ userId, day }: Asked<'userId' | 'day'>): SQL<number> => sql`coalesce((
  SELECT amount FROM xp_events WHERE student_id = ${userId} AND reason = 'reviews:' || ${day}::text), 0)`;
