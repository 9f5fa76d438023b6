import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Network } from '@wordgrove/contract/network';
import type { Logger } from 'pino';
import type { JobPayloads } from '#app/register-jobs.ts';
import { jobQueues, sendFirstJobs } from '#app/register-jobs.ts';
import type { App } from '#app.ts';
import { buildApp } from '#app.ts';
import { createDb } from '#db/client.ts';
import { checkConnection } from '#db/connect.ts';
import { migrate, migrationsFolder } from '#db/migrate.ts';
import type { OpenedDatabase } from '#db/open.ts';
import { openDatabase } from '#db/open.ts';
import { createHasher } from '#features/auth/hashing.ts';
import { openDoor } from '#http/door.ts';
import { listen, tryPort } from '#http/listening.ts';
import { systemClock } from '#platform/clock.ts';
import type { Settings } from '#platform/env.ts';
import { baseUrl, storageQuota } from '#platform/env.ts';
import { openFileStore } from '#platform/files/open-store.ts';
import { createJobs } from '#platform/jobs.ts';
import { systemRandom } from '#platform/random.ts';
import { loadSecret } from '#platform/secret.ts';

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));

type Stop = () => Promise<void>;

export type Started = {
  /** Stops everything in the opposite order: no more requests first, the database last. */
  stop: Stop;
  /** Where other devices find the server. */
  reach: Network & { isOffered: boolean };
};

/**
 * Starts everything in its order. When a step fails, or `signal` aborts in between, what was started is stopped again
 * before the error comes through.
 */
export async function start(settings: Settings, log: Logger, signal: AbortSignal): Promise<Started> {
  const place = { host: settings.HOST, port: settings.PORT };
  const undo: Stop[] = [];
  const stop = async () => {
    for (const step of undo.reverse())
      await step().catch((error: unknown) => log.warn({ error }, 'stopping was not smooth'));
  };
  try {
    const database = await openDatabase({
      databaseUrl: settings.DATABASE_URL,
      dataDir: resolve(settings.DATA_DIR),
      log,
      serverPort: settings.PORT,
      checkFirst: () => tryPort(place),
      signal,
    });
    undo.push(database.stop);
    await unlessAborted(signal, prepareSchema(settings, database, log));
    const app = await startApp({ settings, database, log, undo, signal });
    await listen(app.server, place);
    await app.network.resume();
    signal.throwIfAborted();
    if (settings.SMTP_URL && !settings.BASE_URL) log.warn(linksAreOwn(baseUrl(settings)));
    return { stop, reach: { ...app.network.describe(), isOffered: app.network.isOffered } };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function prepareSchema(settings: Settings, { url }: OpenedDatabase, log: Logger): Promise<void> {
  const directUrl = settings.DATABASE_DIRECT_URL ?? url;
  await migrate(directUrl, migrationsFolder, log);
  if (directUrl !== url) await checkConnection(url);
}

const linksAreOwn = (address: string) =>
  `SMTP_URL is set without BASE_URL: a mail links the address that its reader came by, if it is this server's own, and else ${address}`;

type Parts = { settings: Settings; database: OpenedDatabase; log: Logger; undo: Stop[]; signal: AbortSignal };

async function startApp({ settings, database, log, undo, signal }: Parts): Promise<App> {
  const { url } = database;
  const secret = await loadSecret(resolve(settings.DATA_DIR), settings.AUTH_SECRET);
  let isClosing = false;
  const onError = (error: Error) => {
    if (!isClosing) log.warn({ error }, 'a database connection broke');
  };
  const { db, close } = createDb(url, {
    max: settings.DATABASE_POOL,
    applicationName: 'wordgrove',
    onError,
    storageQuotaBytes: storageQuota(settings),
  });
  undo.push(close);
  const jobs = createJobs<JobPayloads>({ connectionString: url, queues: jobQueues, log });
  undo.push(jobs.stop);
  const app = await buildApp({
    settings,
    secret,
    baseUrl: baseUrl(settings),
    dataDir: resolve(settings.DATA_DIR),
    interfaces: networkInterfaces,
    openDoor,
    db,
    liveUrl: settings.DATABASE_DIRECT_URL ?? url,
    clock: systemClock,
    random: systemRandom,
    log,
    jobs,
    files: await openFileStore(settings, resolve(settings.DATA_DIR), log),
    hasher: createHasher(),
    isDiskLow: database.diskIsLow,
    dist: existsSync(dist) ? dist : null,
    print: (line) => void process.stdout.write(`${line}\n`),
  });
  undo.push(async () => {
    isClosing = true;
    await app.close();
  });
  await unlessAborted(signal, jobs.start());
  await sendFirstJobs(jobs);
  return app;
}

/** Waits for work, but not for longer than it is wanted: a database far away may take long to be given up. */
async function unlessAborted(signal: AbortSignal, work: Promise<void>): Promise<void> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const refuse = () => reject(signal.reason);
  signal.addEventListener('abort', refuse);
  if (signal.aborted) refuse();
  await Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', refuse));
}
