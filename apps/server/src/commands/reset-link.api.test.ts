import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { createDb } from '#db/client.ts';
import { migrate, migrationsFolder } from '#db/migrate.ts';
import { authUsers } from '#db/schema/all.ts';
import { makeDataFolder } from '#testing/data-folder.ts';
import { end, holdDatabase } from '#testing/held-database.ts';

const folder = await makeDataFolder();
const script = fileURLToPath(new URL('./users.ts', import.meta.url));

/** The base of the link that the command prints. */
async function resetLink(env: Record<string, string>): Promise<string | undefined> {
  const all = { ...process.env, DATA_DIR: folder.dataDir, DATABASE_URL: '', BASE_URL: '', ...env };
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'reset', 'ada@example.org'], { env: all });
  return /^(.*)\/reset-password\?token=/m.exec(stdout)?.[1];
}

afterAll(() => folder.remove());

it('leads to the server that runs on the data folder, else to where one would run', async () => {
  const server = await holdDatabase(folder.dataDir);
  const url = server.held?.url ?? '';
  await migrate(url, migrationsFolder, { info: () => undefined });
  const { db, close } = createDb(url, { max: 1, applicationName: 'test', onError: () => undefined });
  await db.insert(authUsers).values({ id: randomUUID(), name: 'Ada', email: 'ada@example.org' });
  await close();

  // The test's server reports that it listens on 3001.
  expect(await resetLink({ PORT: '4000' })).toBe('http://localhost:3001');
  expect(await resetLink({ PORT: '4000', BASE_URL: 'https://words.example' })).toBe('https://words.example');
  await end(server.process, 'SIGTERM');
  expect(await resetLink({ PORT: '4000' })).toBe('http://localhost:4000');
}, 60_000);
