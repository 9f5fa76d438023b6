import type pg from 'pg';
import { getConstructionPlans } from 'pg-boss';

/** pg-boss keeps its tables in a schema of its own, which it makes and changes by itself. */
export const jobSchema = 'pgboss';

// Waiting mails must survive a move. What pg-boss keeps about itself it makes again.
const carried = new Set(['queue', 'schedule', 'subscription', 'job', 'job_dependency']);

export function isCarriedJobTable(name: string): boolean {
  return carried.has(name);
}

/** Makes the tables of the pg-boss that this program uses, as its own start would. */
export async function makeJobSchema(client: pg.Client): Promise<void> {
  await client.query(getConstructionPlans(jobSchema));
}

/** A queue with a table of its own would look for its jobs there; after a restore all lie in the shared one. */
export async function shareJobTable(client: pg.Client): Promise<void> {
  await client.query(`update ${jobSchema}.queue set partition = false, table_name = 'job_common' where partition`);
}
