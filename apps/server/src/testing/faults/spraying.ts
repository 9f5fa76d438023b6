/** One wrong password on 300 addresses, twenty at a time, from one network. `spraying.ts` */
import assert from 'node:assert/strict';
import { makeDataFolder } from '#testing/data-folder.ts';
import { freePort, startServer } from '#testing/server-process.ts';
import { print, rounds } from './rounds.ts';

const { dataDir, remove } = await makeDataFolder();
const port = await freePort();
const server = startServer({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' });
await server.saying('Wordgrove is ready');

async function tryOn(email: string): Promise<number> {
  const { status } = await fetch(`http://127.0.0.1:${port}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'sunflower-2026' }),
  });
  return status;
}

await rounds('spraying', 1, async () => {
  const statuses: number[] = [];
  for (let first = 0; first < 300; first += 20) {
    const batch = Array.from({ length: 20 }, (_, n) => tryOn(`pupil-${first + n}@school.example`));
    statuses.push(...(await Promise.all(batch)));
  }
  const tried = statuses.filter((status) => status === 401).length;
  print(
    `${tried} of ${statuses.length} addresses were tried, ${statuses.filter((each) => each === 429).length} refused`,
  );
  assert.ok(tried <= 47);
  assert.equal(statuses.length - tried, statuses.filter((each) => each === 429).length);
});
server.child.kill('SIGTERM');
await server.ended;
await remove();
