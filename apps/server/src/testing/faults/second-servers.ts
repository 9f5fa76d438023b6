/** Servers on one data folder: one after the other, and six at the same moment. `second-servers.ts [rounds]` */
import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { makeDataFolder } from '#testing/data-folder.ts';
import { end, holdDatabase } from '#testing/held-database.ts';
import { print, rounds, spread } from './rounds.ts';

const { dataDir, remove } = await makeDataFolder();
const refusals: number[] = [];

await rounds('second server', 50, async () => {
  const first = await holdDatabase(dataDir);
  const from = performance.now();
  const second = await holdDatabase(dataDir);
  refusals.push(performance.now() - from);
  assert.equal(second.exitCode, 1);
  assert.match(
    second.said,
    new RegExp(`already runs .* process ${first.process.pid} \\(server, port 3001, database port`),
  );
  assert.equal(await end(first.process, 'SIGTERM'), 0);
});
print(`refused after: ${spread(refusals)}, the start of Node included`);

await rounds('six at once', 50, async () => {
  const all = await Promise.all([1, 2, 3, 4, 5, 6].map(() => holdDatabase(dataDir)));
  const winners = all.filter((each) => each.held);
  assert.equal(winners.length, 1);
  for (const each of all) if (!each.held) assert.match(each.said, new RegExp(`process ${winners[0]?.process.pid} `));
  for (const winner of winners) assert.equal(await end(winner.process, 'SIGTERM'), 0);
});
await remove();
