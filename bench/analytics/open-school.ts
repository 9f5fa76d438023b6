import type pg from 'pg';
import { v7 as uuid } from 'uuid';
import type { School } from './fill-school.ts';

/** The two classes that are measured, by their names. */
export const measured = { usual: 'a usual class', large: 'a large class' } as const;

/** A class has thirty students, a third of whom are in the next one, too. */
const size = 30;
const apart = 20;
const largeSize = 300;
const homework = 40;

/**
 * Everybody, and the classes with a deck and homework each; one more has 300 students. Leaves the students as
 * `pupils (n, id, band)` and the words as `keys (n, word, text, wrong)`: the students of a band know the same words.
 */
export async function openSchool(database: pg.Client, { students, teachers, keys }: School): Promise<void> {
  const people = async (count: number, role: string) => {
    const ids = Array.from({ length: count }, () => uuid());
    await database.query(
      `WITH people AS (
         INSERT INTO auth_users (id, name, email, email_verified, created_at, updated_at)
         SELECT id, 'Ada ' || n, id || '@example.org', true, now(), now() FROM unnest($1::uuid[]) WITH ORDINALITY AS p (id, n)
         RETURNING id, name)
       INSERT INTO profiles (user_id, role, display_name, full_name, first_name, last_name, language, created_at, updated_at)
       SELECT id, $2, name, name, name, '', 'tr', now() - interval '300 days', now() FROM people`,
      [ids, role],
    );
    return ids;
  };
  const pupils = await people(students, 'student');
  const staff = await people(teachers + 1, 'teacher');
  await database.query(`CREATE TEMP TABLE pupils AS SELECT n::int, id, (n % 5 * 300)::int AS band
    FROM unnest('{${pupils.join()}}'::uuid[]) WITH ORDINALITY AS p (id, n)`);
  await database.query('CREATE TEMP TABLE keys (n int PRIMARY KEY, word text, text text, wrong float8)');
  await database.query(
    `INSERT INTO keys SELECT n - 1, word, split_part(word, ':', 1), 0.08 + 0.3 * (n % 17) / 17
     FROM unnest($1::text[]) WITH ORDINALITY AS k (word, n)`,
    [keys],
  );
  await database.query('ANALYZE pupils, keys');
  for (const [n, teacherId] of staff.entries()) {
    const isLarge = n === teachers;
    const of = pupils.slice(0, largeSize);
    const learners = isLarge
      ? of
      : [...pupils, ...pupils].slice((n * apart) % students, ((n * apart) % students) + size);
    const name = isLarge ? measured.large : n === 0 ? measured.usual : `Class ${n}`;
    await openClass(database, teacherId, name, learners);
  }
}

async function openClass(database: pg.Client, teacherId: string, name: string, learners: readonly string[]) {
  const [classId, deckId] = [uuid(), uuid()];
  const insert = (text: string, ...values: unknown[]) => database.query(text, values);
  await insert(`INSERT INTO classes (id, name, time_zone) VALUES ($1, $2, 'UTC')`, classId, name);
  await insert('INSERT INTO class_teachers (class_id, teacher_id, is_owner) VALUES ($1, $2, true)', classId, teacherId);
  await insert(
    `INSERT INTO class_enrolments (id, student_id, class_id, teacher_id, status, enrolled_at, created_at, updated_at)
     SELECT gen_random_uuid(), id, $2, $3, 'active', now() - interval '290 days', now(), now() FROM unnest($1::uuid[]) AS id`,
    ...[learners, classId, teacherId],
  );
  await insert('INSERT INTO flashcard_decks (id, owner_id, name) VALUES ($1, $2, $3)', deckId, teacherId, name);
  await insert(
    `INSERT INTO flashcards (id, deck_id, front, back, word, language, met, created_by)
     SELECT gen_random_uuid(), $1, text, 'meaning of ' || text, word, 'tr', '{"source":"import"}', $2 FROM keys WHERE n % 2 = 0`,
    ...[deckId, teacherId],
  );
  await insert(
    'INSERT INTO flashcard_deck_classes (deck_id, class_id, shared_at) VALUES ($1, $2, now())',
    deckId,
    classId,
  );
  const task = { kind: 'game', type: 'quiz', mode: 'mixed', items: 10, timer: 'none', target: null, test: null };
  await insert(
    `WITH set AS (
       INSERT INTO assignments (id, teacher_id, title, instructions, task, due_at, time_zone, is_late_allowed, counts, is_for_some,
         published_at, created_at)
       SELECT gen_random_uuid(), $1, 'Homework ' || n, '', $2::jsonb, now() + (3 - n * 7) * interval '1 day', 'UTC', false, 'best', false,
         now() - n * interval '7 days', now() - n * interval '7 days'
       FROM generate_series(1, ${homework}) AS n RETURNING id, due_at),
     given AS (INSERT INTO assignment_classes (assignment_id, class_id) SELECT id, $3 FROM set)
     INSERT INTO assignment_work (student_id, assignment_id, turned_in_at, updated_at)
     SELECT student, id, due_at - interval '1 hour', now() FROM set, unnest($4::uuid[]) AS student WHERE due_at < now() AND random() < 0.9`,
    ...[teacherId, { ...task, material: { kind: 'due' } }, classId, learners],
  );
}
