import { v7 as uuid } from 'uuid';
import { registerTeacher } from '#calls.ts';
import { withServer } from '#server.ts';
import { at, report } from '#times.ts';

type Card = { token: string };
type Child = { ms: number; status: number };

const [crowd = 60, seconds = 10] = process.argv.slice(2).map(Number);

/** A class opens its login cards within a few seconds from one address, and every child chooses a password. */
await withServer('bench-cards', async ({ ask }) => {
  const teacher = await registerTeacher(ask);
  const { id: classId } = await ask.ok<{ id: string }>(
    'POST',
    '/classes',
    { id: uuid(), name: '5-A', timeZone: 'UTC' },
    teacher,
  );
  const students = Array.from({ length: crowd }, (_, n) => ({ id: uuid(), name: `Child ${n + 1}` }));
  const started = performance.now();
  await ask.ok('POST', `/classes/${classId}/students`, { language: 'en', students }, teacher);
  const { cards } = await ask.ok<{ cards: Card[] }>(
    'POST',
    '/auth/cards',
    { studentIds: students.map(({ id }) => id) },
    teacher,
  );
  console.log(`${cards.length} accounts and cards in ${Math.round(performance.now() - started)} ms`);

  const open = async ({ token }: Card, place: number): Promise<Child> => {
    await new Promise((resolve) => setTimeout(resolve, (place * seconds * 1000) / crowd));
    const from = performance.now();
    const { status } = await ask('POST', '/auth/sign-in/card', { token, pageId: uuid() });
    return { ms: performance.now() - from, status };
  };
  const children = await Promise.all(cards.map(open));
  const times = children.map(({ ms }) => ms);
  const entered = children.filter(({ status }) => status === 200).length;
  report(`${entered} of ${crowd} in`, times);
  if (entered !== crowd || at(times, 0.95) > 1000) throw new Error('a child stayed out, or waited for too long');
});
