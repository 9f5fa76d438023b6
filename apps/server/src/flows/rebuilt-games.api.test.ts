import { and, desc, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inTransaction } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import {
  authUsers,
  classEnrolments,
  gameAnswers,
  gameDays,
  gameMisses,
  gamePlays,
  gameTotals,
} from '#db/schema/all.ts';
import { insertAnswers } from '#features/games/answer-store.ts';
import { addToDay } from '#features/games/day-store.ts';
import { mendMisses } from '#features/games/miss-store.ts';
import { tellOnly } from '#features/live/service.ts';
import type { OwnRows } from '#http/context.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { ask } from '#testing/ask.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import { daysLater } from '#testing/day-of-tasks.ts';
import { ownMigrations } from '#testing/migration-folder.ts';
import { finish, movesFor, playQuiz, startQuiz } from '#testing/player.ts';
import { statementsDuring } from '#testing/statements.ts';
import { testsOf } from '#testing/take-test.ts';
import { rebuildMemories } from './rebuild-memories.ts';

let app: TestApp;
let teacher: Person;
let classId: string;
let students: [Person, Person, Person];

/** Numbers from 0 up to 1 that are the same in every run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  const invite = await buildInvite(teacher, { className: '7A' });
  classId = invite.classId;
  const join = (fullName: string) => buildStudent(app, invite.code, { fullName });
  students = [await join('Ada'), await join('Bea'), await join('Cem')];
  const chance = chances(7);
  for (let day = 0; day < 3; day += 1) {
    for (const student of students) {
      // Two rounds of the same words on the same day, some of which are wrong in both.
      const count = 1 + Math.floor(chance() * 2);
      for (let round = 0; round < count; round += 1) {
        const wrong = Array.from({ length: 10 }, (_, place) => place).filter(() => chance() < 0.6);
        const quiz = await playQuiz(app, student, { wrong, items: 10 });
        // The answer was lost on its way, and the last moves are sent again.
        if (chance() < 0.5) await finish(student, quiz.id, movesFor(quiz.items, wrong));
      }
    }
    app.clock.advance(86_400_000);
    for (const place of students.keys()) students[place] = await daysLater(app, students[place] as Person, 0);
    teacher = await daysLater(app, teacher, 0);
  }
  const { setTest, take } = testsOf(() => ({ app, teacher, student: students[0], classId }));
  await take(await setTest(), students[0], 5, [0, 1, 2]);
  const left = eq(classEnrolments.studentId, students[1].id);
  await app.db.update(classEnrolments).set({ status: 'removed' }).where(left);
});

afterAll(() => app.close());

type Miss = typeof gameMisses.$inferSelect;

const keyOf = ({ studentId, localDay, type, word }: Miss) => [studentId, word, localDay, type].join();
const sorted = (rows: readonly Miss[]) => rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
const stored = async () => sorted(await app.db.select().from(gameMisses));

/** What the answers say, counted without SQL. */
async function counted(): Promise<Miss[]> {
  const plays = await app.db.select().from(gamePlays).where(eq(gamePlays.isTest, false));
  const practice = new Set(plays.map(({ id }) => id));
  const sums = new Map<string, Miss>();
  for (const { playId, studentId, localDay, type, word, given, isRight } of await app.db.select().from(gameAnswers)) {
    if (!practice.has(playId) || word === null || isRight !== false) continue;
    const row = { studentId, localDay, type, word, wrong: 0, given: [] };
    const known = sums.get(keyOf(row)) ?? row;
    const all = given === null ? known.given : [...known.given, given].toSorted();
    sums.set(keyOf(row), { ...known, wrong: known.wrong + 1, given: all });
  }
  return sorted([...sums.values()]);
}

describe('the days with games, and the totals', () => {
  const known = async () => [
    await app.db.select().from(gameDays).orderBy(gameDays.studentId, gameDays.localDay, gameDays.type),
    await app.db.select().from(gameTotals).orderBy(gameTotals.studentId, gameTotals.type),
  ];
  const rebuild = async () => (await rebuildMemories({ db: app.db, tell: tellOnly })()).differing;

  it('are those of the plays, also of a test and of one that was too fast to count', async () => {
    const quiz = await startQuiz(students[0]);
    await finish(students[0], quiz.id, movesFor(quiz.items));
    const [last] = await app.db.select().from(gamePlays).orderBy(desc(gamePlays.finishedAt)).limit(1);
    expect(last?.xpReason).toBe('too-fast');
    const before = await known();
    expect(await rebuild()).toBe(0);
    expect(await known()).toEqual(before);
  });

  it('are mended where they are missing, too many or wrong', async () => {
    const before = await known();
    const [first, second] = await app.db.select().from(gameDays).where(eq(gameDays.type, 'quiz'));
    if (!first || !second) throw new Error('nobody played');
    const one = ({ studentId, localDay, type }: typeof gameDays.$inferSelect) =>
      and(eq(gameDays.studentId, studentId), eq(gameDays.localDay, localDay), eq(gameDays.type, type));
    await app.db.delete(gameDays).where(one(first));
    await app.db
      .update(gameDays)
      .set({ correct: second.correct + 1 })
      .where(one(second));
    await app.db.insert(gameDays).values({ ...first, type: 'anagram' });
    await app.db.insert(gameTotals).values({ studentId: first.studentId, type: 'anagram', plays: 1 });
    await app.db.update(gameTotals).set({ plays: 999 }).where(eq(gameTotals.studentId, second.studentId));
    expect(await rebuild()).toBe(5);
    expect(await known()).toEqual(before);
  });
});

describe('the misses of students', () => {
  it('are those of their answers, also of a student who left, without those in tests and however often a play ended', async () => {
    const rows = await stored();
    expect(rows).toEqual(await counted());
    expect(new Set(rows.map(({ studentId }) => studentId))).toEqual(new Set(students.map(({ id }) => id)));
    expect(rows.length).toBeGreaterThan(20);
  });

  it('are written by the statement that writes the answers', async () => {
    const sent = await statementsDuring(app, () => playQuiz(app, students[0], { wrong: [0, 1] }));
    expect(sent.filter(({ text }) => text.includes('game_misses')).map(({ name }) => name)).toEqual(['insert_answers']);
    expect(await stored()).toEqual(await counted());
  });

  it('add up where a word is missed again on the same day', async () => {
    const [before] = await stored();
    if (!before) throw new Error('nobody was wrong');
    const { studentId, localDay, type, word } = before;
    const ofStudent = eq(gamePlays.studentId, studentId);
    const [play] = await app.db
      .select()
      .from(gamePlays)
      .where(and(ofStudent, eq(gamePlays.isTest, false)));
    if (!play) throw new Error('nobody played');
    const again = { ...play, id: uuid(), type, localDay };
    const item = { id: 'x', word, task: 'recognised', question: 'q', options: [], right: 'a', isRight: false } as const;
    const items = ['zz', 'Aa', null].map((given) => ({
      ...item,
      given,
      at: 0,
      hints: 0,
      points: 0,
      maxPoints: 1,
      ms: 900,
    }));
    await inTransaction(app.db, async (tx) => {
      await tx.insert(gamePlays).values(again);
      await insertAnswers(tx, again, items, { localDay, practised: new Map() });
      const day = { localDay, type, plays: 1, ms: again.playedMs ?? 0, answered: 3, correct: 0 };
      await addToDay(tx, { userId: studentId } as OwnRows, day);
    });
    const after = (await stored()).find((each) => keyOf(each) === keyOf(before));
    expect(after).toEqual({ ...before, wrong: before.wrong + 3, given: [...before.given, 'zz', 'Aa'].toSorted() });
    expect(await stored()).toEqual(await counted());
    expect((await rebuildMemories({ db: app.db, tell: tellOnly })()).differing).toBe(0);
  });

  it('are mended where they are missing, too many or wrong', async () => {
    const right = await stored();
    const [first, second] = right;
    if (!first || !second) throw new Error('nobody was wrong');
    const only = (row: Miss) => app.db.delete(gameMisses).where(eq(gameMisses.word, row.word));
    await only(first);
    const gone = right.length - (await stored()).length;
    // No word of the bank, as a round may have asked any of those.
    await app.db.insert(gameMisses).values({ ...first, word: 'zzone:noun' });
    const { differing } = await rebuildMemories({ db: app.db, tell: tellOnly })();
    expect(differing).toBe(gone + 1);
    expect(await stored()).toEqual(right);
    expect((await rebuildMemories({ db: app.db, tell: tellOnly })()).differing).toBe(0);
  });

  it('go with the student', async () => {
    const [, , cem] = students;
    await app.db.delete(authUsers).where(eq(authUsers.id, cem.id));
    expect((await stored()).filter(({ studentId }) => studentId === cem.id)).toEqual([]);
    expect(await inTransaction(app.db, (tx) => mendMisses(tx, { userId: cem.id }))).toBe(0);
    expect(await stored()).toEqual(await counted());
  });
});

it('are counted at once for schools that played before they were kept', async () => {
  const { folder: before, remove } = await ownMigrations(41);
  const database = await createTestDatabase(inject('clusterUrl'), 'template1');
  const log = { info: () => undefined };
  await migrate(database.url, before, log);
  const id = (n: number) => `'00000000-0000-7000-8000-00000000000${n}'::uuid`;
  await ask(
    database.url,
    `WITH person AS (INSERT INTO auth_users (id, name, email) VALUES (${id(1)}, 'Ada', 'ada@school.example')),
     plays AS (
       INSERT INTO game_plays (student_id, id, type, wish, seed, round, is_test, started_at)
       SELECT ${id(1)}, id, 'quiz', '{}', 1, '{}', id = ${id(3)}, now() FROM unnest(ARRAY[${id(2)}, ${id(3)}]) AS id)
     INSERT INTO game_answers (student_id, play_id, place, item, type, word, task, question, options, right_answer, given,
       is_right, hints, points, max_points, local_day)
     SELECT ${id(1)}, play, place, '', 'quiz', 'lend:verb', 'recognised', '', '[]', 'a', given, is_right, 0, 0, 1, '2026-05-01'
     FROM unnest(ARRAY[${id(2)}, ${id(3)}]) AS play,
       (VALUES (0, 'b', false), (1, 'B', false), (2, NULL, false), (3, 'a', true), (4, NULL, NULL)) AS a (place, given, is_right)`,
  );
  const { folder, remove: removeNew } = await ownMigrations(42);
  expect(await migrate(database.url, folder, log)).toBe(1);
  expect(await ask(database.url, 'SELECT word, wrong, given FROM game_misses')).toEqual([
    { word: 'lend:verb', wrong: 3, given: ['B', 'b'] },
  ]);
  for (const undo of [database.drop, remove, removeNew]) await undo();
});
