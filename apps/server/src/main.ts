import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { JobPayloads } from '#app/register-jobs.ts';
import { jobQueues } from '#app/register-jobs.ts';
import { buildApp } from '#app.ts';
import { createDb } from '#db/client.ts';
import { migrate, migrationsFolder } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { codeOf, StartRefused } from '#db/start-refused.ts';
import { reachableAt } from '#platform/addresses.ts';
import { systemClock } from '#platform/clock.ts';
import type { Settings } from '#platform/env.ts';
import { baseUrl, parseSettings, SettingsError } from '#platform/env.ts';
import { createJobs } from '#platform/jobs.ts';
import { createLog } from '#platform/log.ts';
import { systemRandom } from '#platform/random.ts';
import { loadSecret } from '#platform/secret.ts';

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));
const patienceMs = 10_000;

/** The process and nothing else: environment, database, listen, graceful stop. */
async function main(): Promise<void> {
  const settings = parseSettings(process.env);
  const log = createLog({ level: settings.LOG_LEVEL });
  process.on('unhandledRejection', (error) => log.error({ error }, 'a promise failed unheard'));
  let stop = async () => {};
  let isEnding = false;
  // From the first moment: a signal during the start has to take the database along. A second one finds a listener too,
  // since it must not cut the first one's work short.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!isEnding) void end(signal, stop);
      isEnding = true;
    });
  }
  stop = await start(settings, log);
}

async function start(settings: Settings, log: Logger): Promise<() => Promise<void>> {
  const dataDir = resolve(settings.DATA_DIR);
  const database = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir, log, serverPort: settings.PORT });
  const undo: (() => Promise<unknown>)[] = [database.stop];
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    for (const step of undo.reverse())
      await step().catch((error: unknown) => log.warn({ error }, 'stopping was not smooth'));
  };
  try {
    const directUrl = settings.DATABASE_DIRECT_URL ?? database.url;
    await migrate(directUrl, migrationsFolder, log);
    const secret = await loadSecret(dataDir, settings.AUTH_SECRET);
    const onError = (error: Error) => {
      if (!isStopping) log.warn({ error }, 'a database connection broke');
    };
    const { db, close } = createDb(database.url, {
      max: settings.DATABASE_POOL,
      applicationName: 'wordgrove',
      onError,
    });
    undo.push(close);
    const jobs = createJobs<JobPayloads>({ connectionString: database.url, queues: jobQueues, log });
    const app = await buildApp({
      settings,
      secret,
      baseUrl: baseUrl(settings),
      db,
      liveUrl: directUrl,
      clock: systemClock,
      random: systemRandom,
      log,
      jobs,
      isDiskLow: database.diskIsLow,
      dist: existsSync(dist) ? dist : null,
      print: (line) => void process.stdout.write(`${line}\n`),
    });
    await jobs.start();
    undo.push(jobs.stop);
    undo.push(app.close);
    announce(settings, await listen(app.server, settings));
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listen(server: FastifyInstance, { HOST, PORT }: Settings): Promise<number> {
  try {
    await server.listen({ host: HOST, port: PORT });
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE')
      throw new StartRefused(`Port ${PORT} is taken. Stop what uses it, or choose another one: PORT=3002 npm start`);
    if (codeOf(error) === 'EADDRNOTAVAIL')
      throw new StartRefused(
        `This machine has no address ${HOST}. Set HOST to 127.0.0.1, or to 0.0.0.0 for the whole network.`,
      );
    if (codeOf(error) === 'EACCES')
      throw new StartRefused(`Port ${PORT} is for administrators only. Choose one above 1023, such as PORT=3001.`);
    throw error;
  }
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : PORT;
}

function announce({ HOST }: Settings, port: number): void {
  const [own, ...others] = reachableAt(HOST, port);
  const network = others.map((address) => `  On your network:   ${address}\n`).join('');
  process.stdout.write(`\nWordgrove is ready: ${own}\n${network}\n`);
}

async function end(signal: string, stop: () => Promise<void>): Promise<void> {
  process.stdout.write(`\n${signal}: finishing what is under way…\n`);
  setTimeout(() => process.exit(1), patienceMs).unref();
  await stop();
  process.exit(0);
}

main().catch((error: unknown) => {
  const isExplained = error instanceof SettingsError || error instanceof StartRefused;
  const text = isExplained ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
