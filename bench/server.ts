import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDetails } from '@wordgrove/server/src/db/embedded/details.ts';
import { findFreePort } from '@wordgrove/server/src/db/embedded/free-port.ts';
import { dataFolderIn } from '@wordgrove/server/src/db/embedded/place.ts';
import { readPostmasterFile } from '@wordgrove/server/src/db/embedded/postmaster-file.ts';
import { findRunning } from '@wordgrove/server/src/db/embedded/start-embedded.ts';
import pg from 'pg';
import type { Ask } from './calls.ts';
import { asking } from './calls.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Whether server and generator can each have a core. */
export const canPin = spawnSync('taskset', ['-c', '1', 'true']).status === 0;

export type Server = {
  origin: string;
  port: number;
  pid: number;
  dataDir: string;
  ask: Ask;
  /** A connection to its database, and the database's address. */
  database: pg.Client;
  databaseUrl: string;
  /** Resident memory in bytes; undefined where /proc doesn't exist. */
  memory: () => Promise<number | undefined>;
};

/**
 * Runs `work` with the real server on a folder, by default below `.data`, without rate limits. It is on the first core
 * where pinning is possible; on all cores when `isPinned` is false.
 */
export async function withServer(
  folder: string,
  work: (server: Server) => Promise<void>,
  isPinned = canPin,
): Promise<void> {
  const dataDir = resolve(root, '.data', folder);
  const port = await findFreePort();
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    MALLOC_ARENA_MAX: '2',
    RATE_LIMITS: 'off',
    REQUIRE_EMAIL_VERIFICATION: 'false',
    LOG_LEVEL: 'warn',
  };
  const child = await startNode(['apps/server/src/main.ts'], { env, isPinned, ready: /Wordgrove is ready/ });
  if (isPinned) await freeDatabase(dataDir);
  const origin = `http://127.0.0.1:${port}`;
  const { pid = 0 } = child;
  try {
    const databaseUrl = await findRunning(dataDir);
    if (!databaseUrl) throw new Error('the server has no database of its own');
    const database = new pg.Client(databaseUrl);
    await database.connect();
    const memory = () => residentMemory(pid);
    await work({ origin, port, pid, dataDir, ask: asking(origin), database, databaseUrl, memory }).finally(() =>
      database.end(),
    );
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

type Starting = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  isPinned?: boolean;
  ready?: RegExp;
  /** A program that isn't ready by then is ended. */
  limitSeconds?: number;
};

/**
 * Starts a Node program, on the first core if it is pinned, and waits for its line `ready`. It ends with this process.
 *
 * @throws when it ends before it is ready
 */
export async function startNode(
  args: readonly string[],
  { cwd = root, env = {}, isPinned = canPin, ready = /^ready$/m, limitSeconds }: Starting = {},
): Promise<ChildProcess> {
  const node = [process.execPath, '--max-semi-space-size=8', ...args];
  const [program = '', ...rest] = isPinned ? ['taskset', '-c', '0', ...node] : node;
  const child = spawn(program, rest, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill());
  let printed = '';
  const limit = limitSeconds && setTimeout(() => child.kill(), limitSeconds * 1000);
  await new Promise<void>((resolved, reject) => {
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      if (ready.test(printed)) resolved();
    });
    child.once('exit', () => reject(new Error(`it ended before it was ready${printed && `: ${printed}`}`)));
  }).finally(() => clearTimeout(limit));
  return child;
}

/** Puts this process on the other core, so that generator and server don't share one. */
export function pinGenerator(): void {
  if (canPin) spawnSync('taskset', ['-a', '-p', '-c', '1', String(process.pid)]);
}

/** The server's own database inherited its core from the server; it may use both, as one on another machine would. */
async function freeDatabase(dataDir: string): Promise<void> {
  const { home = '' } = (await readDetails(dataDir)) ?? {};
  const postmaster = (await readPostmasterFile(dataFolderIn(home)))?.pid;
  if (postmaster === undefined) throw new Error('the server has no database of its own');
  const free = (pid: number | string) => spawnSync('taskset', ['-a', '-p', '-c', '0,1', String(pid)]);
  // The postmaster first: whatever process it starts from now on inherits its cores.
  free(postmaster);
  const { stdout } = spawnSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' });
  for (const pid of stdout.trim().split('\n')) free(pid);
}

async function residentMemory(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
