import { streamPaths } from '@wordgrove/contract/paths';
import { pinGenerator, withServer } from '#server.ts';
import { repeat, report } from '#times.ts';
import { openLargeClass } from './large-class.ts';

const [students = 1000, homeworks = 50, rounds = 20] = process.argv.slice(2).map(Number);

await withServer('bench-gradebook', async (server) => {
  pinGenerator();
  const { ask, origin } = server;
  const { teacher, classId } = await openLargeClass(server, { students, homeworks });
  const show = () => ask.ok('GET', `/assignments/gradebook?classId=${classId}`, undefined, teacher);
  const file = async () => {
    const answer = await fetch(`${origin}${streamPaths.exportGrades}?classId=${classId}`, {
      headers: { cookie: teacher },
    });
    if (!answer.ok) throw new Error(`the file answered ${answer.status}`);
    return answer.text();
  };
  await repeat(2, show);
  report(`gradebook of ${students} students and ${homeworks} assignments`, await repeat(rounds, show));
  await repeat(1, file);
  report('the same as a file', await repeat(rounds, file));
});
