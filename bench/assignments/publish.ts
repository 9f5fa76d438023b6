import { setTimeout as pause } from 'node:timers/promises';
import { openStream } from '#live/stream.ts';
import { withRecorder } from '#recorder.ts';
import type { Server } from '#server.ts';
import { pinGenerator, withServer } from '#server.ts';
import { processorTime, report } from '#times.ts';
import { openBell } from './bells.ts';
import type { School } from './school.ts';
import { draft, openSchool } from './school.ts';

const [rounds = 10, classCount = 20, studentCount = 1000] = process.argv.slice(2).map(Number);

let school: School;
await withServer('bench-publish', async (server) => {
  school = await openSchool(server, { classCount, studentCount });
});
pinGenerator();
// A fresh one: registering leaves the memory of many password hashes behind.
await withServer('bench-publish', async (server) => {
  let arrivals: number[] = [];
  const { port, pid, ask } = server;
  const streams = school.students.map((cookie) =>
    openStream(port, cookie, () => arrivals.push(performance.now()), 'assignments'),
  );
  const bells = await Promise.all(school.students.map((cookie) => openBell(port, cookie)));
  while (!streams.every((stream) => stream.isReady())) await pause(20);
  const times = { published: [] as number[], told: [] as number[], shown: [] as number[], work: [] as number[] };
  for (let round = -2; round < rounds; round += 1) {
    await readEverything(server);
    arrivals = [];
    const id = await draft(ask, school);
    const worked = processorTime(pid);
    const begun = performance.now();
    await ask.ok('POST', `/assignments/${id}/publish`, {}, school.teacher);
    const published = performance.now() - begun;
    while (arrivals.length < streams.length) await pause(2);
    const told = Math.max(...arrivals) - begun;
    // Every page counts again as soon as it is told, all at once.
    const counts = await Promise.all(bells.map((bell) => bell.count()));
    const shown = performance.now() - begun;
    if (counts.some((unread) => unread !== 1)) throw new Error('somebody was told nothing, or twice');
    if (round < 0) continue;
    times.published.push(published);
    times.told.push(told);
    times.shown.push(shown);
    times.work.push((processorTime(pid) - worked) / 1000);
    await pause(300);
  }
  report('publishing', times.published);
  report('until the last hint', times.told);
  report('until the last bell has counted', times.shown);
  report('processor time of the server meanwhile', times.work);
  for (const each of [...streams, ...bells]) each.close();
});
await withRecorder('bench-publish', async ({ ask }, sentDuring) => {
  const publish = async () => {
    const id = await draft(ask, school);
    return sentDuring(() => ask.ok('POST', `/assignments/${id}/publish`, {}, school.teacher));
  };
  await publish();
  // The live streams read on their own connection.
  const transaction = (await publish()).map(({ name, text }) => name ?? text).filter((each) => each !== 'live_since');
  const [from = 0, to = 0] = [/^begin/i, /^commit/i].map((edge) => transaction.findIndex((each) => edge.test(each)));
  console.log(`statements of the transaction: ${to - from + 1}`);
  console.log(
    transaction
      .slice(from, to + 1)
      .map((each) => `  ${each.replace(/\s+/g, ' ').slice(0, 100)}`)
      .join('\n'),
  );
});

/** Rounds stay alike: nobody has homework of an earlier one to count. */
async function readEverything({ database }: Server): Promise<void> {
  await database.query('UPDATE notices SET read_at = now() WHERE read_at IS NULL');
}
