import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { kindOfFailure, refusalForOutput } from './failure-text.ts';
import { findFreePort } from './free-port.ts';
import type { Place } from './place.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { cannotRun, programEnvironment } from './run-program.ts';
import { postgresArguments } from './settings.ts';
import { stopOrphan } from './stop-postmaster.ts';

const largestLog = 5 * 1024 * 1024;
const attempts = 10;

export type LaunchOptions = {
  place: Place;
  binaries: Binaries;
  fsync: boolean;
  /** The port to reuse after a restart; without one, a free port is chosen. */
  port?: number;
  /** Called every five seconds that the start takes. */
  onSlow?: () => void;
  /** Stops further attempts. */
  signal?: AbortSignal;
};

export type Postmaster = { pid: number; port: number; exited: Promise<void>; isGone: () => boolean };

/**
 * Starts PostgreSQL and waits until it accepts connections, including any crash recovery.
 *
 * @throws {StartRefused} with a sentence, when it can't start
 */
export async function launch(options: LaunchOptions): Promise<Postmaster> {
  const { place, binaries } = options;
  for (let attempt = 1; ; attempt++) {
    options.signal?.throwIfAborted();
    await stopOrphan(place.dataFolder, binaries);
    const port = options.port ?? (await findFreePort());
    const started = await startOnce(options, port);
    if (typeof started !== 'string') return started;
    const kind = kindOfFailure(started);
    const passes = kind === 'still-there' || (kind === 'port-taken' && options.port === undefined);
    if (!passes || attempt === attempts) throw refusalForOutput(started, place.home, logFile(place));
    await delay(50 * attempt);
  }
}

const logFile = (place: Place) => join(place.home, 'postgres.log');

/** Returns PostgreSQL's output when it ended instead of starting. */
async function startOnce(options: LaunchOptions, port: number): Promise<Postmaster | string> {
  const { place, binaries, fsync } = options;
  const log = await openLog(place);
  try {
    const { size } = await log.stat();
    const args = ['-D', place.dataFolder, ...postgresArguments({ port, dataFolder: place.dataFolder, fsync })];
    const child = await spawned(binaries.postgres, args, {
      cwd: place.home,
      env: programEnvironment(),
      // Its own session: Ctrl-C in the terminal must not end it before the server has finished its requests.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      ...place.runAs,
    });
    const exited = takeAlong(child.process);
    const isGone = () => child.process.exitCode !== null || child.process.signalCode !== null;
    while (!isGone()) {
      if (await becomesReady(child.pid, place.dataFolder, isGone)) {
        child.process.unref();
        return { pid: child.pid, port, exited, isGone };
      }
      if (!isGone()) options.onSlow?.();
    }
    return (await readFile(logFile(place))).subarray(size).toString('utf8');
  } finally {
    await log.close();
  }
}

/**
 * A server that exits without stopping its database, as when a stop takes too long, takes the database along where
 * possible.
 */
function takeAlong(child: ChildProcess): Promise<void> {
  const atExit = () => void child.kill('SIGINT');
  process.once('exit', atExit);
  return new Promise((resolve) => {
    child.once('exit', () => {
      process.off('exit', atExit);
      resolve();
    });
  });
}

/** Starts a process; if it can't run at all, the error is a readable sentence. */
async function spawned(program: string, args: string[], options: SpawnOptions) {
  try {
    const child = spawn(program, args, options);
    await once(child, 'spawn');
    child.on('error', () => undefined);
    return { process: child, pid: child.pid ?? 0 };
  } catch (error) {
    throw cannotRun(error, program);
  }
}

/** Waits up to five seconds; a long recovery takes several calls. */
async function becomesReady(pid: number, dataFolder: string, isGone: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < 5_000 && !isGone(); waited += 10) {
    const file = await readPostmasterFile(dataFolder);
    if (file?.isReady && file.pid === pid) return true;
    await delay(10);
  }
  return false;
}

async function openLog(place: Place) {
  const path = logFile(place);
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  );
  if (size > largestLog) await rename(path, `${path}.1`);
  const log = await open(path, 'a', 0o600);
  if (place.runAs) await chown(path, place.runAs.uid, place.runAs.gid);
  return log;
}
