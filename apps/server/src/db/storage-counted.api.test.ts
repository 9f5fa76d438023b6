import { afterEach, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import { ownMigrations } from '#testing/migration-folder.ts';
import { migrate } from './migrate.ts';

const undo: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function folderOf(count: number): Promise<string> {
  const { folder, remove } = await ownMigrations(count);
  undo.push(remove);
  return folder;
}

const person = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;

/** A person with rows in several tables at once. */
const life = (n: number) => `
  INSERT INTO auth_users (id, name, email) VALUES ('${person(n)}', 'Ada', 'ada${n}@school.example');
  INSERT INTO flashcard_decks (id, owner_id, name) VALUES ('${person(n)}', '${person(n)}', 'Verbs');
  INSERT INTO flashcards (id, deck_id, front, back, word, met, created_by)
    SELECT gen_random_uuid(), '${person(n)}', 'çok', repeat('x', 5000), 'word:noun', '{"source": "import"}', '${person(n)}'
    FROM generate_series(1, 50);
  INSERT INTO todos (id, student_id, title, priority, position) VALUES ('${person(n)}', '${person(n)}', 'Read', 'low', 1);
  INSERT INTO dictionary_history (id, user_id, word, is_found, searched_at)
    VALUES ('${person(n)}', '${person(n)}', 'lend', true, now());
  INSERT INTO support_messages (id, user_id, name, email, subject, category, priority, message, language, created_at)
    VALUES ('${person(n)}', '${person(n)}', 'Ada', 'a@b.example', 'Help', 'other', 'low', 'Please', 'en', now());`;

test('what a school has already is counted as what comes later is', async () => {
  const database = await createTestDatabase(inject('clusterUrl'), 'template1');
  undo.push(database.drop);
  const log = { info: () => undefined };
  await migrate(database.url, await folderOf(13), log);
  await ask(database.url, life(1));
  // Rows of a deleted account count nowhere.
  await ask(
    database.url,
    `INSERT INTO support_messages (id, user_id, name, email, subject, category, priority, message, language, created_at)
     VALUES ('${person(3)}', '${person(3)}', 'Bea', 'b@b.example', 'Help', 'other', 'low', 'Please', 'en', now())`,
  );
  expect(await migrate(database.url, await folderOf(14), log)).toBe(1);
  await ask(database.url, life(2));
  const counted = await ask<{ bytes: string }>(database.url, 'SELECT bytes FROM profile_storage ORDER BY user_id');
  expect(counted).toHaveLength(2);
  expect(counted[0]).toEqual(counted[1]);
  expect(Number(counted[0]?.bytes)).toBeGreaterThan(250_000);
});
