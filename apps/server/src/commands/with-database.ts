import { resolve } from 'node:path';
import type { Db } from '#db/client.ts';
import { createDb } from '#db/client.ts';
import { migrate, migrationsFolder } from '#db/migrate.ts';
import { joinDatabase } from '#db/open.ts';
import type { Settings } from '#platform/env.ts';

/** The database's messages aren't part of a command's output. */
const log = { info: () => undefined, warn: (line: string) => console.error(line) };

/**
 * Opens the data folder's database for `work`, with or without a running server, and closes it afterwards. Also passes
 * that server's port, if one runs and its port is known.
 */
export async function withDatabase<Result>(
  settings: Settings,
  purpose: string,
  work: (db: Db, serverPort: number | undefined) => Promise<Result>,
): Promise<Result> {
  const database = await joinDatabase({
    databaseUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
    dataDir: resolve(settings.DATA_DIR),
    log,
    purpose,
    // Only the demo may create a missing database.
    mustExist: purpose !== 'demo',
  });
  try {
    await migrate(database.url, migrationsFolder, log);
    const onError = (error: Error) => console.error(error.message);
    const { db, close } = createDb(database.url, {
      max: 2,
      applicationName: `wordgrove ${purpose}`,
      onError,
      statementLimitMs: null,
    });
    try {
      return await work(db, database.serverPort);
    } finally {
      await close();
    }
  } finally {
    await database.stop();
  }
}
