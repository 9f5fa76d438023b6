import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import type { Ask } from '#calls.ts';
import { registerTeacher, registerWith } from '#calls.ts';
import { openStream } from '#live/stream.ts';
import { withRecorder } from '#recorder.ts';
import type { Server } from '#server.ts';
import { pinGenerator, withServer } from '#server.ts';
import { processorTime, report } from '#times.ts';
import { openBell } from './bells.ts';

const [rounds = 10, classCount = 20, studentCount = 1000] = process.argv.slice(2).map(Number);

type School = { teacher: string; classIds: string[]; students: string[] };

let school: School;
await withServer('bench-publish', async (server) => {
  school = await openSchool(server);
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
    const id = await draft(ask);
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
    const id = await draft(ask);
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

async function draft(ask: Ask): Promise<string> {
  const id = uuid();
  const words = ['week', 'school', 'family', 'kitchen', 'friend', 'house', 'water', 'bread', 'milk', 'apple'];
  const task = { kind: 'game', type: 'quiz', mode: 'mixed', items: 5, timer: 'none', target: null };
  const wish = { id, title: 'Bench', classIds: school.classIds, task: { ...task, material: { kind: 'words', words } } };
  await ask.ok('POST', '/assignments', wish, school.teacher);
  return id;
}

/** The school kept in the server's folder from an earlier run of less than half a day ago, or a new one. */
async function openSchool({ ask, dataDir, database }: Server): Promise<School> {
  const file = join(dataDir, 'school.json');
  const before: School | null = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
  if (before && before.students.length === studentCount && (await isSignedIn(ask, before.teacher))) return before;
  // A network may open only so many accounts within an hour.
  const forgetNetwork = () => database.query('DELETE FROM auth_throttles');
  await forgetNetwork();
  const teacher = await registerTeacher(ask);
  const made: School = { teacher, classIds: [], students: [] };
  for (let n = 0; n < classCount; n += 1) {
    const invite = { id: uuid(), className: `Bench ${n}`, timeZone: 'UTC' };
    const { code, classId } = await ask.ok<{ code: string; classId: string }>('POST', '/invites', invite, teacher);
    made.classIds.push(classId);
    await forgetNetwork();
    const size = Math.floor((studentCount * (n + 1)) / classCount) - made.students.length;
    const batch = Array.from({ length: size }, () => registerWith(ask, code));
    made.students.push(...(await Promise.all(batch)).map(({ cookie }) => cookie));
    process.stderr.write(`\r${made.students.length} of ${studentCount} students registered`);
  }
  process.stderr.write('\n');
  await writeFile(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}

/** Rounds stay alike: nobody has homework of an earlier one to count. */
async function readEverything({ database }: Server): Promise<void> {
  await database.query('UPDATE notices SET read_at = now() WHERE read_at IS NULL');
}

async function isSignedIn(ask: Ask, cookie: string): Promise<boolean> {
  const { body } = await ask('GET', '/auth/session', undefined, cookie);
  return JSON.stringify(body).includes('"teacher"');
}
