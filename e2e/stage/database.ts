import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { where } from './where.ts';

type Client = {
  connect: () => Promise<void>;
  query: (text: string, values: string[]) => Promise<unknown>;
  end: () => Promise<void>;
};

export type Change = [text: string, values: string[]];

/** Changes rows of the shared server behind its back: what would otherwise take a mail, a night or a week. */
export async function change(changes: readonly Change[]): Promise<void> {
  const client = connection(await databaseUrl());
  await client.connect();
  for (const [text, values] of changes) await client.query(text, values);
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
