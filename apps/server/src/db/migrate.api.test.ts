import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import type { TestDatabase } from '#testing/cluster.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import { end } from '#testing/held-database.ts';
import { makeMigrations } from '#testing/migration-folder.ts';
import { migrate } from './migrate.ts';
import { StartRefused } from './start-refused.ts';

const said: string[] = [];
const log = { info: (line: string) => void said.push(line) };
const undo: (() => Promise<void>)[] = [];
let database: TestDatabase;

beforeEach(async () => {
  said.length = 0;
  database = await createTestDatabase(inject('clusterUrl'), 'template1');
  undo.push(database.drop);
});
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

async function folderOf(steps: readonly string[]): Promise<string> {
  const { folder, remove } = await makeMigrations(steps);
  undo.push(remove);
  return folder;
}

const makeTable = (name: string) => `create table ${name} (id int primary key);`;

const tablesOf = async (url: string) =>
  (
    await ask<{ name: string }>(
      url,
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
    )
  ).map((row) => row.name);

test('applies what is new, once, and says so', async () => {
  const old = await folderOf([makeTable('a')]);
  const grown = await folderOf([makeTable('a'), `${makeTable('b')}\n--> statement-breakpoint\n${makeTable('c')}`]);
  expect(await migrate(database.url, old, log)).toBe(1);
  expect(await migrate(database.url, grown, log)).toBe(1);
  expect(await migrate(database.url, grown, log)).toBe(0);
  expect(await tablesOf(database.url)).toEqual(['a', 'b', 'c']);
  expect(said).toEqual(['Database schema: 1 of 1 migrations applied.', 'Database schema: 1 of 2 migrations applied.']);
});

test('servers that start together migrate one after the other', async () => {
  const folder = await folderOf([makeTable('a'), 'select pg_sleep(0.2);', makeTable('b')]);
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, folder, log)));
  expect(applied.sort()).toEqual([0, 0, 0, 3]);
});

test('a failing migration leaves everything as it was', async () => {
  const folder = await folderOf([makeTable('a'), makeTable('b'), 'select 1 / 0;']);
  await expect(migrate(database.url, folder, log)).rejects.toThrow();
  expect(await tablesOf(database.url)).toEqual([]);
});

test('a migration cut off leaves the old schema or the new one, and the next start goes on', async () => {
  const old = [makeTable('a')];
  const added = ['b', 'c', 'd', 'e'].flatMap((name) => [makeTable(name), 'select pg_sleep(0.02);']);
  const after = await folderOf([...old, ...added]);
  const { url } = database;
  await migrate(url, await folderOf(old), log);
  // Other files' commands migrate on the same cluster.
  const sessions =
    "from pg_stat_activity where application_name = 'wordgrove migrate' and datname = current_database()";
  const outcomes: string[] = [];
  const look = async () => {
    await expect.poll(() => ask(url, `select ${sessions}`), { interval: 10 }).toEqual([]);
    outcomes.push((await tablesOf(url)).join(''));
    await ask(url, 'drop table if exists b, c, d, e');
    await ask(url, 'delete from drizzle.__drizzle_migrations where created_at > 1700000000000');
  };

  for (let round = 0; round < 10; round++) {
    const migrating = migrate(url, after, log).catch(() => undefined);
    await delay(round * 15);
    await ask(url, `select pg_terminate_backend(pid) ${sessions}`);
    await migrating;
    await look();
  }
  // The same with a real kill of the process; bench/faults has many more of them.
  const script = fileURLToPath(new URL('../testing/migrate-once.ts', import.meta.url));
  for (const wait of [60, 120]) {
    const child = spawn(process.execPath, [script, url, after], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    await delay(wait);
    await end(child, 'SIGKILL');
    await look();
  }
  expect(outcomes.filter((schema) => schema !== 'a' && schema !== 'abcde')).toEqual([]);
  expect(outcomes).toContain('a');
  expect(await migrate(url, after, log)).toBe(8);
  expect(await tablesOf(url)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('an older program refuses a newer schema and changes nothing', async () => {
  const newer = await folderOf([makeTable('a'), makeTable('b')]);
  const older = await folderOf([makeTable('a')]);
  await migrate(database.url, newer, log);
  await expect(migrate(database.url, older, log)).rejects.toThrow(StartRefused);
  await expect(migrate(database.url, older, log)).rejects.toThrow(/made by a newer Wordgrove \(it has 1 changes/);
  expect(await tablesOf(database.url)).toEqual(['a', 'b']);
});

test('a user who may not make tables is told so in a sentence', async () => {
  const folder = await folderOf([makeTable('a')]);
  await ask(database.url, `revoke create on database ${new URL(database.url).pathname.slice(1)} from current_user`);
  await expect(migrate(database.url, folder, log)).rejects.toThrow(
    /^The user of DATABASE_URL may not make tables there\. Make it the owner/,
  );
});

test('a migration that would be passed over is refused', async () => {
  const folder = await folderOf([makeTable('a'), makeTable('b'), makeTable('c')]);
  await migrate(database.url, folder, log);
  await ask(database.url, 'delete from drizzle.__drizzle_migrations where id = 2');
  await expect(migrate(database.url, folder, log)).rejects.toThrow(
    /out of order: 1700000000001 came after 1700000000002/,
  );
});

test.each([
  [
    'is not there',
    (url: string) => url.replace(/:\d+\//, ':1/'),
    /database at 127\.0\.0\.1:1\/test_\w+ can't be reached \(ECONNREFUSED\)/,
  ],
  [
    'refuses the password',
    (url: string) => url.replace(/:[0-9a-f]{48}@/, ':wrong@'),
    /refuses the user or password of DATABASE_URL/,
  ],
  ['has another name', (url: string) => `${url}x`, /no database of that name at 127\.0\.0\.1/],
])('a server that %s is a sentence without the password', async (_, change, sentence) => {
  const folder = await folderOf([makeTable('a')]);
  const url = change(database.url);
  await expect(migrate(url, folder, log)).rejects.toThrow(sentence);
  const message = await migrate(url, folder, log).catch((error: Error) => error.message);
  expect(message).not.toContain(new URL(url).password);
});
