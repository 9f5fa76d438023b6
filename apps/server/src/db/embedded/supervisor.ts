import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { LaunchOptions, Postmaster } from './launch.ts';
import { launch } from './launch.ts';
import { stopOrphan, stopPostmaster } from './stop-postmaster.ts';

const firstWaitMs = 100;
const longestWaitMs = 30_000;
const longestWaitOfRunningMs = 1_000;
const steadyMs = 2_000;

export type Supervised = {
  port: number;
  pid: () => number;
  stop: () => Promise<void>;
};

export type SupervisorLog = { info: (message: string) => void; warn: (message: string) => void };

/**
 * The wait before the next try, doubled each time: up to 30 s after a failed start; up to 1 s after a successful one,
 * starting over once the database has run for two seconds.
 */
export function nextWait(before: number | undefined, upForMs?: number): number {
  if (before === undefined || (upForMs !== undefined && upForMs >= steadyMs)) return firstWaitMs;
  return Math.min(before * 2, upForMs === undefined ? longestWaitMs : longestWaitOfRunningMs);
}

/** Keeps a PostgreSQL running on one port until `stop`; if it dies it is restarted, however many tries that takes. */
export async function supervise(options: LaunchOptions, log: SupervisorLog): Promise<Supervised> {
  const onSlow = () => log.info('The database still recovers from its last stop; this can take a while.');
  let current: Postmaster = await launch({ ...options, onSlow });
  const { port } = current;
  const stopping = new AbortController();

  const watch = async () => {
    let wait: number | undefined;
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      await current.exited;
      if (stopping.signal.aborted) return;
      log.warn('The database stopped unexpectedly. It is started again.');
      const back = { ...options, port, onSlow, signal: stopping.signal };
      const next = await comeBack(back, nextWait(wait, performance.now() - startedAt), log);
      if (!next) return;
      wait = next.wait;
      current = next.postmaster;
      log.info('The database is back.');
    }
  };

  const watching = watch();
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    stopping.abort();
    const { place, binaries } = options;
    await stopPostmaster({ ...current, cwd: place.home, pgCtl: binaries.pgCtl });
    // It may be restarting, with a process that `current` doesn't know yet.
    while (await Promise.race([watching.then(() => false), delay(50).then(() => true)])) {
      await stopOrphan(place.dataFolder, binaries);
    }
    await stopPostmaster({ ...current, cwd: place.home, pgCtl: binaries.pgCtl });
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

/** Retries until it runs again; undefined when that is no longer wanted. */
async function comeBack(options: LaunchOptions & { signal: AbortSignal }, firstWait: number, log: SupervisorLog) {
  const { signal } = options;
  let told = '';
  for (let wait = firstWait; ; wait = nextWait(wait)) {
    await delay(wait, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return undefined;
    try {
      return { wait, postmaster: await launch(options) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== told && !signal.aborted) log.warn(`${reason} Wordgrove keeps trying.`);
      told = reason;
    }
  }
}
