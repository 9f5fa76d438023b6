import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDb } from '#db/client.ts';
import { readDetails } from '#db/embedded/details.ts';
import { isPostmasterOf, readPostmasterFile } from '#db/embedded/postmaster-file.ts';
import { ask } from '#testing/ask.ts';
import { makeDataFolder } from '#testing/data-folder.ts';
import { end, holdDatabase } from '#testing/held-database.ts';
import type { OpenedDatabase } from './open.ts';
import { joinDatabase, openDatabase } from './open.ts';
import { AlreadyRunning } from './start-refused.ts';

const said: string[] = [];
const log = { info: (line: string) => void said.push(line), warn: (line: string) => void said.push(line) };

let folder: Awaited<ReturnType<typeof makeDataFolder>>;
const opened: OpenedDatabase[] = [];
async function open(): Promise<OpenedDatabase> {
  const database = await openDatabase({ dataDir: folder.dataDir, log, fsync: false, serverPort: 3001 });
  opened.push(database);
  return database;
}

// The tests share one folder, like successive runs of a server; each leaves it stopped.
beforeAll(async () => {
  folder = await makeDataFolder();
  const first = await open();
  await ask(first.url, 'create table kept as select 7 as answer');
  await first.stop();
});
beforeEach(() => {
  said.length = 0;
});
// A failed test must not keep the folder locked for the next one.
afterEach(async () => {
  for (const database of opened.splice(0)) await database.stop();
});
afterAll(() => folder.remove());

const homeOf = async () => (await readDetails(folder.dataDir))?.home ?? '';

test('a second server on the folder is told of the first and ends at once', async () => {
  const first = await holdDatabase(folder.dataDir);
  const second = await holdDatabase(folder.dataDir);
  expect(second).toMatchObject({ held: undefined, exitCode: 1 });
  const details = (await readDetails(folder.dataDir))?.running;
  expect(second.said).toBe(
    `Wordgrove already runs on the data folder ${folder.dataDir}: process ${first.process.pid} (server, port 3001, database port ${details?.databasePort}). Stop that one first, or give this one a DATA_DIR of its own.\n`,
  );
  expect(await end(first.process, 'SIGTERM')).toBe(0);
});

test('of servers started in the same moment one runs and the others name it', async () => {
  const all = await Promise.all([1, 2, 3, 4].map(() => holdDatabase(folder.dataDir)));
  const winners = all.filter((each) => each.held);
  expect(winners).toHaveLength(1);
  const losers = all.filter((each) => !each.held);
  expect(losers.map((each) => each.exitCode)).toEqual([1, 1, 1]);
  for (const loser of losers) expect(loser.said).toContain(`process ${winners[0]?.process.pid} (server, port 3001`);
  await Promise.all(winners.map((each) => end(each.process, 'SIGTERM')));
});

test('what a killed server left running is stopped, and nothing committed is lost', async () => {
  const killed = await holdDatabase(folder.dataDir);
  await ask(killed.held?.url ?? '', 'update kept set answer = 8');
  await end(killed.process, 'SIGKILL');
  const orphan = killed.held?.pid ?? 0;
  process.kill(orphan, 0);

  const next = await open();
  expect(await isPostmasterOf(orphan, join(await homeOf(), 'data'))).toBe(false);
  expect(said).toContain('Stopped a database that a killed server left running.');
  expect(await ask(next.url, 'select answer from kept')).toEqual([{ answer: 8 }]);
  await next.stop();
});

test('a database that dies comes back on its port, and the pool with it', async () => {
  const current = await open();
  const { pool, close } = createDb(current.url, { max: 2, applicationName: 'test', onError: () => undefined });
  await pool.query('update kept set answer = 9');
  const before = current.embedded?.pid ?? 0;
  const inUse = await pool.connect();
  process.kill(before, 'SIGKILL');
  await expect(inUse.query('select pg_sleep(5)')).rejects.toThrow();
  inUse.release(true);
  await expect
    .poll(
      () =>
        pool.query('select answer from kept').then(
          (r) => r.rows,
          () => [],
        ),
      { timeout: 10_000 },
    )
    .toEqual([{ answer: 9 }]);
  // The database answers a moment before its supervisor knows that it does.
  await expect.poll(() => current.embedded?.pid, { timeout: 10_000 }).not.toBe(before);
  await close();
  await current.stop();
});

test('stopping while the database is coming back leaves none behind', async () => {
  const current = await open();
  const before = current.embedded?.pid ?? 0;
  process.kill(before, 'SIGKILL');
  await expect.poll(() => said.some((line) => line.includes('stopped unexpectedly'))).toBe(true);
  await current.stop();
  await expect(ask(current.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  const dataFolder = join(await homeOf(), 'data');
  const left = await readPostmasterFile(dataFolder);
  expect(left === undefined || !(await isPostmasterOf(left.pid, dataFolder))).toBe(true);
});

test('a process number that another program got since does not keep the database from starting', async () => {
  const file = join(await homeOf(), 'data', 'postmaster.pid');
  await writeFile(file, `${process.pid}\n/somewhere\n1700000000\n5432\n\nlocalhost\n`);
  const next = await open();
  expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await next.stop();
});

test('a lost password is replaced without losing data', async () => {
  await rm(join(await homeOf(), 'password'));
  const next = await open();
  expect(await ask(next.url, 'select count(*)::int as rows from kept')).toEqual([{ rows: 1 }]);
  await next.stop();
});

test('a command uses the database of the server that runs, and starts its own when none does', async () => {
  const server = await holdDatabase(folder.dataDir);
  const beside = await joinDatabase({ dataDir: folder.dataDir, log });
  expect(beside).toMatchObject({ url: server.held?.url, embedded: undefined, serverPort: 3001 });
  await beside.stop();
  expect(await ask(beside.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await end(server.process, 'SIGTERM');

  const alone = await joinDatabase({ dataDir: folder.dataDir, log, purpose: 'backup' });
  expect(alone.embedded?.pid).toBeGreaterThan(0);
  expect(alone.serverPort).toBeUndefined();
  await expect(open()).rejects.toThrow(AlreadyRunning);
  await expect(open()).rejects.toThrow(/process \d+ \(backup, database port/);
  await alone.stop();
});

test('a command that needs a school makes none where there is none', async () => {
  const missing = join(folder.dataDir, 'mistyped');
  await expect(joinDatabase({ dataDir: missing, log, mustExist: true })).rejects.toThrow(
    /^There is no school in .*mistyped/,
  );
  await expect(readdir(missing)).rejects.toThrow('ENOENT');
});

test('a database of another PostgreSQL version is left alone', async () => {
  const version = join(await homeOf(), 'data', 'PG_VERSION');
  await writeFile(version, '17\n');
  await expect(open()).rejects.toThrow(/is of PostgreSQL 17; this Wordgrove has 18/);
  await writeFile(version, '18\n');
  await (await open()).stop();
});
