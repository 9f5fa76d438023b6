import { resolve } from 'node:path';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { findDatabase } from '#live/server-database.ts';
import { pinGenerator, startServer } from '#live/server-process.ts';
import { call } from '#school/calls.ts';
import { registerStudent } from '#school/student.ts';
import { repeat, report, time } from '#school/times.ts';

const [cards = 5000, rounds = 300] = process.argv.slice(2).map(Number);
const dataDir = resolve('.data/bench-flashcards');
const server = await startServer(dataDir, 3971);
const database = new pg.Client(await findDatabase(dataDir));

try {
  await database.connect();
  const { cookie, userId } = await registerStudent(server.origin);
  pinGenerator();
  const deckId = uuid();
  await post('/flashcards/decks', { id: deckId, name: 'Bench' });
  const text = Array.from({ length: cards }, (_, n) => `front of ${n},back of ${n},a note,"A sentence, number ${n}."`);
  const imported = await time(() => importCards(deckId, text.join('\n')));
  console.log(`import of ${cards} cards: ${imported.toFixed(0)} ms`);
  await remember(userId, deckId);
  const paths = {
    queue: `queue?deckId=${deckId}`,
    'queue of every deck': 'queue',
    decks: 'decks',
    forecast: 'forecast',
  };
  const ask = (path: string) => call(server.origin, 'GET', `/flashcards/${path}`, undefined, cookie);
  for (const path of Object.values(paths)) await repeat(30, () => ask(path));
  for (const [name, path] of Object.entries(paths)) report(name, await repeat(rounds, () => ask(path)));

  const { body } = await call<{ cards: { id: string }[] }>(
    server.origin,
    'GET',
    '/flashcards/queue',
    undefined,
    cookie,
  );
  const ids = body.cards.map(({ id }) => id);
  const grade = (n: number) =>
    post('/flashcards/reviews', {
      id: uuid(),
      cardId: ids[n % ids.length],
      grade: 1 + (n % 4),
      deckId,
      durationMs: 2000,
    });
  await repeat(30, grade);
  report('grade', await repeat(rounds, grade));

  async function post(path: string, input: object): Promise<void> {
    const { status, body } = await call<unknown>(server.origin, 'POST', path, input, cookie);
    if (status !== 201) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  }

  async function importCards(deckId: string, text: string): Promise<void> {
    const form = new FormData();
    for (const [name, value] of Object.entries({ id: uuid(), deckId, text })) form.set(name, value);
    const answer = await fetch(`${server.origin}/api/flashcards/import`, {
      method: 'POST',
      headers: { cookie },
      body: form,
    });
    const lines = (await answer.text()).trim().split('\n');
    console.log(lines.at(-1));
  }
} finally {
  await database.end();
  await server.stop();
}

/**
 * Three in four cards have been learned, and one in three of those is due; there are also 2,000 words known only from
 * games.
 */
async function remember(userId: string, deckId: string): Promise<void> {
  const columns = `student_id, word, stability, difficulty, due, reps, lapses, state, learning_steps, scheduled_days,
    last_review, is_marked, last_event_at, last_event_id, parameters_version`;
  const numbers = `20, 5, now() + (n % 90 - 30) * interval '1 day', 5, 0, 2, 0, 20, now() - interval '20 days', false,
    now() - interval '20 days', gen_random_uuid(), 1`;
  await database.query(
    `INSERT INTO word_memory (${columns}) SELECT $1, word, ${numbers}
     FROM (SELECT word, row_number() OVER (ORDER BY position) AS n FROM flashcards WHERE deck_id = $2) AS c WHERE n % 4 > 0`,
    [userId, deckId],
  );
  await database.query(
    `INSERT INTO word_memory (${columns}) SELECT $1, 'word' || n || ':noun', ${numbers} FROM generate_series(1, 2000) AS n`,
    [userId],
  );
  await database.query('ANALYZE flashcards, word_memory');
}
