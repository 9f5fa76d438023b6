import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const canPin = spawnSync('taskset', ['-c', '0', 'true']).status === 0;

export type ServerProcess = {
  origin: string;
  pid: number | undefined;
  /** Resident memory in bytes; undefined where /proc doesn't exist. */
  memory: () => Promise<number | undefined>;
  stop: () => Promise<void>;
};

/**
 * Starts the real server on `dataDir` without rate limits, on the first core where pinning is possible; on all cores
 * when `isPinned` is false.
 */
export async function startServer(dataDir: string, port: number, isPinned = canPin): Promise<ServerProcess> {
  const node = [process.execPath, '--max-semi-space-size=8', 'apps/server/src/main.ts'];
  const [program = '', ...args] = isPinned ? ['taskset', '-c', '0', ...node] : node;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    MALLOC_ARENA_MAX: '2',
    RATE_LIMITS: 'off',
    REQUIRE_EMAIL_VERIFICATION: 'false',
    LOG_LEVEL: 'warn',
  };
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill());
  await ready(child);
  if (isPinned) freeDatabase(dataDir);
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid,
    memory: () => residentMemory(child.pid),
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** The server's own database inherited its core from the server; it may use both, as one on another machine would. */
function freeDatabase(dataDir: string): void {
  const processes = spawnSync('pgrep', ['-f', `postgres.*${dataDir}|^postgres:`])
    .stdout.toString()
    .trim()
    .split('\n');
  for (const id of processes) if (id) spawnSync('taskset', ['-a', '-p', '-c', '0,1', id]);
}

/** Puts this process on the other core, so that generator and server don't share one. */
export function pinGenerator(): void {
  if (canPin) spawnSync('taskset', ['-a', '-p', '-c', '1', String(process.pid)]);
}

async function ready(child: ChildProcess): Promise<void> {
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes('Wordgrove is ready')) resolve();
    });
    child.once('exit', () => reject(new Error('the server ended before it was ready')));
  });
}

async function residentMemory(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
