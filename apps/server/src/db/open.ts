import { realpath } from 'node:fs/promises';
import { makeFolder } from './embedded/data-folder.ts';
import { readDetails } from './embedded/details.ts';
import { watchDisk } from './embedded/disk-space.ts';
import type { EmbeddedOptions } from './embedded/start-embedded.ts';
import { findRunning, startEmbedded } from './embedded/start-embedded.ts';
import { AlreadyRunning, refusalFor, StartRefused } from './start-refused.ts';

export type OpenOptions = EmbeddedOptions & {
  /** A PostgreSQL server to use instead of the built-in one. */
  databaseUrl?: string | undefined;
};

export type OpenedDatabase = {
  url: string;
  /** The built-in PostgreSQL; `pid` changes after a restart. Undefined with `databaseUrl`. */
  embedded: { port: number; readonly pid: number } | undefined;
  /** The port of the server that has the database open; undefined without one. */
  serverPort: number | undefined;
  /** True while less than 256 MB are free for data or database: refuse writes then. Costs nothing to call. */
  diskIsLow: () => boolean;
  /** Stops the built-in database (in at most seven seconds) and unlocks the data folder. May be called again. */
  stop: () => Promise<void>;
};

/**
 * Opens the database: the given one, or the data folder's built-in PostgreSQL, which this process then owns.
 *
 * @throws {AlreadyRunning} when another process has the folder open
 * @throws {StartRefused} with a sentence for the terminal
 */
export async function openDatabase(options: OpenOptions): Promise<OpenedDatabase> {
  const { databaseUrl, dataDir, checkFirst } = options;
  if (databaseUrl) {
    await checkFirst?.();
    return external(databaseUrl, dataDir);
  }
  const started = await startEmbedded(options);
  const disk = await watchDisk([dataDir, started.home]);
  return {
    url: started.url,
    serverPort: undefined,
    embedded: {
      port: started.port,
      get pid() {
        return started.pid();
      },
    },
    diskIsLow: disk.isLow,
    stop: async () => {
      disk.stop();
      await started.stop();
    },
  };
}

export type JoinOptions = OpenOptions & {
  /** Refuses a data folder without a database; for a command that only reads or repairs, that is a mistyped folder. */
  mustExist?: boolean;
};

/**
 * For commands: the database of the server running on this data folder, or one started just for the command.
 *
 * @throws {StartRefused} with a sentence for the terminal
 */
export async function joinDatabase(options: JoinOptions): Promise<OpenedDatabase> {
  if (options.mustExist && !options.databaseUrl && !(await readDetails(options.dataDir))) {
    throw new StartRefused(`There is no school in ${options.dataDir}. Is DATA_DIR right? Nothing was made there.`);
  }
  try {
    return await openDatabase(options);
  } catch (error) {
    if (!(error instanceof AlreadyRunning)) throw error;
    const dataDir = await realpath(options.dataDir);
    const url = await findRunning(dataDir).catch((reason: unknown) => {
      throw refusalFor(reason, options.dataDir);
    });
    if (url) return external(url, options.dataDir, (await readDetails(dataDir))?.running?.serverPort);
    throw new StartRefused(`${error.message} (It isn't ready for others yet.)`);
  }
}

async function external(url: string, dataDir: string, serverPort?: number): Promise<OpenedDatabase> {
  await makeFolder(dataDir);
  const disk = await watchDisk([dataDir]);
  return {
    url,
    embedded: undefined,
    serverPort,
    diskIsLow: disk.isLow,
    stop: async () => disk.stop(),
  };
}
