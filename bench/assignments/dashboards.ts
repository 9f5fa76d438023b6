import { setTimeout as pause } from 'node:timers/promises';
import { pinGenerator, withServer } from '#server.ts';
import { processorTime, report, time } from '#times.ts';
import { openLine } from './bells.ts';
import type { School } from './school.ts';
import { draft, openSchool } from './school.ts';

const [rounds = 5, classCount = 20, studentCount = 1000] = process.argv.slice(2).map(Number);
const path = '/api/dashboards/student?language=en';

let school: School;
await withServer('bench-publish', async (server) => {
  school = await openSchool(server, { classCount, studentCount });
});
pinGenerator();
// A fresh one: registering leaves the memory of many password hashes behind.
await withServer('bench-publish', async ({ port, pid, ask, database }) => {
  const lines = await Promise.all(school.students.map((cookie) => openLine(port, cookie)));
  const times = { first: [] as number[], each: [] as number[], all: [] as number[], work: [] as number[] };
  let refused = 0;
  for (let round = -1; round < rounds; round += 1) {
    // Rounds stay alike: nobody has homework of an earlier one.
    await database.query('UPDATE assignments SET removed_at = now() WHERE removed_at IS NULL');
    await ask.ok('POST', `/assignments/${await draft(ask, school)}/publish`, {}, school.teacher);
    const worked = processorTime(pid);
    const each: number[] = [];
    const open = async ({ get }: (typeof lines)[number]) => {
      const begun = performance.now();
      const body = await get(path).catch(async (error: Error) => {
        if (!/^HTTP\/1\.1 503 /.test(error.message)) throw error;
        refused += 1;
        // The page asks again by itself, too.
        await pause(1000);
        return get(path);
      });
      each.push(performance.now() - begun);
      if (JSON.parse(body).assignments.open !== 1) throw new Error('a dashboard lacks the homework');
    };
    const all = await time(() => Promise.all(lines.map(open)));
    console.log(`round ${round + 1}: ${refused} were told to ask again`);
    refused = 0;
    if (round < 0) continue;
    times.first.push(Math.min(...each));
    times.each.push(...each);
    times.all.push(all);
    times.work.push((processorTime(pid) - worked) / 1000);
    await pause(300);
  }
  report('the first dashboard', times.first);
  report('a dashboard among all', times.each);
  report(`until the last of ${lines.length}`, times.all);
  report('processor time of the server meanwhile', times.work);
  for (const { close } of lines) close();
});
