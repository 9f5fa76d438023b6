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
