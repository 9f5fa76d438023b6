import type { Placeholder, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { gameSql } from './game/game-store.ts';
import type { KindName } from './kind.ts';
import { readingSql } from './reading/reading-store.ts';

/** What differs by kind inside statements about assignments `a`. */
export type KindSql = {
  /** JSON of the task in its teacher's list. */
  listed: SQL;
  /** JSON of a `Brief` for a student. */
  brief: (studentId: Placeholder) => SQL;
  /** JSON of the task on a student's dashboard. */
  next: SQL;
  /** Whether the student of `learners` has begun. */
  begun: SQL;
};

const kinds: { readonly [Name in KindName]: KindSql } = { game: gameSql, reading: readingSql };

/** The part of each assignment's own kind. */
export function byKind(part: (of: KindSql) => SQL): SQL {
  const cases = Object.entries(kinds).map(([name, of]) => sql`WHEN ${sql.raw(`'${name}'`)} THEN ${part(of)}`);
  return sql`CASE a.task->>'kind' ${sql.join(cases, sql` `)} END`;
}
