/**
 * The server is killed (SIGKILL) at a random moment of a hundred uploads, and started again. Each text must be there as
 * a whole or not at all, and after the hourly job there must be no bytes without a row. `kill-uploads.ts [rounds]`
 */
import assert from 'node:assert/strict';
import { faultsOf, halfFiles, tidyLater, uploadUntilKilled } from '#testing/killed-uploads.ts';
import { killedServer } from './killed-server.ts';
import { between, print, rounds } from './rounds.ts';

const { origin, files, start, withDb, remove } = await killedServer();
const counts = { uploads: 0, acknowledged: 0, bytesLeft: 0 };

let server = await start();
await rounds('killed among uploads', 20, async () => {
  const kill = () => void server.child.kill('SIGKILL');
  const sent = await uploadUntilKilled(origin, { count: 100, killAt: between(1, 95), kill });
  kill();
  await server.ended;
  server = await start();
  counts.uploads += sent.size;
  counts.acknowledged += [...sent.values()].filter(({ isAcknowledged }) => isAcknowledged).length;
  await withDb(async (db) => {
    assert.deepEqual(await faultsOf({ db, files }, sent), []);
    assert.deepEqual(await halfFiles(files, sent), []);
    const before = (await Array.fromAsync(files.list())).length;
    assert.deepEqual(await tidyLater({ db, files }), { unnamed: [], lost: [] });
    counts.bytesLeft += before - (await Array.fromAsync(files.list())).length;
    assert.deepEqual(await faultsOf({ db, files }, sent), []);
  });
});
server.child.kill('SIGTERM');
await server.ended;
print(`${counts.uploads} uploads, ${counts.acknowledged} acknowledged; the job removed ${counts.bytesLeft} files`);
await remove();
