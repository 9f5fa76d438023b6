import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Db } from '#db/client.ts';
import { createDb } from '#db/client.ts';
import { findRunning } from '#db/embedded/start-embedded.ts';
import { diskStore } from '#platform/files/disk-store.ts';
import { makeDataFolder } from '#testing/data-folder.ts';
import type { ServerProcess } from '#testing/server-process.ts';
import { freePort, startServer } from '#testing/server-process.ts';

/** A data folder whose server is killed and started again, with a look at its database and files from outside. */
export async function killedServer() {
  const { dataDir, remove } = await makeDataFolder();
  const port = await freePort();
  return {
    origin: `http://127.0.0.1:${port}`,
    files: diskStore(join(dataDir, 'files')),
    remove,
    start: async (): Promise<ServerProcess> => {
      const server = startServer({
        DATA_DIR: dataDir,
        PORT: String(port),
        REQUIRE_EMAIL_VERIFICATION: 'off',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'fatal',
      });
      await server.saying('Wordgrove is ready');
      return server;
    },
    withDb: async <T>(look: (db: Db) => Promise<T>): Promise<T> => {
      const url = await findRunning(dataDir);
      assert.ok(url);
      const { db, close } = createDb(url, { max: 2, applicationName: 'test', onError: () => undefined });
      return look(db).finally(close);
    },
  };
}
