import { eventKinds } from '@wordgrove/contract/analytics';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { scansDuring } from '#testing/plans.ts';
import { narrowedEvents } from '#testing/rights/class-examples.ts';

let app: TestApp;
let teacher: Person;
let student: Person;
let classId: string;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  const invite = await buildInvite(teacher, { className: '7A' });
  classId = invite.classId;
  student = await buildStudent(app, invite.code, { fullName: 'Ada' });
  await fillDecks();
});

afterAll(() => app.close());

/** The decks of a school. An empty table's index is read whole, as that costs nothing. */
async function fillDecks(): Promise<void> {
  await app.db.execute(sql`WITH owner AS (
      INSERT INTO auth_users (id, name, email) SELECT gen_random_uuid(), 'Bo', 'owner' || n || '@example.org'
      FROM generate_series(1, 400) AS n RETURNING id)
    INSERT INTO flashcard_decks (id, owner_id, name)
    SELECT gen_random_uuid(), id, 'Unit ' || n FROM owner, generate_series(1, 5) AS n`);
  await app.db.execute(sql`INSERT INTO flashcards (id, deck_id, front, back, word, met, created_by)
    SELECT gen_random_uuid(), id, 'front', 'back', 'card:' || n, '{"source": "import"}', owner_id
    FROM flashcard_decks, generate_series(1, 5) AS n`);
  await app.db.execute(sql`ANALYZE flashcard_decks, flashcards, auth_users`);
}

const get = (path: string, query: Record<string, string> = {}) => teacher.visitor.get(`/analytics/${path}`, query);
const post = (path: string, input: object = {}) => teacher.visitor.post(`/analytics/${path}`, input);

type Call = () => Promise<{ status: number }>;

const calls: Record<string, Call> = {
  'the students of a class': () => get('students', { classId }),
  'all students': () => get('students'),
  'the students’ file': () => get('students.csv', { classId }),
  'the three of today': () => get('three', { classId }),
  'what a class played': () => get('games', { classId }),
  'the questions about a word': () => post('games/questions', { classId, word: 'lend:verb' }),
  'the words of a class': () => post(`classes/${classId}/words`),
  'who is behind a word': () => get(`classes/${classId}/word-students`, { word: 'lend:verb' }),
  'a student': () => get(`students/${student.id}`),
  ...Object.fromEntries(
    eventKinds
      .filter((kind) => kind !== 'plays')
      .map((kind) => [`a page of ${kind}`, () => post(`students/${student.id}/events`, { kind, language: 'en' })]),
  ),
  ...Object.fromEntries(
    narrowedEvents.map(({ kind, of }) => [
      `the ${kind} of a ${Object.keys(of)[0]}`,
      () => post(`students/${student.id}/events`, { kind, of, language: 'en' }),
    ]),
  ),
};

/** Tables that grow with each day of each student, and the column of the index that finds a student's rows. */
const growing: Record<string, string> = {
  practice_days: 'student_id',
  practice_retention: 'student_id',
  word_memory: 'student_id',
  xp_events: 'student_id',
  daily_tasks: 'student_id',
  daily_task_sets: 'student_id',
  game_plays: 'student_id',
  game_answers: 'student_id',
  game_days: 'student_id',
  game_misses: 'student_id',
  study_sessions: 'student_id',
  study_days: 'student_id',
  pdf_readings: 'reader_id',
};

it.each(Object.entries(calls))('%s are found by an index, however large the school is', async (_, call) => {
  const scans = await scansDuring(app, async () => expect((await call()).status).toBe(200));
  expect(scans.length).toBeGreaterThan(0);
  expect(scans.filter(({ condition }) => condition === null)).toEqual([]);
  for (const { table, condition } of scans) {
    const column = growing[table];
    if (column) expect(condition, table).toMatch(new RegExp(`\\b${column} = `));
  }
  // The ledger isn't read at all: the roll-ups say it.
  expect(scans.map(({ table }) => table)).not.toContain('practice_events');
});
