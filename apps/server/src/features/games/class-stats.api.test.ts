import type { ClassGames, SeenQuestion } from '@wordgrove/contract/class-games';
import type { GameStats } from '@wordgrove/contract/games';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classEnrolments, gameAnswers, profiles } from '#db/schema/all.ts';
import { dayBefore, localDay } from '#platform/local-day.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { finish, movesFor, playQuiz, startQuiz } from '#testing/player.ts';
import { statementsDuring } from '#testing/statements.ts';
import { testsOf } from '#testing/take-test.ts';

let app: TestApp;
let teacher: Person;
let stranger: Person;
/** Of Ada and Bea; of Bea and Cem; of nobody. */
let classes: [string, string, string];
let [ada, bea, cem]: Person[] = [];
/** The keys of the words that Ada got wrong. */
let missed: string[];

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  stranger = await buildTeacher(app);
  const first = await buildInvite(teacher, { className: '7A', maxUses: 100 });
  const second = await buildInvite(teacher, { className: '7B', maxUses: 100 });
  const third = await buildInvite(teacher, { className: '7C' });
  classes = [first.classId, second.classId, third.classId];
  ada = await buildStudent(app, first.code, { fullName: 'Ada' });
  bea = await buildStudent(app, first.code, { fullName: 'Bea' });
  cem = await buildStudent(app, second.code, { fullName: 'Cem' });
  await bea.visitor.post('/enrolments', { id: uuid(), code: second.code });
  // Where it may already be tomorrow.
  await app.db.update(profiles).set({ timeZone: 'Pacific/Kiritimati' }).where(eq(profiles.userId, cem.id));
  const { id, items } = await startQuiz(ada);
  // A round has questions on grammar too, which are about no word.
  const wrong = items.flatMap(({ word }, place) => (word ? [place] : [])).slice(0, 3);
  missed = wrong.flatMap((place) => items[place]?.word ?? []);
  app.clock.advance(100_000);
  await finish(ada, id, movesFor(items, wrong));
  await playQuiz(app, bea, { wrong: [0] });
  await playQuiz(app, cem);
  const world = { app, teacher, student: ada, classId: first.classId };
  const { setTest, take } = testsOf(() => world);
  await take(await setTest(), ada, 5, [0, 1, 2, 3, 4]);
});

afterAll(() => app.close());

type Asked = { classId?: string; from?: string; type?: string };

async function games(asked: Asked = {}, by = teacher): Promise<ClassGames> {
  const { status, body } = await by.visitor.get('/analytics/games', asked);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

type Page = { lemma: string; questions: SeenQuestion[]; next: number | null };

async function questions(word: string, asked: Asked & { page?: number } = {}): Promise<Page> {
  const { status, body } = await teacher.visitor.post('/analytics/games/questions', { word, ...asked });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

async function onlyInFirst(student: Person | undefined, work: () => Promise<void>): Promise<void> {
  const { db } = app;
  const others = eq(classEnrolments.studentId, bea?.id ?? '');
  await db.update(classEnrolments).set({ status: 'removed' }).where(others);
  await work().finally(() => db.update(classEnrolments).set({ status: 'active' }).where(others));
  expect(student).toBeDefined();
}

describe('what a class played', () => {
  it('are a student’s own numbers, where the student is alone in it, with a test’s plays and without its answers', async () => {
    await onlyInFirst(ada, async () => {
      const own: GameStats = (await ada?.visitor.get('/games/stats'))?.body;
      const of = await games({ classId: classes[0] });
      expect(of.byGame).toEqual(own.byGame.map(({ best: _, ...row }) => row));
      expect(of.byDay).toEqual(own.byDay);
      expect(of.hardest.map(({ missedBy: _, ...row }) => row)).toEqual(own.hardest);
      expect(of.hardest.length).toBeGreaterThan(0);
      expect(new Set(of.hardest.map(({ word }) => word))).toEqual(new Set(missed));
      expect([of.students, of.players]).toEqual([1, 1]);
    });
  });

  it('are sums of all open classes, in which nobody counts twice', async () => {
    const all = await games();
    expect([all.students, all.players]).toEqual([3, 3]);
    const plays = ({ plays }: { plays: number }) => plays;
    expect(all.byGame.map(plays)).toEqual([4]);
    expect(all.byDay.reduce((sum, day) => sum + day.plays, 0)).toBe(4);
    expect(all.byClass.map(({ className, students, players, plays }) => [className, students, players, plays])).toEqual(
      [
        ['7A', 2, 2, 3],
        ['7B', 2, 2, 2],
      ],
    );
    const hard = all.hardest.find(({ word }) => word === missed[0]);
    expect(hard).toMatchObject({ missedBy: expect.any(Number), given: [{ times: expect.any(Number) }] });
  });

  it('are nothing where nobody is, in a game that nobody played, and in days to come', async () => {
    const none = { players: 0, byGame: [], byDay: [], hardest: [] };
    expect(await games({ classId: classes[2] })).toMatchObject({ ...none, students: 0, byClass: [] });
    expect(await games({ type: 'anagram' })).toMatchObject({ ...none, students: 3 });
    const { from, to } = await games({ from: '2999-01-01' });
    expect(from).toBe(to);
    expect((await games({ from: '1999-01-01' })).from).toBe(dayBefore(to, 365));
  });

  it('end with the latest of the students’ days', async () => {
    expect((await games()).to).toBe(localDay(app.clock.now(), 'Pacific/Kiritimati'));
  });

  it('are for their own teacher only, and of active students only', async () => {
    expect(await games({}, stranger)).toMatchObject({ students: 0, players: 0, hardest: [] });
    const asked = { classId: classes[0], word: missed[0] ?? '' };
    expect((await stranger.visitor.get('/analytics/games', { classId: classes[0] })).status).toBe(404);
    expect((await stranger.visitor.post('/analytics/games/questions', asked)).status).toBe(404);
    expect((await ada?.visitor.get('/analytics/games'))?.status).toBe(403);
    expect((await ada?.visitor.post('/analytics/games/questions', asked))?.status).toBe(403);
    await onlyInFirst(ada, async () => expect((await games()).students).toBe(2));
  });
});

describe('the questions about a word', () => {
  it('are shown as they were seen, with who answered what', async () => {
    const [word = ''] = missed;
    const { lemma, questions: seen } = await questions(word, { classId: classes[0] });
    // The words are drawn: one may be a name, with a capital.
    expect(lemma.toLowerCase()).toBe(word.slice(0, word.indexOf(':')));
    const [own] = seen.filter(({ studentId }) => studentId === ada?.id);
    const [row] = await app.db.select().from(gameAnswers).where(eq(gameAnswers.word, word));
    expect(own).toMatchObject({ name: 'Ada', type: 'quiz', isRight: false, question: row?.question });
    expect(own?.options).toHaveLength(4);
    expect(own?.options).toContain(own?.given);
    expect(own?.right).not.toBe(own?.given);
    // What the test asked isn't among them.
    expect(seen.filter(({ studentId }) => studentId === ada?.id)).toHaveLength(1);
  });

  it('come in pages, the latest first', async () => {
    const [word = ''] = missed;
    const [row] = await app.db.select().from(gameAnswers).where(eq(gameAnswers.word, word));
    if (!row) throw new Error('nothing was asked');
    const more = Array.from({ length: 30 }, (_, at) => ({ ...row, place: 100 + at }));
    await app.db.insert(gameAnswers).values(more);
    const first = await questions(word);
    expect([first.questions.length, first.next]).toEqual([20, 2]);
    const second = await questions(word, { page: 2 });
    expect(second.next).toBeNull();
    const ids = [...first.questions, ...second.questions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(30);
  });

  it('are none for a word that nobody was asked, and not found for what is no word', async () => {
    expect(await questions('lend:verb', { type: 'anagram' })).toMatchObject({
      lemma: 'lend',
      questions: [],
      next: null,
    });
    const ask = (word: string) => teacher.visitor.post('/analytics/games/questions', { word });
    expect((await ask('qqqqq:noun')).status).toBe(404);
    expect((await ask(`card:${uuid()}`)).status).toBe(404);
    expect((await ask('no key')).status).toBe(400);
  });
});

describe('the statements', () => {
  it('are as many for any class, and read rows of its students and days by an index', async () => {
    const [word = ''] = missed;
    const sent = await statementsDuring(app, async () => {
      await games({ classId: classes[0] });
      await questions(word);
    });
    const own = sent.filter(({ name }) => name?.startsWith('class_'));
    expect(own.map(({ name }) => name).sort()).toEqual([
      'class_asked',
      'class_hardest',
      'class_mistakes',
      'class_plays',
      'class_questions',
    ]);
    for (const { name, text } of own) {
      const plan = await planOf(text);
      expect(plan, name).not.toContain('Seq Scan');
      expect(
        plan.match(/Index Cond: .*/g)?.every((each) => each.includes('student_id')),
        `${name}: ${plan}`,
      ).toBe(true);
      if (name === 'class_asked' || name === 'class_questions') expect(plan).toContain('game_plays_tests');
      expect(plan, name).toContain(indexOf[name as keyof typeof indexOf]);
    }
  });
});

/** The roll-ups of the days, and of the answers only those to a few words. */
const indexOf = {
  class_plays: 'game_days_student_id',
  class_hardest: 'game_misses_day',
  class_mistakes: 'game_misses_student_id',
  class_asked: 'game_answers_word',
  class_questions: 'game_answers_word',
} as const;

async function planOf(text: string): Promise<string> {
  const client = await app.db.$client.connect();
  try {
    await client.query('BEGIN; SET LOCAL enable_seqscan = off');
    const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN) ${text}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}
