import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diskFull, refusalFor, StartRefused } from '#db/start-refused.ts';
import type { Binaries } from './binaries.ts';
import { giveToOwnerOf } from './details.ts';
import { freeBytes, lowDiskBytes } from './disk-space.ts';
import { refusalForOutput } from './failure-text.ts';
import type { Place } from './place.ts';
import { exists } from './place.ts';
import { runProgram } from './run-program.ts';

/** The only role and the only database; nobody can sign in as the superuser. */
export const roleName = 'wordgrove';

const majorVersion = '18';
const newPrefix = 'data.new-';

/**
 * Creates the database if there is none. It is built under a temporary name and renamed at the end, so an interrupted
 * start leaves nothing that looks like a database. No PostgreSQL may be running on the folder. `signal` ends the making,
 * which is most of a first start.
 *
 * @returns the role's password
 */
export async function initialise({ place, binaries, fsync, signal }: Omit<Making, 'password'>): Promise<string> {
  try {
    await mkdir(place.home, { recursive: true });
    // The unprivileged user must be able to reach its data, and no more.
    if (place.runAs) await chmod(place.home, 0o711);
    const known = await readPassword(place.home).catch(() => '');
    const password = known || randomBytes(24).toString('hex');
    if (await exists(place.dataFolder)) {
      await checkVersion(place);
      await writeAccess(place.dataFolder, fsync);
      if (!known) await renewPassword({ place, binaries, password, fsync });
    } else {
      await create({ place, binaries, password, fsync, signal });
    }
    return password;
  } catch (error) {
    throw refusalFor(error, place.home);
  }
}

type Making = { place: Place; binaries: Binaries; password: string; fsync: boolean; signal?: AbortSignal | undefined };

/** The role's password, stored beside the data with mode 0600. */
export async function readPassword(home: string): Promise<string> {
  return (await readFile(join(home, 'password'), 'utf8')).trim();
}

async function create(making: Making): Promise<void> {
  const { place, password, fsync } = making;
  await removeHalfMade(place.home);
  const free = await freeBytes(place.home);
  if (free < lowDiskBytes) throw diskFull(place.home, free);
  const half = join(place.home, `${newPrefix}${randomUUID()}`);
  try {
    await makeIn(half, making);
    await writePassword(place, password);
    await rename(half, place.dataFolder);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw error;
  }
  if (fsync) await syncFolder(place.home);
}

/** The built-in locale is the same on every machine and knows the letters of all languages. */
const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

async function makeIn(folder: string, { place, binaries, password, fsync, signal }: Making): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  if (place.runAs) await chown(folder, place.runAs.uid, place.runAs.gid);
  const options = [
    '-D',
    folder,
    '-U',
    'postgres',
    '--auth=trust',
    '--no-instructions',
    ...(fsync ? [] : ['--no-sync']),
  ];
  const made = await runProgram(binaries.initdb, [...options, ...locale], {
    cwd: place.home,
    runAs: place.runAs,
    ...(signal && { signal }),
  });
  signal?.throwIfAborted();
  if (!made.ok) throw refusalForOutput(made.written, place.home);
  await alone({ place, binaries, fsync, folder }, [
    `CREATE ROLE ${roleName} LOGIN CREATEDB PASSWORD '${password}'`,
    `CREATE DATABASE ${roleName} OWNER ${roleName}`,
  ]);
  await writeAccess(folder, fsync);
}

const access = `host all ${roleName} 127.0.0.1/32 scram-sha-256\nlocal all ${roleName} scram-sha-256\n`;

/** Who may connect, and how; also upgrades a database made by an older version. */
async function writeAccess(folder: string, fsync: boolean): Promise<void> {
  const path = join(folder, 'pg_hba.conf');
  // Overwriting keeps the owner that PostgreSQL requires.
  if ((await readFile(path, 'utf8')) !== access) await writeFile(path, access, { flush: fsync });
}

async function checkVersion(place: Place): Promise<void> {
  const version = (await readFile(join(place.dataFolder, 'PG_VERSION'), 'utf8').catch(() => 'no version')).trim();
  if (version === majorVersion) return;
  throw new StartRefused(
    `The database in ${place.dataFolder} is of PostgreSQL ${version}; this Wordgrove has ${majorVersion}. Back it up with the Wordgrove that made it, and restore into an empty DATA_DIR.`,
  );
}

/** The password file is gone: the folder's owner may set a new password while the database isn't listening. */
async function renewPassword({ place, binaries, password, fsync }: Making): Promise<void> {
  const statement = `ALTER ROLE ${roleName} PASSWORD '${password}'`;
  await alone({ place, binaries, fsync, folder: place.dataFolder }, [statement]);
  await writePassword(place, password);
}

async function writePassword(place: Place, password: string): Promise<void> {
  const path = join(place.home, 'password');
  await writeFile(`${path}.new`, `${password}\n`, { mode: 0o600, flush: true });
  await giveToOwnerOf(join(place.home, '..'), `${path}.new`);
  await rename(`${path}.new`, path);
}

/** Runs statements, one per line, in PostgreSQL's single-user mode, which needs neither port nor password. */
export async function alone(
  { place, binaries, fsync, folder }: Omit<Making, 'password'> & { folder: string },
  statements: string[],
): Promise<void> {
  const settings = ['-c', 'log_min_error_statement=panic', '-c', `fsync=${fsync ? 'on' : 'off'}`];
  const { ok, written } = await runProgram(binaries.postgres, ['--single', '-D', folder, ...settings, 'postgres'], {
    cwd: place.home,
    runAs: place.runAs,
    input: `${statements.join('\n')}\n`,
  });
  if (!ok || /\b(ERROR|FATAL|PANIC):/.test(written)) throw refusalForOutput(written, folder);
}

async function removeHalfMade(home: string): Promise<void> {
  const half = (await readdir(home)).filter((name) => name.startsWith(newPrefix));
  // Removal may fail on a folder that an orphan still writes to; the next start removes it.
  for (const name of half) await rm(join(home, name), { recursive: true, force: true }).catch(() => undefined);
}

/** Makes the rename itself survive a power cut. Windows can't open folders and doesn't need this. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
