import type { Placeholder, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Tx } from './client.ts';
import { rowsOf } from './statement.ts';

/** Changes that run one transaction after the other, separately for each person or pair of things. */
export type Turns =
  | 'analytics-asides'
  /** A student's work on one assignment. */
  | 'assignment'
  | 'assignments'
  | 'assignment-comments'
  | 'classes'
  | 'demo-school'
  | 'flashcards'
  | 'games'
  | 'passkeys'
  | 'pdfs'
  | 'practice'
  /** Names that new accounts take. */
  | 'sign-in-names'
  | 'study'
  | 'todos';

/**
 * Makes transactions that change the same things run one after the other: it waits until earlier ones have ended, and
 * makes later ones wait until this one has, so that two tabs can't both create the last thing that a limit allows.
 * Several ids are always locked in the same order.
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

/** `takeTurns` as a call inside a larger statement, for one id. */
export function turnOf(turns: Turns, id: Placeholder): SQL {
  return sql`pg_advisory_xact_lock(hashtextextended(${sql.raw(`'${turns}:'`)} || ${id}::text, 0))`;
}
