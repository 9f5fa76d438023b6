import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { folderNotWritable } from '#db/start-refused.ts';

const busy = 5;
const cannotOpen = new Set([8, 10, 14]);

function errorNumber(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;
}

/**
 * Locks the data folder for this process.
 *
 * An open exclusive SQLite transaction is a lock that the kernel holds: it ends with the process however that dies, so
 * it can't go stale, and neither reused process ids nor containers that share the folder can fool it. The file stays
 * empty. It must never be opened in any other way: closing that handle would drop the lock.
 *
 * @returns the release, or undefined when another process holds the folder
 */
export async function lockFolder(folder: string): Promise<(() => void) | undefined> {
  const path = join(folder, 'server.lock');
  // Two processes arriving at once both find it busy for a moment; the timeout lets one of them win.
  const held = open(path, folder);
  try {
    held.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    held.close();
    if (errorNumber(error) === busy) return undefined;
    throw cannotOpen.has(errorNumber(error) ?? 0) ? folderNotWritable(folder) : error;
  }
  await chmod(path, 0o600).catch(() => undefined);
  return () => {
    if (held.isOpen) held.close();
  };
}

function open(path: string, folder: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: 400 });
  } catch (error) {
    throw cannotOpen.has(errorNumber(error) ?? 0) ? folderNotWritable(folder) : error;
  }
}
