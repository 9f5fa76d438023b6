import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '#db/start-refused.ts';
import { runProgram } from './run-program.ts';

export type PostmasterFile = { pid: number; port: number | undefined; isReady: boolean };

/** Reads postmaster.pid, which PostgreSQL keeps in its data folder while it runs; undefined if there is none. */
export async function readPostmasterFile(dataFolder: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => undefined);
  const lines = text?.split('\n') ?? [];
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!(pid > 0)) return undefined;
  const port = Number.parseInt(lines[3] ?? '', 10);
  return { pid, port: port > 0 ? port : undefined, isReady: lines[7]?.startsWith('ready') ?? false };
}

/** Removes the file of a process that is long gone, whose id another program now has. */
export function removePostmasterFile(dataFolder: string): Promise<void> {
  return rm(join(dataFolder, 'postmaster.pid'), { force: true });
}

/** Whether a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Whether this process is the PostgreSQL of this data folder, rather than another program that has got its id. */
export async function isPostmasterOf(pid: number, dataFolder: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  // PostgreSQL works inside its data folder; a zombie process has no working folder any more.
  if (process.platform === 'linux') {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return folder !== undefined && folder === (await realpath(dataFolder).catch(() => dataFolder));
  }
  // On Windows signals go through a pipe that only PostgreSQL opens, so a wrong guess hits nobody.
  if (process.platform === 'win32') return true;
  const listed = await runProgram('ps', ['-o', 'command=', '-p', String(pid)], { cwd: '/', runAs: undefined });
  return listed.written.includes(dataFolder);
}
