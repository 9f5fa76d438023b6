import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { gameSql } from './game/game-store.ts';
import { handInSql } from './hand-in/hand-in-store.ts';
import type { KindName, KindSql } from './kind.ts';
import { readingSql } from './reading/reading-store.ts';
import { goalSql } from './word-goals/goal-store.ts';

const kinds: { readonly [Name in KindName]: KindSql } = {
  game: gameSql,
  reading: readingSql,
  'hand-in': handInSql,
  words: goalSql,
  outcome: goalSql,
};

/** The part of each assignment's own kind. */
export function byKind(part: (of: KindSql) => SQL): SQL {
  const cases = Object.entries(kinds).map(([name, of]) => sql`WHEN ${sql.raw(`'${name}'`)} THEN ${part(of)}`);
  return sql`CASE a.task->>'kind' ${sql.join(cases, sql` `)} END`;
}
