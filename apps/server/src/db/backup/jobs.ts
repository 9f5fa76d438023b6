import type pg from 'pg';
import { getConstructionPlans } from 'pg-boss';

/** pg-boss keeps its tables in its own schema, which it creates and migrates itself. */
export const jobSchema = 'pgboss';

// Waiting mails must survive a move. pg-boss recreates its own state.
const carried = new Set(['queue', 'schedule', 'subscription', 'job', 'job_dependency']);

export function isCarriedJobTable(name: string): boolean {
  return carried.has(name);
}

/** Creates the tables of this program's pg-boss version, as its own start would. */
export async function makeJobSchema(client: pg.Client): Promise<void> {
  await client.query(getConstructionPlans(jobSchema));
}

/** A queue with its own table would look for its jobs there; after a restore all are in the shared one. */
export async function shareJobTable(client: pg.Client): Promise<void> {
  await client.query(`update ${jobSchema}.queue set partition = false, table_name = 'job_common' where partition`);
}
