import type pg from 'pg';
import { v7 as uuid } from 'uuid';
import { registerStudent } from '#calls.ts';
import { pinGenerator, withServer } from '#server.ts';
import { repeat, report, time } from '#times.ts';

const [cards = 5000, rounds = 300] = process.argv.slice(2).map(Number);

await withServer('bench-flashcards', async ({ ask, origin, database }) => {
  const { cookie, userId } = await registerStudent(ask);
  pinGenerator();
  const deckId = uuid();
  await ask.ok('POST', '/flashcards/decks', { id: deckId, name: 'Bench' }, cookie);
  const lines = Array.from({ length: cards }, (_, n) => `front of ${n},back of ${n},a note,"A sentence, number ${n}."`);
  const imported = await time(() => importCards({ origin, cookie, deckId }, lines.join('\n')));
  console.log(`import of ${cards} cards: ${imported.toFixed(0)} ms`);
  await remember(database, userId, deckId);
  const paths = {
    queue: `queue?deckId=${deckId}`,
    'queue of every deck': 'queue',
    decks: 'decks',
    forecast: 'forecast',
  };
  const read = (path: string) => ask('GET', `/flashcards/${path}`, undefined, cookie);
  for (const path of Object.values(paths)) await repeat(30, () => read(path));
  for (const [name, path] of Object.entries(paths)) report(name, await repeat(rounds, () => read(path)));

  type Queue = { cards: { id: string }[] };
  const queue = await ask.ok<Queue>('GET', '/flashcards/queue', undefined, cookie);
  const ids = queue.cards.map(({ id }) => id);
  const grade = (n: number) => {
    const answer = { id: uuid(), cardId: ids[n % ids.length], grade: 1 + (n % 4), deckId, durationMs: 2000 };
    return ask.ok('POST', '/flashcards/reviews', answer, cookie);
  };
  await repeat(30, grade);
  report('grade', await repeat(rounds, grade));
});

type Place = { origin: string; cookie: string; deckId: string };

async function importCards({ origin, cookie, deckId }: Place, text: string): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ id: uuid(), deckId, text })) body.set(name, value);
  const answer = await fetch(`${origin}/api/flashcards/import`, { method: 'POST', headers: { cookie }, body });
  console.log((await answer.text()).trim().split('\n').at(-1));
}

/**
 * Three in four cards have been learned, and one in three of those is due; there are also 2,000 words known only from
 * games.
 */
async function remember(database: pg.Client, userId: string, deckId: string): Promise<void> {
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
