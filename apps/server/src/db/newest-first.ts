import type { Column, Placeholder, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

/**
 * Whether a row comes after the row `last`, newest first, or after nothing when `before` is null. Unlike `before IS NULL
 * OR …`, PostgreSQL reads it from an index by creation, in a plan that doesn't know the values.
 *
 * @param before id of the row `last`
 * @param last `FROM` and `WHERE` of the rows that it may be; nothing comes after any other
 */
export function isBelow(row: { createdAt: Column; id: Column }, before: Placeholder, last: SQL): SQL {
  const unless = (first: SQL, column: SQL) =>
    sql`CASE WHEN ${before}::uuid IS NULL THEN ${first} ELSE (SELECT ${column} ${last} AND last.id = ${before}::uuid) END`;
  const highestId = sql`'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid`;
  return sql`(${row.createdAt}, ${row.id}) < (${unless(sql`'infinity'::timestamptz`, sql`last.created_at`)}, ${unless(highestId, sql`last.id`)})`;
}
