import { limits } from '@wordgrove/contract/limits';
import { and, eq, like } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dailyTaskMoves, dailyTaskSets, dailyTasks, profiles, xpEvents } from '#db/schema/all.ts';
import { localDay } from '#platform/local-day.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { taskOf } from '#testing/own-task.ts';
import { finish, playQuiz, start } from '#testing/player.ts';

let app: TestApp;
let code: string;
let student: Person;

beforeAll(async () => {
  app = await testApp();
  code = (await buildInvite(await buildTeacher(app), { maxUses: 100 })).code;
});

beforeEach(async () => {
  student = await buildStudent(app, code);
});

afterAll(() => app.close());

const language = 'en';
const dayMs = 86_400_000;
const today = async (person = student) => (await person.visitor.get('/daily-tasks/today?language=en')).body;
const generate = (person = student) => person.visitor.post('/daily-tasks/generate', { language });
const regenerate = (id: string) => student.visitor.post('/daily-tasks/sets', { id, language });
const advance = (id: string, progress: unknown, person = student) =>
  person.visitor.post(`/daily-tasks/tasks/${id}/advance`, { language, progress });
const complete = (id: string, person = student) =>
  person.visitor.post(`/daily-tasks/tasks/${id}/complete`, { language });
const row = async (id: string) => (await app.db.select().from(dailyTasks).where(eq(dailyTasks.id, id)))[0];
const moves = (id: string) => app.db.select().from(dailyTaskMoves).where(eq(dailyTaskMoves.taskId, id));
const profile = async () => (await app.db.select().from(profiles).where(eq(profiles.userId, student.id)))[0];
const paid = () =>
  app.db
    .select()
    .from(xpEvents)
    .where(and(eq(xpEvents.studentId, student.id), like(xpEvents.reason, 'task:%')));

/** Sessions don't last that long, so the student signs in anew. */
async function later(days: number): Promise<void> {
  app.clock.advance(days * dayMs);
  const [again] = await signInAgain(1);
  if (again) student = again;
}

/** The same student on other devices. */
async function signInAgain(times: number): Promise<Person[]> {
  return Promise.all(
    Array.from({ length: times }, async () => {
      const visitor = app.visitor();
      const { email, password } = student;
      await visitor.post('/auth/sign-in', { email, password, keepSignedIn: true });
      return { ...student, visitor };
    }),
  );
}

describe('the day’s tasks', () => {
  it('are none before somebody asks, and then four to six with all that the screens show', async () => {
    expect(await today()).toMatchObject({ tasks: [], total: 0, weeklyPercent: 0, paidLeft: 6 });
    const { status, body } = await generate();
    expect(status).toBe(200);
    expect(body.day).toBe(localDay(app.clock.now(), 'Europe/Istanbul'));
    expect(body.tasks.length).toBeGreaterThanOrEqual(4);
    expect(body.tasks.length).toBeLessThanOrEqual(6);
    for (const task of body.tasks) {
      expect(task).toMatchObject({ progress: 0, byActivity: 0, completed: false, completedAt: null, xpGiven: null });
      expect(task.xp).toBeGreaterThanOrEqual(30);
      expect(task.xp).toBeLessThanOrEqual(120);
      expect(task.actionUrl).toMatch(/^\//);
    }
    expect(body.tips.length).toBeGreaterThanOrEqual(3);
    expect(body.days).toHaveLength(7);
    expect(await today()).toEqual(body);
  });

  it('are made once, however many tabs and devices ask at once', async () => {
    const devices = await signInAgain(4);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => generate(devices[n % 4])));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const sets = await app.db.select().from(dailyTaskSets).where(eq(dailyTaskSets.studentId, student.id));
    expect(sets).toMatchObject([{ kind: 'first' }]);
  });

  it('are told in the language that is asked for', async () => {
    const { body } = await generate();
    const german = (await student.visitor.get('/daily-tasks/today?language=de')).body;
    expect(german.tasks.map(({ id }: { id: string }) => id)).toEqual(body.tasks.map(({ id }: { id: string }) => id));
    for (const [n, task] of german.tasks.entries()) expect(task.title).not.toBe(body.tasks[n].title);
    expect(german.tips).toHaveLength(body.tips.length);
  });

  it('are others on the next local day', async () => {
    const { body } = await generate();
    await later(1);
    expect(await today()).toMatchObject({ tasks: [], total: 0 });
    const next = (await generate()).body;
    expect(next.day > body.day).toBe(true);
    expect(next.tasks.length).toBeGreaterThanOrEqual(4);
  });

  it('follow a student who moves to another day', async () => {
    const at = (timeZone: string) => app.db.update(profiles).set({ timeZone }).where(eq(profiles.userId, student.id));
    await at('Pacific/Kiritimati');
    const { day } = (await generate()).body;
    await at('Pacific/Pago_Pago');
    const { body } = await generate();
    expect(body.day < day).toBe(true);
    expect(body.total).toBeGreaterThanOrEqual(4);
    await at('Pacific/Kiritimati');
    expect(await app.db.$count(dailyTaskSets, eq(dailyTaskSets.studentId, student.id))).toBe(2);
    expect((await generate()).body.day).toBe(day);
    expect(await app.db.$count(dailyTaskSets, eq(dailyTaskSets.studentId, student.id))).toBe(2);
  });
});

describe('new tasks', () => {
  it('take the place of what is left, once for the id, and keep what is completed', async () => {
    const { body: before } = await generate();
    const [first, ...rest] = before.tasks;
    await complete(first.id);
    const id = uuid();
    const answers = await Promise.all(Array.from({ length: 5 }, () => regenerate(id)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    const { body } = answers[0] as (typeof answers)[0];
    expect(body.tasks[0]).toMatchObject({ id: first.id, completed: true });
    const ids = body.tasks.map((task: { id: string }) => task.id);
    for (const task of rest) {
      expect(ids).not.toContain(task.id);
      expect((await row(task.id))?.archivedAt).not.toBeNull();
      // What has just been put away isn't asked again.
      expect(body.tasks.map(({ title }: { title: string }) => title)).not.toContain(task.title);
    }
    expect(body).toMatchObject({ completed: 1, total: body.tasks.length });
  });

  it('are refused after the twentieth time, and nothing is archived then', async () => {
    await generate();
    for (let n = 1; n < limits.taskSetsPerDay; n += 1) expect((await regenerate(uuid())).status).toBe(201);
    const before = await today();
    expect(await regenerate(uuid())).toMatchObject({ status: 409, body: { code: 'too-many-task-sets' } });
    expect(await today()).toEqual(before);
  });
});

describe('a step of one’s own', () => {
  it('is the next one, and the last completes the task and pays for it', async () => {
    const task = await taskOf(app, student, { target: 3, xp: 40 });
    expect((await advance(task, 1)).body.tasks[0]).toMatchObject({ progress: 1, byActivity: 0, completed: false });
    await advance(task, 2);
    const { body } = await advance(task, 3);
    expect(body).toMatchObject({
      completed: 1,
      weeklyPercent: 100,
      paidLeft: 5,
      streak: { week: 1, current: 1, longest: 1 },
      tasks: [{ progress: 3, completed: true, xpGiven: 40 }],
    });
    expect(await profile()).toMatchObject({ totalXp: 40, level: 1, lastTaskCompletedAt: expect.any(Date) });
    expect(await moves(task)).toMatchObject(Array(3).fill({ source: 'self', amount: 1 }));
  });

  it('changes nothing when it is sent again or comes late', async () => {
    const task = await taskOf(app, student, { target: 5 });
    await advance(task, 1);
    await Promise.all(Array.from({ length: 20 }, () => advance(task, 2)));
    expect((await row(task))?.progress).toBe(2);
    expect((await advance(task, 1)).body.tasks[0].progress).toBe(2);
    expect(await moves(task)).toHaveLength(2);
  });

  it('is refused above the target, below zero, and for more than one step; nothing changes', async () => {
    const task = await taskOf(app, student, { target: 3 });
    const before = await row(task);
    for (const progress of [2, 4, 1000])
      expect(await advance(task, progress)).toMatchObject({
        status: 409,
        body: { code: 'progress-refused', data: { progress: 0, target: 3 } },
      });
    for (const progress of [-1, 1.5, 1e9, '2', null])
      expect(await advance(task, progress)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(await row(task)).toEqual(before);
    await complete(task);
    const after = await row(task);
    expect((await advance(task, 4)).status).toBe(409);
    expect((await advance(task, 3)).status).toBe(200);
    expect(await row(task)).toEqual(after);
  });

  it('is refused on another student’s task, on yesterday’s and on an archived one; nothing changes', async () => {
    const other = await buildStudent(app, code);
    const theirs = await taskOf(app, other, { target: 3 });
    const before = await row(theirs);
    for (const act of [() => advance(theirs, 1), () => complete(theirs)])
      expect(await act()).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await row(theirs)).toEqual(before);

    const old = await taskOf(app, student, { target: 3 });
    await regenerate(uuid());
    const archived = await row(old);
    expect(await advance(old, 1)).toMatchObject({ status: 409, body: { code: 'task-closed' } });
    expect(await row(old)).toEqual(archived);

    const mine = await taskOf(app, student, { target: 3 });
    await later(1);
    for (const act of [() => advance(mine, 1), () => complete(mine)])
      expect(await act()).toMatchObject({ status: 409, body: { code: 'task-closed' } });
    expect(await row(mine)).toMatchObject({ progress: 0, completedAt: null });
    expect(await paid()).toEqual([]);
  });
});

describe('completing', () => {
  it('gives XP once and one time of completion, for a hundred at once from several devices', async () => {
    const task = await taskOf(app, student, { target: 7, xp: 60 });
    const devices = await signInAgain(4);
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => complete(task, devices[n % 4])));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.tasks[0].completedAt)).size).toBe(1);
    expect(await paid()).toMatchObject([{ reason: `task:${task}`, amount: 60 }]);
    expect(await profile()).toMatchObject({ totalXp: 60 });
    expect(await moves(task)).toMatchObject([{ cause: 'own:7', amount: 7, source: 'self' }]);
  });

  it('pays for six tasks a day, and says so of the others', async () => {
    const tasks: string[] = [];
    for (let n = 0; n < 8; n += 1) tasks.push(await taskOf(app, student, { target: 1, xp: 30 }));
    await Promise.all(tasks.map((id) => complete(id)));
    const given = await Promise.all(tasks.map(async (id) => (await row(id))?.xpGiven));
    expect(given.filter((xp) => xp === 30)).toHaveLength(6);
    expect(given.filter((xp) => xp === 0)).toHaveLength(2);
    expect(await today()).toMatchObject({ completed: 8, paidLeft: 0 });
    expect(await profile()).toMatchObject({ totalXp: 180 });
    await later(1);
    await complete(await taskOf(app, student, { target: 1, xp: 30 }));
    expect(await profile()).toMatchObject({ totalXp: 210 });
  });
});

describe('what the product sees', () => {
  const saveWord = (word: string) => student.visitor.post('/dictionary/saved-words', { word });
  const lookUp = (word: string, more: object = {}) =>
    student.visitor.post('/dictionary/look-ups', { id: uuid(), word, ...more });

  it('moves a task beside the student’s own steps, and the way of each is kept', async () => {
    const task = await taskOf(app, student, { counts: 'words-saved', target: 4 });
    await saveWord('apple');
    await advance(task, 2);
    await saveWord('pear');
    expect((await today()).tasks[0]).toMatchObject({ progress: 3, byActivity: 2, isCounted: true, completed: false });
    await saveWord('plum');
    expect((await today()).tasks[0]).toMatchObject({ progress: 4, byActivity: 3, completed: true });
    await saveWord('cherry');
    expect(await row(task)).toMatchObject({ progress: 4, byActivity: 3 });
    expect(await paid()).toHaveLength(1);
    expect((await moves(task)).map(({ cause, source }) => `${source} ${cause}`).sort()).toEqual([
      'activity saved:apple',
      'activity saved:pear',
      'activity saved:plum',
      'self own:1',
    ]);
  });

  it('counts a word once, however often it is saved or looked up', async () => {
    const saved = await taskOf(app, student, { counts: 'words-saved', target: 4 });
    const seen = await taskOf(app, student, { counts: 'words-looked-up', target: 4 });
    await saveWord('apple');
    await student.visitor.post('/dictionary/saved-words/remove', { word: 'apple' });
    await saveWord('apple');
    for (const word of ['ran', 'running', 'run']) await lookUp(word);
    expect(await row(saved)).toMatchObject({ progress: 1 });
    expect(await row(seen)).toMatchObject({ progress: 1 });
  });

  it('is of the day on which it happened, not of the one on which it arrives', async () => {
    const task = await taskOf(app, student, { counts: 'words-looked-up', target: 4 });
    await lookUp('house', { at: new Date(app.clock.now().getTime() - 2 * dayMs).toISOString() });
    expect(await row(task)).toMatchObject({ progress: 0 });
    await lookUp('house', { at: new Date(app.clock.now().getTime() + 2 * dayMs).toISOString() });
    expect(await row(task)).toMatchObject({ progress: 1 });
  });

  it('counts games of the kind that is asked for, and those who are done too fast for nothing', async () => {
    const any = await taskOf(app, student, { counts: 'games-played', target: 3 });
    const quiz = await taskOf(app, student, { counts: 'games-played', game: 'quiz', target: 1, xp: 45 });
    const anagram = await taskOf(app, student, { counts: 'games-played', game: 'anagram', target: 1 });
    await playQuiz(app, student);
    expect(await row(any)).toMatchObject({ progress: 1, byActivity: 1 });
    expect(await row(quiz)).toMatchObject({ progress: 1, xpGiven: 45 });
    expect(await row(anagram)).toMatchObject({ progress: 0 });
  });

  it('counts a passage that is read to its end, which is a lesson on the profile too', async () => {
    const task = await taskOf(app, student, { counts: 'passages-read', target: 2 });
    const read = async (isToTheEnd: boolean) => {
      const { body } = await start(student, { type: 'reading', mode: 'passage', items: 1 });
      const [{ id, questions }] = body.round.items;
      const asked = isToTheEnd ? questions : questions.slice(0, 1);
      const answers = asked.map((question: { id: string; right: number; options: string[] }, place: number) => ({
        at: 600_000 + 30_000 * (place + 1),
        item: question.id,
        choice: (question.right + 1) % question.options.length,
      }));
      app.clock.advance(1_200_000);
      expect((await finish(student, body.id, [{ at: 600_000, item: id, read: true }, ...answers])).status).toBe(200);
    };
    await read(false);
    expect(await row(task)).toMatchObject({ progress: 0 });
    expect(await profile()).toMatchObject({ completedLessons: 0, gamesPlayed: 1 });
    await read(true);
    expect(await row(task)).toMatchObject({ progress: 1, byActivity: 1 });
    expect(await profile()).toMatchObject({ completedLessons: 1, gamesPlayed: 2 });
  });

  it('counts an answer to a card, and takes it back when the answer is undone', async () => {
    const task = await taskOf(app, student, { counts: 'cards-reviewed', target: 3 });
    const [deckId, cardId, review] = [uuid(), uuid(), uuid()];
    await student.visitor.post('/flashcards/decks', { id: deckId, name: 'Mine' });
    const card = { id: cardId, deckId, front: 'tree', back: 'ağaç', language: 'tr' };
    await student.visitor.post('/flashcards/cards', card);
    const answer = (id: string) =>
      student.visitor.post('/flashcards/reviews', { id, cardId, grade: 3, durationMs: 900, hints: 0 });
    await answer(review);
    await answer(review);
    expect(await row(task)).toMatchObject({ progress: 1, byActivity: 1 });
    await advance(task, 2);
    const undone = await student.visitor.post('/flashcards/reviews/undo', { id: uuid(), reviewId: review });
    expect(undone.status).toBe(201);
    expect(await row(task)).toMatchObject({ progress: 1, byActivity: 0 });
    await answer(uuid());
    await advance(task, 3);
    expect(await row(task)).toMatchObject({ progress: 3, byActivity: 1, completedAt: expect.any(Date) });
  });

  it('pays once when it and a +1 reach the target at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const task = await taskOf(app, student, { counts: 'words-saved', target: 1, xp: 30 });
      const word = ['lemon', 'melon', 'olive', 'onion', 'bread'][round] ?? '';
      await Promise.all([saveWord(word), advance(task, 1), complete(task), saveWord(word)]);
      expect(await row(task)).toMatchObject({ progress: 1, xpGiven: 30 });
    }
    expect(await profile()).toMatchObject({ totalXp: 150 });
  });
});

describe('what is old', () => {
  it('goes after ninety days when new tasks are made, apart from tasks that count', async () => {
    const task = await taskOf(app, student, { target: 2 });
    await advance(task, 1);
    await complete(task);
    const left = await taskOf(app, student, { target: 2 });
    await regenerate(uuid());
    await later(89);
    await generate();
    expect(await row(left)).toBeDefined();
    expect(await moves(task)).toHaveLength(2);
    await later(2);
    await generate();
    expect(await row(left)).toBeUndefined();
    expect(await moves(task)).toEqual([]);
    expect(await row(task)).toMatchObject({ progress: 2 });
  });
});
