import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';

/** A Drizzle transaction. `access` keeps the pool out: a job written through that would outlive a failed write. */
export type JobTx = Parameters<typeof fromDrizzle>[0] & { readonly access: 'tx' };

/** Makes pg-boss write a job in the transaction: no commit, no job. */
export function sendingIn(tx: JobTx) {
  return fromDrizzle(tx, sql);
}
