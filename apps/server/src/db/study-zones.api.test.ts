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

test('what was studied before sessions had a time zone takes the one of the profile, or UTC', async () => {
  const database = await createTestDatabase(inject('clusterUrl'), 'template1');
  undo.push(database.drop);
  const log = { info: () => undefined };
  await migrate(database.url, await folderOf(7), log);
  await ask(
    database.url,
    `WITH people AS (
       INSERT INTO auth_users (id, name, email) VALUES
         ('00000000-0000-7000-8000-000000000001', 'Ada', 'ada@school.example'),
         ('00000000-0000-7000-8000-000000000002', 'Bea', 'bea@school.example') RETURNING id),
     homes AS (
       INSERT INTO profiles (user_id, display_name, full_name, first_name, last_name, time_zone)
       SELECT id, 'Ada', 'Ada', 'Ada', '', 'Asia/Tokyo' FROM people ORDER BY id LIMIT 1),
     sets AS (
       INSERT INTO daily_task_sets (id, student_id, day, kind, created_at)
       SELECT id, id, '2026-05-01', 'first', now() FROM people)
     INSERT INTO study_sessions (id, student_id, activity, source, started_at, ended_at, seconds)
     SELECT id, id, 'reading', 'manual', '2026-05-01T08:00Z', '2026-05-01T09:00Z', 3600 FROM people`,
  );
  expect(await migrate(database.url, await folderOf(8), log)).toBe(1);
  for (const table of ['study_sessions', 'daily_task_sets'])
    expect(await ask(database.url, `SELECT time_zone FROM ${table} ORDER BY student_id`), table).toEqual([
      { time_zone: 'Asia/Tokyo' },
      { time_zone: 'UTC' },
    ]);
});
