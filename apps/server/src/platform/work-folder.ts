import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'wordgrove-work-';

/** Longer than anything takes that works in such a folder. */
const spareMs = 3_600_000;

/** A folder for one piece of work, beside the system's other temporary files. */
export type WorkFolder = { path: string; remove: () => Promise<void> };

export async function makeWorkFolder(): Promise<WorkFolder> {
  const path = await mkdtemp(join(tmpdir(), prefix));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** @returns what the work returns, once the folder is removed */
export async function inWorkFolder<Result>(work: (path: string) => Promise<Result>): Promise<Result> {
  const { path, remove } = await makeWorkFolder();
  try {
    return await work(path);
  } finally {
    await remove();
  }
}

/**
 * Removes what killed processes left behind an hour ago or more, by the machine's clock, which dates its files. Folders
 * of other users stay.
 */
export async function removeLeftFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const path = join(tmpdir(), name);
    const found = await stat(path).catch(() => null);
    if (!found || Date.now() - found.mtimeMs < spareMs) continue;
    await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
