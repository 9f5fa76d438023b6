import type { JobTx } from '#db/job-tx.ts';
import type { Jobs } from './jobs.ts';

export type ByteJobs = Pick<Jobs<{ 'remove-bytes': { key: string } }>, 'sendAll'>;

/** Has stored bytes removed once the transaction, which removes the rows that name them, is committed. */
export function removeBytes(jobs: ByteJobs, tx: JobTx, keys: readonly string[]): Promise<void> {
  return jobs.sendAll(
    'remove-bytes',
    keys.map((key) => ({ key })),
    tx,
  );
}
