/**
 * The server is killed (SIGKILL) at a random moment while twenty students write, add a file and turn in, and started
 * again. Each work must be whole as far as it was acknowledged, and nothing may be turned in that isn't whole; sending
 * the rest with the same ids must turn everything in once. `kill-turn-ins.ts [rounds]`
 */
import assert from 'node:assert/strict';
import type { SentWork } from '#testing/killed-turn-ins.ts';
import { openKilledClass, sendOn, setHandIn, turnInFaults } from '#testing/killed-turn-ins.ts';
import { killedServer } from './killed-server.ts';
import { between, print, rounds } from './rounds.ts';

const { origin, files, start, withDb, remove } = await killedServer();
const counts = { works: 0, turnedInBefore: 0, halfWay: 0 };

const faultsOf = (id: string, sent: readonly SentWork[]) => withDb((db) => turnInFaults({ db, files }, id, sent));

let server = await start();
const school = await openKilledClass(origin, 20);
await rounds('killed among hand-ins', 20, async () => {
  const { id, sent } = await setHandIn(origin, school);
  const killAt = between(1, sent.length * 3 - 6);
  let answered = 0;
  const count = () => {
    answered += 1;
    if (answered === killAt) server.child.kill('SIGKILL');
  };
  await Promise.all(sent.map((work) => sendOn(origin, id, work, count)));
  await server.ended;
  server = await start();
  const killed = await faultsOf(id, sent);
  assert.deepEqual(killed.faults, []);
  counts.works += sent.length;
  counts.turnedInBefore += killed.turnedIn.size;
  counts.halfWay += sent.filter(({ done }) => done > 0 && done < 3).length;
  await Promise.all(sent.map((work) => sendOn(origin, id, work)));
  // An answer may be lost after it was acknowledged, too.
  await Promise.all(sent.map((work) => sendOn(origin, id, { ...work, done: 2 })));
  const ended = await faultsOf(id, sent);
  assert.deepEqual(ended.faults, []);
  assert.equal(ended.turnedIn.size, sent.length);
  for (const [studentId, at] of killed.turnedIn) assert.equal(ended.turnedIn.get(studentId), at);
});
server.child.kill('SIGTERM');
await server.ended;
print(`${counts.works} works, ${counts.turnedInBefore} turned in before the kill, ${counts.halfWay} half-way`);
await remove();
