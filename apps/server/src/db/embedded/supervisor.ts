import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { LaunchOptions, Postmaster } from './launch.ts';
import { launch } from './launch.ts';
import { stopOrphan, stopPostmaster } from './stop-postmaster.ts';

const firstWaitMs = 100;
const longestWaitMs = 30_000;
const steadyMs = 60_000;

export type Supervised = {
  port: number;
  pid: () => number;
  stop: () => Promise<void>;
};

export type SupervisorLog = { info: (message: string) => void; warn: (message: string) => void };

/** How long to wait before the next try: doubled from 100 ms to 30 s, from the beginning after a steady minute. */
export function nextWait(before: number | undefined, upForMs: number): number {
  if (before === undefined || upForMs >= steadyMs) return firstWaitMs;
  return Math.min(before * 2, longestWaitMs);
}

/** Keeps a PostgreSQL running on one port until `stop`; one that dies is started again, however often it takes. */
export async function supervise(options: LaunchOptions, log: SupervisorLog): Promise<Supervised> {
  const onSlow = () => log.info('The database still recovers from its last stop; this can take a while.');
  let current: Postmaster = await launch({ ...options, onSlow });
  const { port } = current;
  const stopping = new AbortController();
  // A process that ends without `stop` (an error at its start) takes its database with it where it can.
  const atExit = () => signalQuietly(current.pid);
  process.once('exit', atExit);

  const watch = async () => {
    let wait: number | undefined;
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      await current.exited;
      if (stopping.signal.aborted) return;
      log.warn('The database stopped unexpectedly. It is started again.');
      const next = await comeBack(nextWait(wait, performance.now() - startedAt));
      if (!next) return;
      wait = next.wait;
      current = next.postmaster;
      log.info('The database is back.');
    }
  };

  const comeBack = async (firstWait: number) => {
    for (let wait = firstWait; ; wait = nextWait(wait, 0)) {
      await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return undefined;
      try {
        return { wait, postmaster: await launch({ ...options, port, onSlow, signal: stopping.signal }) };
      } catch (error) {
        log.warn(`${error instanceof Error ? error.message : String(error)} The next try follows.`);
      }
    }
  };

  const watching = watch();
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    stopping.abort();
    const { place, binaries } = options;
    await stopPostmaster({ ...current, cwd: place.home, pgCtl: binaries.pgCtl });
    // It may just be on its way back, with a process that `current` doesn't know yet.
    while (await Promise.race([watching.then(() => false), delay(50).then(() => true)])) {
      await stopOrphan(place.dataFolder, binaries);
    }
    await stopPostmaster({ ...current, cwd: place.home, pgCtl: binaries.pgCtl });
    process.off('exit', atExit);
  };
  return {
    port,
    pid: () => current.pid,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

function signalQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It is gone already.
  }
}
