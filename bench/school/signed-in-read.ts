import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import { pinGenerator, startServer } from '#live/server-process.ts';
import { registerTeacher } from '#school/calls.ts';

type Round = { perSecond: number; microseconds: number };

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
  const ours: Round[] = [];
  const floor: Round[] = [];
  await measure(port, server.pid, cookie, 3);
  await measure(barePort, bare.pid, cookie, 3);
  for (let round = 0; round < rounds; round += 1) {
    floor.push(await measure(barePort, bare.pid, cookie, seconds));
    ours.push(await measure(port, server.pid, cookie, seconds));
  }
  for (const [name, unit, figure] of [
    ['speed', 'requests/s', (round: Round) => round.perSecond],
    ['cost', 'µs of processor time a request', (round: Round) => round.microseconds],
  ] as const) {
    const [one, other] = [floor.map(figure), ours.map(figure)];
    const share = Math.round((100 * median(other)) / median(one));
    console.log(`${name}: bare ${spread(one)}, contract ${spread(other)} ${unit}: ${share} %`);
  }
} finally {
  bare.kill();
  await server.stop();
}

async function measure(at: number, pid: number | undefined, cookie: string, duration: number): Promise<Round> {
  const url = `http://127.0.0.1:${at}/api/profiles/me`;
  const before = processorTime(pid);
  const result = await autocannon({ url, connections, duration, headers: { cookie } });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  const microseconds = (processorTime(pid) - before) / result.requests.total;
  return { perSecond: result.requests.average, microseconds };
}

/** The processor time a process has used so far, in microseconds; the kernel counts in hundredths of a second. */
function processorTime(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
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
