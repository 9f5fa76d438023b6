import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from '#db/start-refused.ts';
import type { Binaries } from './binaries.ts';
import { isAlive, isPostmasterOf, readPostmasterFile, removePostmasterFile } from './postmaster-file.ts';
import { runProgram } from './run-program.ts';

type Target = { pid: number; cwd: string; pgCtl: string; isGone: () => boolean | Promise<boolean> };

// A fast shutdown writes everything out; an immediate one leaves that to recovery at the next start. Neither loses a
// commit.
const steps = [
  { signal: 'SIGINT', waitMs: 4_000 },
  { signal: 'SIGQUIT', waitMs: 1_500 },
  { signal: 'SIGKILL', waitMs: 1_000 },
] as const;

/** Stops a PostgreSQL and waits for its end: first gently, then forcibly; seven seconds at most. */
export async function stopPostmaster(target: Target): Promise<void> {
  for (const { signal, waitMs } of steps) {
    if (await target.isGone()) return;
    await sendSignal(target, signal);
    for (let waited = 0; waited < waitMs; waited += 10) {
      if (await target.isGone()) return;
      await delay(10);
    }
  }
}

async function sendSignal({ pid, cwd, pgCtl }: Target, signal: (typeof steps)[number]['signal']): Promise<void> {
  if (process.platform === 'win32' && signal !== 'SIGKILL') {
    await runProgram(pgCtl, ['kill', signal.slice(3), String(pid)], { cwd, runAs: undefined });
    return;
  }
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

/**
 * Stops the PostgreSQL that a killed server left running on this folder. The caller holds the data folder's lock, so no
 * server owns that process any more.
 *
 * @returns whether there was one
 */
export async function stopOrphan(dataFolder: string, binaries: Binaries): Promise<boolean> {
  const file = await readPostmasterFile(dataFolder);
  if (!file) return false;
  const isGone = async () => !(await isPostmasterOf(file.pid, dataFolder));
  if (!(await isGone())) {
    await stopPostmaster({ pid: file.pid, cwd: dataFolder, pgCtl: binaries.pgCtl, isGone });
    return true;
  }
  // PostgreSQL itself copes with a dead process id; one that now belongs to another program would keep it from
  // starting.
  if (isAlive(file.pid)) await removePostmasterFile(dataFolder);
  return false;
}
