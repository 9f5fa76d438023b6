import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { StartRefused } from '#db/start-refused.ts';
import { parseSettings } from '#platform/env.ts';
import { createLog } from '#platform/log.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import { makeDataFolder } from '#testing/data-folder.ts';
import type { ServerProcess } from '#testing/server-process.ts';
import { freePort, hasPostmaster, startServer } from '#testing/server-process.ts';
import { start as startServices } from './start.ts';

let folder: Awaited<ReturnType<typeof makeDataFolder>>;
let port: number;
const running: ServerProcess[] = [];
const cluster = inject('clusterUrl');

beforeEach(async () => {
  folder = await makeDataFolder();
  port = await freePort();
});

afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
  await folder.remove();
});

function start(env: Record<string, string> = {}): ServerProcess {
  const server = startServer({ DATA_DIR: folder.dataDir, PORT: String(port), ...env });
  running.push(server);
  return server;
}

describe('a start that can not succeed', () => {
  it('because of its settings says so in one list', async () => {
    const server = start({ PORT: 'x', AUTH_SECRET: 'guess', NODE_ENV: 'prod' });
    expect(await server.ended).toBe(1);
    expect(server.said().split('\n')).toEqual([
      "These settings can't be used:",
      '  NODE_ENV must be production, development or test',
      '  PORT must be a port number between 1 and 65535',
      expect.stringMatching(/^ {2}AUTH_SECRET is too short/),
      '',
    ]);
  });

  it('because the port is taken ends before it makes a database', async () => {
    const holder = createServer().listen(port, '127.0.0.1');
    await once(holder, 'listening');
    const server = start();
    expect(await server.ended).toBe(1);
    expect(server.said()).toBe(
      `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm start\n`,
    );
    expect(existsSync(`${folder.dataDir}/database.json`)).toBe(false);
    holder.close();
  });

  const changed = (change: Partial<URL>) => Object.assign(new URL(cluster), change).href;

  it.each([
    ['refuses the connection', { DATABASE_URL: changed({ port: '1' }) }, /can't be reached \(ECONNREFUSED\)\.$/],
    [
      'has no address',
      { DATABASE_URL: 'postgres://me:pass@db.invalid/x' },
      /can't be reached \((ENOTFOUND|EAI_AGAIN)\)\.$/,
    ],
    [
      'refuses the password',
      { DATABASE_URL: changed({ password: 'wrong' }) },
      /refuses the user or password of DATABASE_URL\.$/,
    ],
    [
      'asks for a password',
      { DATABASE_URL: changed({ password: '' }) },
      /refuses the user or password of DATABASE_URL\.$/,
    ],
    [
      'is missing',
      { DATABASE_URL: changed({ pathname: '/nowhere' }) },
      /There is no database of that name at .*\/nowhere\.$/,
    ],
    [
      'has an address that no driver reads',
      { DATABASE_URL: 'postgres://me:%ff@127.0.0.1/x' },
      /can't be reached \(URI malformed\)\.$/,
    ],
  ])('because the database %s says so in one sentence', async (_, env, sentence) => {
    const refusal = await refusalOf(env);
    expect(refusal.message).toMatch(sentence);
    expect(refusal.message).not.toContain('\n');
  });

  it('because of its database prints that sentence alone', async () => {
    const server = start({ DATABASE_URL: changed({ port: '1' }) });
    expect(await server.ended).toBe(1);
    expect(server.said()).toMatch(/^The database at \S+ can't be reached \(ECONNREFUSED\)\.\n$/);
  });
});

/** What a start in this process fails with, which is meant for people to read. */
async function refusalOf(env: Record<string, string>): Promise<StartRefused> {
  const settings = parseSettings({ DATA_DIR: folder.dataDir, PORT: String(port), ...env });
  const refused = await startServices(settings, createLog({ level: 'silent' }), AbortSignal.timeout(20_000)).catch(
    (error: unknown) => error,
  );
  if (refused instanceof StartRefused) return refused;
  throw refused instanceof Error ? refused : new Error('It started');
}

it('looks at both addresses of the database before it is ready', async () => {
  const database = await createTestDatabase(cluster);
  const server = start({
    DATABASE_DIRECT_URL: database.url,
    DATABASE_URL: Object.assign(new URL(database.url), { password: 'wrong' }).href,
  });
  expect(await server.ended).toBe(1);
  expect(server.said()).toMatch(/^The database at \S+ refuses the user or password of DATABASE_URL\.\n$/);
  await database.drop();
});

describe('a signal', () => {
  it('right after the start ends it in peace, with nothing to complain of', async () => {
    const server = start();
    await server.saying('Wordgrove is ready');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.said()).not.toMatch(/"level":"(warn|error)"/);
    expect(await hasPostmaster(folder.dataDir)).toBe(false);
  });

  it.each(['Making the database', 'migrations applied', 'Server listening'])(
    'after "%s" takes along what was started',
    async (moment) => {
      const server = start();
      await server.saying(moment);
      server.child.kill('SIGINT');
      expect(await server.ended).toBe(0);
      expect(server.said()).not.toMatch(/"level":"(warn|error)"|\n {4}at /);
      expect(await hasPostmaster(folder.dataDir)).toBe(false);
    },
  );

  it('ends the wait for a database that never answers', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const address = silent.address();
    const silentPort = typeof address === 'object' ? address?.port : 0;
    const server = start({ DATABASE_URL: `postgres://me:pass@127.0.0.1:${silentPort}/x` });
    await once(silent, 'connection');
    await wait(50);
    const begin = performance.now();
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
    // Connecting would be given up after ten seconds.
    expect(performance.now() - begin).toBeLessThan(8000);
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});

it('a second server on the same folder and port is told of the first', async () => {
  const first = start();
  await first.saying('Wordgrove is ready');
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.said()).toMatch(/^Wordgrove already runs on the data folder .*port \d+, database port \d+\)/);
});
