import type { Placeholder, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Tx } from './client.ts';
import { rowsOf } from './statement.ts';

/** What is changed by one transaction after the other, for each person, or pair of things, by itself. */
export type Turns =
  /** What one student says of one assignment. */
  'assignment' | 'assignments' | 'classes' | 'demo-school' | 'flashcards' | 'games' | 'practice' | 'study' | 'todos';

/**
 * Makes transactions that change the same things follow one another: it waits until those before have ended, and keeps
 * others waiting until this one has, so that two tabs can't both make the last thing that a limit allows. Several ids are
 * always taken in the same order.
 */
export async function takeTurns(tx: Tx, turns: Turns, ...ids: readonly string[]): Promise<void> {
  await taken(tx, { keys: [...new Set(ids)].sort().map((id) => `${turns}:${id}`) });
}

const taken = rowsOf(
  'take_turns',
  ['keys'],
  ({ keys }) => sql<unknown>`
    SELECT pg_advisory_xact_lock(hashtextextended(key, 0)) FROM unnest(${keys}::text[]) AS key`,
);

/** The same as a call inside a larger statement, for one id. */
export function turnOf(turns: Turns, id: Placeholder): SQL {
  return sql`pg_advisory_xact_lock(hashtextextended(${sql.raw(`'${turns}:'`)} || ${id}::text, 0))`;
}
