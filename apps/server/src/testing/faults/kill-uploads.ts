/**
 * The server is killed (SIGKILL) at a random moment of a hundred uploads, and started again. Each text must be there as
 * a whole or not at all, and after the hourly job there must be no bytes without a row. `kill-uploads.ts [rounds]`
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { createDb } from '#db/client.ts';
import { findRunning } from '#db/embedded/start-embedded.ts';
import { diskStore } from '#platform/files/disk-store.ts';
import { makeDataFolder } from '#testing/data-folder.ts';
import { faultsOf, halfFiles, tidyLater, uploadUntilKilled } from '#testing/killed-uploads.ts';
import type { ServerProcess } from '#testing/server-process.ts';
import { freePort, startServer } from '#testing/server-process.ts';
import { between, print, rounds } from './rounds.ts';

const { dataDir, remove } = await makeDataFolder();
const port = await freePort();
const files = diskStore(join(dataDir, 'files'));
const counts = { uploads: 0, acknowledged: 0, bytesLeft: 0 };

async function start(): Promise<ServerProcess> {
  const server = startServer({
    DATA_DIR: dataDir,
    PORT: String(port),
    REQUIRE_EMAIL_VERIFICATION: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
  });
  await server.saying('Wordgrove is ready');
  return server;
}

let server = await start();
await rounds('killed among uploads', 20, async () => {
  const kill = () => void server.child.kill('SIGKILL');
  const sent = await uploadUntilKilled(`http://127.0.0.1:${port}`, { count: 100, killAt: between(1, 95), kill });
  kill();
  await server.ended;
  server = await start();
  counts.uploads += sent.size;
  counts.acknowledged += [...sent.values()].filter(({ isAcknowledged }) => isAcknowledged).length;
  const url = await findRunning(dataDir);
  assert.ok(url);
  const { db, close } = createDb(url, { max: 2, applicationName: 'test', onError: () => undefined });
  try {
    assert.deepEqual(await faultsOf({ db, files }, sent), []);
    assert.deepEqual(await halfFiles(files, sent), []);
    const before = (await Array.fromAsync(files.list())).length;
    assert.deepEqual(await tidyLater({ db, files }), { unnamed: [], lost: [] });
    counts.bytesLeft += before - (await Array.fromAsync(files.list())).length;
    assert.deepEqual(await faultsOf({ db, files }, sent), []);
  } finally {
    await close();
  }
});
server.child.kill('SIGTERM');
await server.ended;
print(`${counts.uploads} uploads, ${counts.acknowledged} acknowledged; the job removed ${counts.bytesLeft} files`);
await remove();
