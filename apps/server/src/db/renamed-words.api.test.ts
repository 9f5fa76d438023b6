import { expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import { ownMigrations } from '#testing/migration-folder.ts';
import { migrate } from './migrate.ts';

const ada = '00000000-0000-7000-8000-000000000001';
const bo = '00000000-0000-7000-8000-000000000002';

const event = (student: string, id: number, word: string) =>
  `('${student}', '00000000-0000-7000-8000-00000000010${id}', '${word}', 'cards', 'recall', true, now(), now(), '2026-11-01')`;
const memory = (student: string, word: string, stability: number) =>
  `('${student}', '${word}', ${stability}, 5, now(), 1, 0, 2, 0, 1, false, now(), '${student}', 1)`;

test('what was learned goes on when words of the bank get another key', async () => {
  const database = await createTestDatabase(inject('clusterUrl'), 'template1');
  const [before, all] = await Promise.all([ownMigrations(46), ownMigrations(47)]);
  await migrate(database.url, before.folder, { info: () => undefined });
  await ask(
    database.url,
    `INSERT INTO auth_users (id, name, email) VALUES ('${ada}', 'Ada', 'ada@x.example'), ('${bo}', 'Bo', 'bo@x.example');
     INSERT INTO practice_events (student_id, id, word, activity, task, passed, occurred_at, received_at, local_day)
       VALUES ${event(ada, 1, 'hello:noun')}, ${event(bo, 2, 'criticize:verb')}, ${event(bo, 3, 'hello:verb')};
     INSERT INTO word_memory (student_id, word, stability, difficulty, due, reps, lapses, state, learning_steps,
       scheduled_days, is_marked, last_event_at, last_event_id, parameters_version)
       VALUES ${memory(ada, 'hello:noun', 7)}, ${memory(bo, 'headphone:noun', 2)}, ${memory(bo, 'headphones:noun', 9)}`,
  );
  await migrate(database.url, all.folder, { info: () => undefined });
  await Promise.all([before.remove(), all.remove()]);
  expect(await ask(database.url, 'SELECT word FROM practice_events ORDER BY id')).toEqual([
    { word: 'hello:exclamation' },
    { word: 'criticise:verb' },
    { word: 'hello:verb' },
  ]);
  expect(await ask(database.url, 'SELECT word, stability FROM word_memory ORDER BY stability')).toEqual([
    { word: 'hello:exclamation', stability: 7 },
    { word: 'headphones:noun', stability: 9 },
  ]);
});
