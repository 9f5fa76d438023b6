import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '#db/start-refused.ts';
import { readDetails } from './details.ts';
import type { RunAs } from './unprivileged-user.ts';
import { findUnprivilegedUser, isRoot, ownerOf } from './unprivileged-user.ts';

/** Where root keeps databases: another user can't enter a folder such as /root. */
export const rootFolder = '/var/lib/wordgrove';

export type Place = {
  /** Holds the data folder, the password and the log. */
  home: string;
  dataFolder: string;
  runAs: RunAs | undefined;
  /** The old home to take over, when the data folder was moved. */
  movedFrom?: string;
};

export const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

export const dataFolderIn = (home: string) => join(home, 'data');

const at = (home: string, runAs?: RunAs): Place => ({ home, dataFolder: dataFolderIn(home), runAs });

/** Where root keeps the database of this data folder, given by its real path. */
export function rootHome(dataDir: string): string {
  return join(rootFolder, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
}

/** Finds a data folder's existing database, so that no start ever shows an empty school beside a full one. */
export async function choosePlace(dataDir: string): Promise<Place> {
  const own = at(join(dataDir, 'postgres'));
  const before = await readDetails(dataDir);
  const livedElsewhere = before !== undefined && before.home !== join(before.dataDir, 'postgres');
  if (!isRoot()) {
    if (!livedElsewhere) return own;
    throw new StartRefused(
      `The database of ${dataDir} was made by root and lies in ${before.home}. Start as root again, or as root run \`npm run backup\` and restore it into a DATA_DIR of your own.`,
    );
  }
  if (await exists(join(own.dataFolder, 'PG_VERSION'))) return at(own.home, await ownerOf(own.dataFolder));
  const home = rootHome(dataDir);
  const place = at(
    home,
    (await exists(join(home, 'data'))) ? await ownerOf(join(home, 'data')) : await findUnprivilegedUser(),
  );
  const wasMoved =
    livedElsewhere && before.home !== home && !(await exists(before.dataDir)) && (await exists(before.home));
  return wasMoved && !(await exists(home)) ? { ...place, movedFrom: before.home } : place;
}
