import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDetails } from '#db/embedded/details.ts';
import { rootFolder } from '#db/embedded/place.ts';

/**
 * An empty data folder below one of mode 700, as in a clone under /root; `remove` also deletes everything it led to.
 */
export async function makeDataFolder(): Promise<{ dataDir: string; parent: string; remove: () => Promise<void> }> {
  const parent = await mkdtemp(join(tmpdir(), 'wordgrove-folder-'));
  const dataDir = join(parent, 'data');
  const remove = async () => {
    const home = (await readDetails(dataDir))?.home;
    if (home?.startsWith(rootFolder)) await rm(home, { recursive: true, force: true });
    await rm(parent, { recursive: true, force: true });
  };
  return { dataDir, parent, remove };
}
