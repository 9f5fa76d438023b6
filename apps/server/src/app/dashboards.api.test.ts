import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayBefore, localDay } from '#platform/local-day.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { taskOf } from '#testing/own-task.ts';
import { playQuiz, recall, startQuiz } from '#testing/player.ts';
import { statementsDuring } from '#testing/statements.ts';

let app: TestApp;
let code: string;
let student: Person;

beforeAll(async () => {
  app = await testApp();
  ({ code } = await buildInvite(await buildTeacher(app), { className: 'Seven B' }));
});

beforeEach(async () => {
  student = await buildStudent(app, code);
});

afterAll(() => app.close());

const dashboard = async (language = 'en') => {
  const answer = await student.visitor.get('/dashboards/student', { language });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const daysAgo = (days: number) => dayBefore(localDay(app.clock.now(), 'Europe/Istanbul'), days);
const addTodo = (title: string, dueOn: string | null) => student.visitor.post('/todos', { id: uuid(), title, dueOn });

describe('a student’s dashboard', () => {
  it('says of a beginner that nothing was done yet', async () => {
    expect(await dashboard()).toMatchObject({
      tasks: { tasks: [], total: 0, streak: { week: 0, current: 0, longest: 0 }, xp: { totalXp: 0, level: 1 } },
      classes: [{ className: 'Seven B' }],
      cards: { due: 0, fresh: 0 },
      todos: { soonest: [], open: 0, overdue: 0, dueToday: 0 },
      study: { seconds: 0, goal: null, timer: null },
      leftPlays: [],
      reading: null,
      lastActiveDay: null,
    });
  });

  it('says of every part what its own call says', async () => {
    await student.visitor.post('/daily-tasks/generate', { language: 'tr' });
    await recall(app, student, 3, ['apple:noun', 'bread:noun']);
    const body = await dashboard('tr');
    const ask = async (path: string, query?: Record<string, string>) => (await student.visitor.get(path, query)).body;
    expect(body.tasks).toEqual(await ask('/daily-tasks/today', { language: 'tr' }));
    expect(body.tasks.total).toBeGreaterThan(3);
    expect(body.tasks.xp).toEqual(await ask('/memory/xp'));
    expect(body.classes).toEqual(await ask('/enrolments/mine'));
    expect(body.notices).toEqual(await ask('/notices'));
    expect(body.cards).toEqual(await ask('/flashcards/waiting'));
  });

  it('lists the to-dos that are due soonest, and counts the others', async () => {
    await addTodo('some day', null);
    await addTodo('in a week', daysAgo(-7));
    await addTodo('late', daysAgo(1));
    await addTodo('today', daysAgo(0));
    const { todos } = await dashboard();
    expect(todos.soonest.map(({ title }: { title: string }) => title)).toEqual(['late', 'today', 'in a week']);
    expect(todos).toMatchObject({ open: 4, overdue: 1, dueToday: 1 });
  });

  it('adds up the local day’s study, and shows the clock and the goal', async () => {
    const session = { activity: 'reading', time: '00:01', minutes: 1 };
    await student.visitor.post('/study/sessions', { ...session, id: uuid(), day: daysAgo(1), minutes: 60 });
    await student.visitor.post('/study/goal', { minutes: 30 });
    const id = uuid();
    await student.visitor.post('/study/timer', { id, activity: 'grammar' });
    const { study } = await dashboard();
    expect(study).toMatchObject({ seconds: 0, goal: 30, timer: { id, activity: 'grammar' } });
    app.clock.advance(120_000);
    const stopped = await student.visitor.post(`/study/timer/${id}/stop`, {});
    expect(stopped.status, JSON.stringify(stopped.body)).toBe(200);
    const { study: later } = await dashboard();
    expect(later).toMatchObject({ seconds: 120, timer: null });
  });

  it('offers plays that were left, the latest first, and none that is over', async () => {
    await playQuiz(app, student);
    const first = await startQuiz(student);
    app.clock.advance(60_000);
    const second = await startQuiz(student);
    const { leftPlays } = await dashboard();
    expect(leftPlays.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
  });

  it('knows the last day on which something was done', async () => {
    await recall(app, student, 9, ['apple:noun']);
    expect((await dashboard()).lastActiveDay).toBe(daysAgo(9));
    const task = await taskOf(app, student, { counts: 'words-looked-up', game: undefined, target: 1 });
    await student.visitor.post(`/daily-tasks/tasks/${task}/complete`, { language: 'en' });
    expect((await dashboard()).lastActiveDay).toBe(daysAgo(0));
  });

  it('asked for by many at once shows each what it shows them alone', async () => {
    const all = await Promise.all(Array.from({ length: 9 }, () => buildStudent(app, code)));
    for (const [n, each] of all.entries()) {
      await each.visitor.post('/todos', { id: uuid(), title: `of ${n}`, dueOn: daysAgo(n - 4) });
      if (n % 2) await recall(app, each, n, ['apple:noun']);
    }
    const asked = () => all.map(({ visitor }) => visitor.get('/dashboards/student', { language: 'en' }));
    let together: Awaited<ReturnType<typeof dashboard>>[] = [];
    const sent = await statementsDuring(app, async () => {
      together = (await Promise.all(asked())).map(({ body }) => body);
    });
    expect(sent.filter(({ name }) => name === 'student_dashboard').length).toBeLessThan(all.length);
    expect(together.map(({ todos }) => todos.soonest[0].title)).toEqual(all.map((_, n) => `of ${n}`));
    for (const [n, { visitor }] of all.entries()) {
      const { body } = await visitor.get('/dashboards/student', { language: 'en' });
      expect({ ...together[n], study: body.study }).toEqual(body);
    }
  });
});
