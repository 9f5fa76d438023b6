import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startLimitMs = 60_000;
const stopLimitMs = 10_000;

export type RunningServer = {
  origin: string;
  port: number;
  /** SIGTERM; throws unless it ends within 10 s with exit code 0, or if it has logged an error of its own. */
  stop: () => Promise<void>;
  /** SIGKILL, as when the machine loses power. */
  kill: () => Promise<void>;
};

export type ServerOptions = {
  dataDir: string;
  smtpUrl: string;
  port?: number;
  /** More settings. */
  env?: Record<string, string>;
};

/** Starts the real server with an embedded database below `dataDir`; resolves when it answers. */
export async function startServer({ dataDir, smtpUrl, port: given, env }: ServerOptions): Promise<RunningServer> {
  const port = given ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--max-semi-space-size=8', 'apps/server/src/main.ts'], {
    cwd: root,
    env: environment({ PORT: String(port), DATA_DIR: dataDir, SMTP_URL: smtpUrl, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  child.stdout.on('data', (chunk) => printed.push(String(chunk)));
  child.stderr.on('data', (chunk) => printed.push(String(chunk)));
  const output = () => printed.join('');
  await answers(origin, child, output);
  return {
    origin,
    port,
    stop: () => stop(child, output),
    kill: async () => {
      child.kill('SIGKILL');
      if (!hasEnded(child)) await once(child, 'exit');
    },
  };
}

/** An empty data folder, and how to remove it with the database that belongs to it. */
export async function makeDataFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'wordgrove-e2e-'));
  const remove = async () => {
    const details = await readFile(join(path, 'database.json'), 'utf8').catch(() => '{}');
    const { home }: { home?: string } = JSON.parse(details);
    // Root can't run PostgreSQL in its own folders, so the database is elsewhere then.
    if (home?.startsWith('/var/lib/wordgrove/')) await rm(home, { recursive: true, force: true });
    await rm(path, { recursive: true, force: true });
  };
  return { path, remove };
}

function environment(own: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return {
    PATH,
    HOME,
    TMPDIR,
    LANG,
    LOG_LEVEL: 'warn',
    SUPPORT_EMAIL: 'support@school.example',
    // All visitors of a test run share one address. Limits per account stay on.
    RATE_LIMITS: 'off',
    ...own,
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return address.port;
}

async function answers(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const until = performance.now() + startLimitMs;
  while (performance.now() < until) {
    if (hasEnded(child)) throw new Error(`The server ended before it answered:\n${output()}`);
    const response = await fetch(`${origin}/api/health`).catch(() => null);
    if (response?.ok) return;
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not answer within ${startLimitMs / 1000} s:\n${output()}`);
}

async function stop(child: ChildProcess, output: () => string): Promise<void> {
  if (hasEnded(child)) throw new Error(`The server had ended by itself:\n${output()}`);
  const startedAt = performance.now();
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), stopLimitMs + 5000);
  await exited;
  clearTimeout(late);
  const seconds = (performance.now() - startedAt) / 1000;
  if (child.exitCode !== 0 || seconds > stopLimitMs / 1000) {
    throw new Error(`The server stopped with code ${child.exitCode} after ${seconds.toFixed(1)} s:\n${output()}`);
  }
  const errors = output()
    .split('\n')
    .filter((line) => /"level":(50|60|"error"|"fatal")/.test(line));
  if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join('\n')}`);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
