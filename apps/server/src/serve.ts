import { StartRefused } from '#db/start-refused.ts';
import { parseSettings, SettingsError } from '#platform/env.ts';
import { createLog } from '#platform/log.ts';
import { announcement } from './announcement.ts';
import type { Started } from './start.ts';
import { start } from './start.ts';

const patienceMs = 10_000;

/** The process and nothing else: environment, signals, what the terminal is told. */
async function main(): Promise<void> {
  const settings = parseSettings(process.env);
  const log = createLog({ level: settings.LOG_LEVEL });
  process.on('unhandledRejection', (error) => log.error({ error }, 'a promise failed unheard'));
  const ending = new AbortController();
  const started = start(settings, log, ending.signal);
  // From the first moment: a signal during the start has to take the database along. A second one finds a listener too,
  // since it must not cut the first one's work short.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (ending.signal.aborted) return;
      ending.abort();
      void end(signal, started);
    });
  }
  try {
    const { reach } = await started;
    if (!ending.signal.aborted) process.stdout.write(announcement(settings, reach));
  } catch (error) {
    if (!ending.signal.aborted) throw error;
  }
}

/** A start that isn't over yet undoes itself and then fails, as it was told to. */
async function end(signal: string, started: Promise<Started>): Promise<void> {
  process.stdout.write(`\n${signal}: finishing what is under way…\n`);
  setTimeout(() => process.exit(1), patienceMs).unref();
  const running = await started.catch(() => undefined);
  await running?.stop();
  process.exit(0);
}

main().catch((error: unknown) => {
  const isExplained = error instanceof SettingsError || error instanceof StartRefused;
  const text = isExplained ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
