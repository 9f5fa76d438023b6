/**
 * Sixteen people send 10 MB of `"a,` line by line at the same moment, then one person does so sixteen times.
 * `parallel-imports.ts [uploads]`
 */
import { makeUploader, upload, whileOthersWork } from './while-others-work.ts';

const uploads = Number(process.argv[2] ?? 16);
const file = Buffer.alloc(10_485_760, '"a,\n');

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
