import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findFreePort } from '@wordgrove/server/src/db/embedded/free-port.ts';
import type pg from 'pg';
import type { Ask } from '#calls.ts';
import { openSchool } from '#live/school.ts';
import { withRecorder } from '#recorder.ts';
import type { Server } from '#server.ts';
import { canPin, startNode, withServer } from '#server.ts';
import { median } from '#times.ts';
import { signedIn } from './classmates.ts';
import { startParse } from './parse.ts';
import type { Figure, Target } from './wrk.ts';
import { hasWrk, measure } from './wrk.ts';

const [rounds = 3, seconds = 5, students = 500] = process.argv.slice(2).map(Number);
const record = resolve('.data/bench-hot-statements');

const canMeasure = hasWrk();
if (!canMeasure) console.log('wrk is missing (Debian: apt-get install wrk): requests per second are left out.');
else if (!canPin) console.log('There is no second core, or no taskset: server and generator share what there is.');

const reads = {
  today: '/api/daily-tasks/today?language=en',
  todos: '/api/todos',
  profile: '/api/profiles/me',
  dashboard: '/api/dashboards/student?language=en',
};

// Whatever goes wrong, leave nothing behind.
process.on('uncaughtException', (error) => {
  console.error(error);
  process.exit(1);
});

const recorded = await recordStatements();
for (const [name, statements] of Object.entries(recorded)) console.log(`${name}: ${statements.length} statements`);
await withServer('bench-hot-calls', async (server) => {
  const size = await server.memory();
  if (size !== undefined) console.log(`server after start: ${Math.round(size / 1_000_000)} MB`);
  if (canMeasure) await measureSpeeds(server);
});

async function measureSpeeds(server: Server): Promise<void> {
  const { origin, pid, ask, database, databaseUrl } = server;
  const barePort = await findFreePort();
  const bare = await startNode(['bench/hot/bare-server.ts', databaseUrl, `${record}.json`, String(barePort)]);
  const peer = await startParse(databaseUrl, students).catch((error: Error) => {
    console.log(`Parse Server's figures are left out: ${error.message}`);
    return null;
  });
  const cookies = await signedIn(server, students);
  const tasks = await longTasks(ask, database, cookies);
  const headers = cookies.map((cookie) => ({ cookie, 'content-type': 'application/json' }));
  const [own = {}] = headers;
  const ours = (path: string): Target => ({ origin, pid, method: 'GET', paths: [path], headers: [own] });
  const floor = (path: string): Target => ({
    ...ours(path),
    origin: `http://127.0.0.1:${barePort}`,
    pid: bare.pid ?? 0,
  });
  const steps: Target = {
    ...ours(''),
    method: 'POST',
    paths: tasks.map((id) => `/api/daily-tasks/tasks/${id}/advance`),
    headers,
    body: `string.format('{"progress":%d,"language":"en"}', round)`,
  };
  const targets = {
    ...Object.fromEntries(
      Object.entries(reads).flatMap(([name, path]) => [
        [name, ours(path)],
        [`${name}, bare`, floor(path)],
      ]),
    ),
    advance: steps,
    ...(peer ? { list: peer.list, increment: peer.increment } : {}),
  };
  const figures = new Map<string, Figure[]>(Object.keys(targets).map((name) => [name, []]));
  for (let round = -1; round < rounds; round += 1)
    for (const [name, target] of Object.entries<Target>(targets)) {
      if (target === steps) await startOver(database);
      const figure = measure(target, seconds);
      // The first round is only a warm-up.
      if (round >= 0) figures.get(name)?.push(figure);
    }
  print(figures);
  bare.kill();
  peer?.stop();
}

function print(figures: Map<string, Figure[]>): void {
  for (const [name, all] of figures) {
    const speeds = all.map(({ perSecond }) => perSecond);
    const range = `${Math.round(Math.min(...speeds))}–${Math.round(Math.max(...speeds))}`;
    const cost = Math.round(median(all.map(({ microseconds }) => microseconds)));
    console.log(`${name}: ${Math.round(median(speeds))} requests/s (${range}), ${cost} µs of processor time each`);
  }
  const compare = (one: string, other: string, what = `${one} / ${other}`) => {
    const share = (of: keyof Figure) =>
      median((figures.get(one) ?? []).map((figure) => figure[of])) /
      median((figures.get(other) ?? []).map((figure) => figure[of]));
    console.log(
      `${what}: ${share('perSecond').toFixed(2)} by requests/s, ${(1 / share('microseconds')).toFixed(2)} by cost`,
    );
  };
  for (const name of Object.keys(reads)) compare(name, `${name}, bare`);
  compare('dashboard', 'today');
  if (!figures.has('list')) return;
  compare('today', 'list', "today / Parse's list");
  compare('todos', 'list', "todos / Parse's list");
  compare('advance', 'increment', "advance / Parse's increment");
}

/** What each read sends to the database, recorded by a server. */
async function recordStatements(): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  await withRecorder('bench-hot-calls', async (server, sentDuring) => {
    const [cookie = ''] = (await openSchool(server, 1)).students;
    for (const [name, path] of Object.entries(reads)) {
      await server.ask.ok('POST', '/daily-tasks/generate', { language: 'en' }, cookie);
      const read = () => fetch(server.origin + path, { headers: { cookie } });
      await read();
      const sent = [await sentDuring(read), await sentDuring(read), await sentDuring(read)];
      // Now and then the server's own work falls among them.
      found[name] = sent.reduce((fewest, some) => (some.length < fewest.length ? some : fewest));
    }
  });
  const byPath = Object.entries(reads).map(([name, path]) => [path.split('?')[0], found[name]]);
  writeFileSync(`${record}.json`, JSON.stringify(Object.fromEntries(byPath)));
  return found;
}

/** An endless task among each student's tasks of today. @returns their ids, in the students' order */
async function longTasks(ask: Ask, database: pg.Client, cookies: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const cookie of cookies) {
    type Board = { tasks: { id: string }[] };
    const { tasks } = await ask.ok<Board>('POST', '/daily-tasks/generate', { language: 'en' }, cookie);
    ids.push(tasks[0]?.id ?? '');
  }
  await database.query('update daily_tasks set target = 1000000 where id = any($1)', [ids]);
  return ids;
}

async function startOver(database: pg.Client): Promise<void> {
  await database.query(`update daily_tasks set progress = 0 where target = 1000000`);
  await database.query(`delete from daily_task_moves`);
  await database.query(`delete from live_events`);
  await database.query('vacuum daily_tasks, daily_task_moves, live_events');
}
