import { sql } from 'drizzle-orm';
import { authUsers, profiles } from './schema/all.ts';

/** A person's displayed name, with the fallbacks in order. Needs both tables joined. */
export const shownName = sql<string>`coalesce(
  nullif(${profiles.displayName}, ''),
  nullif(${profiles.fullName}, ''),
  nullif(${authUsers.name}, ''),
  nullif(split_part(${authUsers.email}, '@', 1), ''),
  ${authUsers.signInName}
)`;
