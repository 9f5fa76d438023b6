import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { where } from './where.ts';

type Client = {
  connect: () => Promise<void>;
  query: (text: string, values: string[]) => Promise<unknown>;
  end: () => Promise<void>;
};

/** Lets the last day of an invite code be over. A test can't wait for midnight, so the row is made older instead. */
export async function letExpire(code: string): Promise<void> {
  const client = connection(await databaseUrl());
  await client.connect();
  await client.query("update class_invites set expires_at = now() - interval '1 minute' where code = $1", [code]);
  await client.end();
}

/** What somebody practised and earned was so many days earlier. */
export async function letDaysPass({ id }: { id: string }, days: number): Promise<void> {
  const client = connection(await databaseUrl());
  await client.connect();
  for (const table of ['practice_days', 'xp_events'])
    await client.query(`update ${table} set local_day = local_day - $2::int where student_id = $1`, [id, String(days)]);
  for (const table of ['daily_tasks', 'daily_task_sets'])
    await client.query(`update ${table} set day = day - $2::int where student_id = $1`, [id, String(days)]);
  await client.end();
}

/** The server's own driver: the tests depend on none. */
function connection(connectionString: string): Client {
  const serverRequire = createRequire(new URL('../../apps/server/package.json', import.meta.url));
  const { Client: MakeClient }: { Client: new (options: object) => Client } = serverRequire('pg');
  return new MakeClient({ connectionString });
}

async function databaseUrl(): Promise<string> {
  const details: { home: string; running: { databasePort: number } } = JSON.parse(
    await readFile(join(where().dataDir, 'database.json'), 'utf8'),
  );
  const password = (await readFile(join(details.home, 'password'), 'utf8')).trim();
  return `postgres://wordgrove:${password}@127.0.0.1:${details.running.databasePort}/wordgrove`;
}
