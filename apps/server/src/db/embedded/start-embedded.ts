import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { AlreadyRunning, refusalFor } from '#db/start-refused.ts';
import type { Binaries } from './binaries.ts';
import { prepareBinaries } from './binaries.ts';
import { makeFolder } from './data-folder.ts';
import type { Details } from './details.ts';
import { readDetails, writeDetails } from './details.ts';
import { lockFolder } from './folder-lock.ts';
import { initialise, readPassword, roleName } from './initialise.ts';
import type { Place } from './place.ts';
import { choosePlace, dataFolderIn, exists } from './place.ts';
import { isAlive } from './postmaster-file.ts';
import { socketFolder } from './settings.ts';
import { stopOrphan } from './stop-postmaster.ts';
import type { SupervisorLog } from './supervisor.ts';
import { supervise } from './supervisor.ts';

export type EmbeddedOptions = {
  dataDir: string;
  log: SupervisorLog;
  /** Off only where the data may be lost, as in tests. */
  fsync?: boolean;
  /** What opened it, for the message to a second process: `server`, `backup`. */
  purpose?: string;
  serverPort?: number;
  /** Called once the folder is locked, before anything is started; if it throws, nothing is started. */
  checkFirst?: () => Promise<void>;
  /** Ends the making of a new database; what is quick isn't cut short. */
  signal?: AbortSignal;
};

export type Embedded = {
  url: string;
  port: number;
  /** PostgreSQL's process id; a new one after a restart. */
  pid: () => number;
  home: string;
  stop: () => Promise<void>;
};

/** With `dataFolder` through its socket, where there is one; otherwise through the port. */
export function embeddedUrl(port: number, password: string, dataFolder?: string): string {
  const url = new URL(`postgres://${roleName}:${password}@127.0.0.1:${port}/${roleName}`);
  const socket = dataFolder && socketFolder(dataFolder);
  if (socket) url.searchParams.set('host', socket);
  return url.href;
}

/**
 * Starts the PostgreSQL of a data folder, creating it on the first start.
 *
 * @throws {AlreadyRunning} when another process has the folder open
 * @throws {StartRefused} with a sentence, when it can't be started
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  try {
    const dataDir = await makeFolder(options.dataDir);
    const unlock = await lockFolder(dataDir);
    if (!unlock) throw await alreadyRunning(dataDir);
    try {
      await options.checkFirst?.();
      return await startLocked(dataDir, options, unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  } catch (error) {
    throw refusalFor(error, options.dataDir);
  }
}

async function startLocked(dataDir: string, options: EmbeddedOptions, unlock: () => void): Promise<Embedded> {
  const { log, fsync = true, purpose = 'server', serverPort, signal } = options;
  const binaries = await prepareBinaries(dataDir);
  const place = await settle(dataDir, binaries, log);
  const { home } = place;
  const running = { pid: process.pid, purpose, ...(serverPort === undefined ? {} : { serverPort }) };
  await writeDetails({ home, dataDir, running });
  if (await stopOrphan(place.dataFolder, binaries)) log.info('Stopped a database that a killed server left running.');
  if (!(await exists(place.dataFolder))) log.info(`Making the database in ${home} (first start only).`);
  const password = await initialise({ place, binaries, fsync, signal });
  const supervised = await supervise({ place, binaries, fsync }, log);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= supervised
      .stop()
      // This is only a note: a full disk must not keep the server from stopping.
      .then(() => writeDetails({ home, dataDir }).catch(() => undefined))
      .finally(unlock);
    return stopped;
  };
  try {
    await writeDetails({ home, dataDir, running: { ...running, databasePort: supervised.port } });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: embeddedUrl(supervised.port, password, place.dataFolder),
    port: supervised.port,
    pid: supervised.pid,
    home,
    stop,
  };
}

/** Finds the database's place, and moves the database along when the data folder was moved. */
async function settle(dataDir: string, binaries: Binaries, log: SupervisorLog): Promise<Place> {
  const place = await choosePlace(dataDir);
  if (place.movedFrom) {
    await stopOrphan(join(place.movedFrom, 'data'), binaries);
    await rename(place.movedFrom, place.home);
    log.info(`The data folder has moved; its database followed to ${place.home}.`);
    return choosePlace(dataDir);
  }
  const isNewFolder = (await readDetails(dataDir)) === undefined;
  if (isNewFolder && place.runAs && (await exists(place.dataFolder))) {
    log.warn(
      `${dataDir} is new, but a database for this path exists and is used. To begin anew, stop and delete ${place.home}.`,
    );
  }
  return place;
}

async function alreadyRunning(dataDir: string): Promise<AlreadyRunning> {
  const running = await whoRuns(dataDir);
  const ports = [
    running?.serverPort === undefined ? '' : `, port ${running.serverPort}`,
    running?.databasePort === undefined ? '' : `, database port ${running.databasePort}`,
  ].join('');
  const who = running ? `process ${running.pid} (${running.purpose}${ports})` : 'another process';
  return new AlreadyRunning(
    `Wordgrove already runs on the data folder ${dataDir}: ${who}. Stop that one first, or give this one a DATA_DIR of its own.`,
  );
}

/** The lock's holder writes its name just after taking it, so the name may need a moment. */
async function whoRuns(dataDir: string): Promise<Details['running']> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const running = (await readDetails(dataDir))?.running;
    if (running && isAlive(running.pid)) return running;
    await delay(20);
  }
  return undefined;
}

/**
 * The address of a database that another process on this machine has open, once it is ready.
 *
 * @returns undefined when nobody has it open (any more) or it isn't ready within `waitMs`
 */
export async function findRunning(dataDir: string, waitMs = 15_000): Promise<string | undefined> {
  for (let waited = 0; waited <= waitMs; waited += 50) {
    const details = await readDetails(dataDir);
    const { pid, databasePort } = details?.running ?? {};
    if (details && pid !== undefined && isAlive(pid) && databasePort !== undefined) {
      return embeddedUrl(databasePort, await readPassword(details.home), dataFolderIn(details.home));
    }
    await delay(50);
  }
  return undefined;
}
