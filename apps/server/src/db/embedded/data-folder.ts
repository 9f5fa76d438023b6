import { mkdir, realpath, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { codeOf, refusalFor } from '#db/start-refused.ts';

/**
 * Creates the data folder and its parents if needed. Node's own recursive mkdir never returns on a file system that
 * answers ENOENT, as /proc does.
 *
 * @returns its real path
 * @throws {StartRefused} with a sentence, when it can't be made
 */
export async function makeFolder(dataDir: string): Promise<string> {
  try {
    await makeWithParents(resolve(dataDir));
    return await realpath(dataDir);
  } catch (error) {
    throw refusalFor(error, dataDir);
  }
}

async function makeWithParents(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
  if (found?.isDirectory()) return;
  if (dirname(folder) !== folder) await makeWithParents(dirname(folder));
  // Another process may create it at the same moment; a file in its place shows when it is opened.
  await mkdir(folder, { mode: 0o700 }).catch(async (error: unknown) => {
    if (codeOf(error) !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw error;
  });
}
