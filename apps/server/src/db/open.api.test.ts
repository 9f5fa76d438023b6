import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDetails } from '#db/embedded/details.ts';
import { ask } from '#testing/ask.ts';
import { makeDataFolder } from '#testing/data-folder.ts';
import { holdDatabase } from '#testing/held-database.ts';
import { openDatabase } from './open.ts';
import { StartRefused } from './start-refused.ts';

const said: string[] = [];
const log = { info: (line: string) => void said.push(line), warn: (line: string) => void said.push(line) };

let folder: Awaited<ReturnType<typeof makeDataFolder>>;
const open = () => openDatabase({ dataDir: folder.dataDir, log, fsync: false, serverPort: 3001 });

beforeEach(async () => {
  said.length = 0;
  folder = await makeDataFolder();
});
afterEach(() => folder.remove());

const homeOf = async () => (await readDetails(folder.dataDir))?.home ?? '';

test('the first start makes a private database that the next start finds again, with every commit synced', async () => {
  const first = await open();
  await ask(first.url, 'create table kept as select 7 as answer');
  const settings = `select current_setting('server_encoding') as encoding, upper('éğ') as upper, current_setting('listen_addresses') as listens`;
  expect(await ask(first.url, settings)).toEqual([{ encoding: 'UTF8', upper: 'ÉĞ', listens: '127.0.0.1' }]);
  expect((await stat(join(await homeOf(), 'password'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder.dataDir, 'database.json'))).mode & 0o777).toBe(0o600);
  await first.stop();
  await expect(ask(first.url, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/);

  const second = await openDatabase({ dataDir: folder.dataDir, log });
  expect(await ask(second.url, 'select answer from kept')).toEqual([{ answer: 7 }]);
  const safety = `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, current_setting('full_page_writes') as pages`;
  expect(await ask(second.url, safety)).toEqual([{ fsync: 'on', commit: 'on', pages: 'on' }]);
  await second.stop();
  await second.stop();
});

test('it is reached by a socket in its folder, which asks for the password, and by its port', async () => {
  const first = await open();
  const at = (change: (url: URL) => void) => {
    const url = new URL(first.url);
    change(url);
    return url.href;
  };
  const byPort = at((url) => url.searchParams.delete('host'));
  const from = 'select inet_client_addr() as from';
  expect(await ask(first.url, from)).toEqual([{ from: null }]);
  expect(await ask(byPort, from)).toEqual([{ from: '127.0.0.1' }]);
  const wrong = at((url) => {
    url.password = 'wrong';
  });
  await expect(ask(wrong, from)).rejects.toThrow(/password authentication failed/);
  await first.stop();

  // As written by a version that only knew the port.
  const rules = join(await homeOf(), 'data', 'pg_hba.conf');
  await writeFile(rules, 'host all wordgrove 127.0.0.1/32 scram-sha-256\n');
  const second = await open();
  expect(await ask(second.url, from)).toEqual([{ from: null }]);
  await second.stop();
});

test('a data folder that is moved keeps its database, wherever that lies', async () => {
  const first = await open();
  await ask(first.url, 'create table kept as select 7 as answer');
  await first.stop();
  const elsewhere = join(folder.parent, 'elsewhere');
  await rename(folder.dataDir, elsewhere);
  const moved = await openDatabase({ dataDir: elsewhere, log, fsync: false });
  expect(await ask(moved.url, 'select answer from kept')).toEqual([{ answer: 7 }]);
  await moved.stop();
  await rename(elsewhere, folder.dataDir);
});

test('a data folder that cannot be made is a sentence', async () => {
  await writeFile(folder.dataDir, 'a file');
  await expect(open()).rejects.toThrow(StartRefused);
  await expect(open()).rejects.toThrow(`${folder.dataDir} can't be the data folder, because a file lies there.`);
  await expect(openDatabase({ dataDir: '/proc/wordgrove', log })).rejects.toThrow(/can't write to its data folder/);
  await expect(openDatabase({ databaseUrl: 'postgres://x', dataDir: '/proc/wordgrove', log })).rejects.toThrow(
    StartRefused,
  );
});

test('with an address given, nothing is started', async () => {
  const opened = await openDatabase({ databaseUrl: 'postgres://school@db/school', dataDir: folder.dataDir, log });
  expect(opened).toMatchObject({ url: 'postgres://school@db/school', embedded: undefined });
  expect(opened.diskIsLow()).toBe(false);
  expect(await readDetails(folder.dataDir)).toBeUndefined();
  await opened.stop();
});

test('a half-made database of a killed first start is replaced', async () => {
  const killed = holdDatabase(folder.dataDir);
  await expect
    .poll(
      () =>
        readFile(join(folder.dataDir, 'database.json')).then(
          () => true,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
  const { pid } = JSON.parse(await readFile(join(folder.dataDir, 'database.json'), 'utf8')).running;
  process.kill(pid, 'SIGKILL');
  await killed;
  const next = await open();
  expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await next.stop();
});
