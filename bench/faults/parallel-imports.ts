/**
 * Sixteen people send the most that an import takes, 10 MB in 100,000 rows, at the same moment, then one person does so
 * sixteen times.
 * `parallel-imports.ts [uploads]`
 */
import { makeUploader, upload, whileOthersWork } from './while-others-work.ts';

const uploads = Number(process.argv[2] ?? 16);
const row = (_: unknown, n: number) => `${String(n).padStart(6)},${'b'.repeat(90)} "c"\n`;
const file = Buffer.from(Array.from({ length: 100_000 }, row).join(''));

await whileOthersWork(async ({ ask, origin }) => {
  const people = [];
  for (let n = 0; n < uploads; n += 1) people.push(await makeUploader(ask));
  const [one] = people;
  for (const senders of [people, people.map(() => one)]) {
    const answers = await Promise.all(senders.flatMap((each) => (each ? [upload(origin, each, file)] : [])));
    const counted = Map.groupBy(answers, (answer) => answer);
    for (const [answer, all] of counted) console.log(`${all.length} × ${answer}`);
  }
});
