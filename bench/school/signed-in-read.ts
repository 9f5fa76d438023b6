import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import { pinGenerator, startServer } from '#live/server-process.ts';
import { registerTeacher } from '#school/calls.ts';

const [rounds = 5, seconds = 8] = process.argv.slice(2).map(Number);
const dataDir = resolve('.data/bench-school');
const connections = 16;
const port = 3952;
const barePort = 3953;

const server = await startServer(dataDir, port);
const bare = await startBare();
try {
  const cookie = await registerTeacher(server.origin);
  pinGenerator();
  console.log(`server after start: ${Math.round(((await server.memory()) ?? 0) / 1_000_000)} MB`);
  const ours: number[] = [];
  const floor: number[] = [];
  await measure(port, cookie, 3);
  await measure(barePort, cookie, 3);
  for (let round = 0; round < rounds; round += 1) {
    floor.push(await measure(barePort, cookie, seconds));
    ours.push(await measure(port, cookie, seconds));
  }
  console.log(`bare:     ${spread(floor)} requests/s`);
  console.log(`contract: ${spread(ours)} requests/s`);
  console.log(`share:    ${((100 * median(ours)) / median(floor)).toFixed(0)} %`);
} finally {
  bare.kill();
  await server.stop();
}

async function measure(at: number, cookie: string, duration: number): Promise<number> {
  const url = `http://127.0.0.1:${at}/api/profiles/me`;
  const result = await autocannon({ url, connections, duration, headers: { cookie } });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

async function startBare() {
  const url = await findDatabase();
  const secret = readFileSync(join(dataDir, 'auth-secret'), 'utf8').trim();
  const program = [
    '-c',
    '0',
    process.execPath,
    '--max-semi-space-size=8',
    'bench/school/bare-server.ts',
    url,
    secret,
    String(barePort),
  ];
  const child = spawn('taskset', program, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

/** The address of the database that the running server started. */
async function findDatabase(): Promise<string> {
  const module: unknown = await import(
    new URL('../../apps/server/src/db/embedded/start-embedded.ts', import.meta.url).href
  );
  const { findRunning } = module as { findRunning: (folder: string) => Promise<string | undefined> };
  const url = await findRunning(dataDir);
  if (!url) throw new Error('the server has no database of its own');
  return url;
}

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function spread(values: number[]): string {
  return `${Math.round(median(values))} (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`;
}
