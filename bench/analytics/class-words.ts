import type pg from 'pg';
import { v7 as uuid } from 'uuid';
import { openClass, registerTeacher } from '#calls.ts';
import { pinGenerator, withServer } from '#server.ts';
import { repeat, report } from '#times.ts';

const [students = 30, words = 1500, remembered = 1000, rounds = 60] = process.argv.slice(2).map(Number);

await withServer('bench-class-words', async ({ ask, database }) => {
  pinGenerator();
  const teacher = await registerTeacher(ask);
  const { classId, teacherId } = await openClass(ask, teacher);
  await shareDeck(database, teacherId, classId);
  await fillClass(database, teacherId, classId);
  await database.query('ANALYZE');
  const path = `/analytics/classes/${classId}/words`;
  const first = () => ask.ok('POST', path, {}, teacher);
  report('the first time', await repeat(1, first));
  await repeat(5, first);
  report(`first page of ${words} words of ${students} students`, await repeat(rounds, first));
  const found = () => ask.ok('POST', path, { search: '7', state: 'at-risk', sort: 'known', page: 2 }, teacher);
  report('a page of those that match', await repeat(rounds, found));
  const who = () => ask.ok('GET', `/analytics/classes/${classId}/word-students?word=word9%3Anoun`, undefined, teacher);
  report('who is behind a word', await repeat(rounds, who));
});

async function shareDeck(database: pg.Client, teacherId: string, classId: string): Promise<void> {
  const deckId = uuid();
  await database.query('INSERT INTO flashcard_decks (id, owner_id, name) VALUES ($1, $2, $3)', [
    deckId,
    teacherId,
    'Bench',
  ]);
  await database.query(
    `INSERT INTO flashcards (id, deck_id, front, back, word, language, met, created_by)
     SELECT gen_random_uuid(), $1, 'word' || n, 'meaning ' || n, 'word' || n || ':noun', 'tr', '{"source":"import"}', $2
     FROM generate_series(1, $3::int) AS n`,
    [deckId, teacherId, words],
  );
  await database.query('INSERT INTO flashcard_deck_classes (deck_id, class_id, shared_at) VALUES ($1, $2, now())', [
    deckId,
    classId,
  ]);
}

/** Students with that many memories each, every second of them of a word that the class has. */
async function fillClass(database: pg.Client, teacherId: string, classId: string): Promise<void> {
  const ids = Array.from({ length: students }, () => uuid());
  await database.query(
    `INSERT INTO auth_users (id, name, email, email_verified, created_at, updated_at)
     SELECT id, 'Ada', id || '@example.org', true, now(), now() FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await database.query(
    `INSERT INTO profiles (user_id, role, display_name, full_name, first_name, last_name, created_at, updated_at)
     SELECT id, 'student', 'Ada', 'Ada', 'Ada', '', now(), now() FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await database.query(
    `INSERT INTO class_enrolments (id, student_id, class_id, teacher_id, status, enrolled_at, created_at, updated_at)
     SELECT gen_random_uuid(), id, $2, $3, 'active', now(), now(), now() FROM unnest($1::uuid[]) AS id`,
    [ids, classId, teacherId],
  );
  for (const id of ids)
    await database.query(
      `INSERT INTO word_memory (student_id, word, stability, difficulty, due, reps, lapses, state, learning_steps,
         scheduled_days, last_review, is_marked, last_event_at, last_event_id, parameters_version)
       SELECT $1, CASE WHEN n % 2 = 0 THEN 'word' ELSE 'own' END || (n / 2) || ':noun', 1 + n % 90, 5, now(), 3, n % 5, 2,
         0, 5, now() - n % 60 * interval '1 day', false, now(), gen_random_uuid(), 5
       FROM generate_series(2, $2::int + 1) AS n`,
      [id, remembered],
    );
}
