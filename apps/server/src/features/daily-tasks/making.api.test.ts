import { limits } from '@wordgrove/contract/limits';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dailyTaskSets, dailyTasks, profiles } from '#db/schema/all.ts';
import { dayBefore, localDay } from '#platform/local-day.ts';
import { openContent } from '#platform/teaching-content.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { daysLater, onDevices, tasksKept, tasksOf } from '#testing/day-of-tasks.ts';
import { taskOf } from '#testing/own-task.ts';
import type { DrawnTask } from './draw.ts';
import { chanceOf, drawTasks, fitting } from './draw.ts';

let app: TestApp;
let code: string;
let student: Person;
let tasks: ReturnType<typeof tasksOf>;
let kept: ReturnType<typeof tasksKept>;

beforeAll(async () => {
  app = await testApp();
  code = (await buildInvite(await buildTeacher(app), { maxUses: 100 })).code;
});

beforeEach(async () => {
  use(await buildStudent(app, code));
  kept = tasksKept(app, student);
});

afterAll(() => app.close());

function use(person: Person): void {
  student = person;
  tasks = tasksOf(student);
}

describe('the day’s tasks', () => {
  it('are none before somebody asks, and then four to six with all that the screens show', async () => {
    expect(await tasks.today()).toMatchObject({ tasks: [], total: 0, weeklyPercent: 0, paidLeft: 6 });
    const { status, body } = await tasks.generate();
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
    expect(await tasks.today()).toEqual(body);
  });

  it('are made once, however many tabs and devices ask at the same time', async () => {
    const devices = (await onDevices(app, student, 4)).map(tasksOf);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => (devices[n % 4] ?? tasks).generate()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const sets = await app.db.select().from(dailyTaskSets).where(eq(dailyTaskSets.studentId, student.id));
    expect(sets).toMatchObject([{ kind: 'first' }]);
  });

  it('are made by the first thing that a student does, which counts for them', async () => {
    const templates = fitting([...openContent().taskTemplates], { cards: 0, pages: 0 });
    const dayAfter = (days: number) => dayBefore(localDay(app.clock.now(), 'Europe/Istanbul'), -days);
    const draw = (day: string) => drawTasks(templates, chanceOf(`tasks:${student.id}:${day}`));
    const asksToSave = ({ template }: DrawnTask) => template.counts === 'words-saved';
    const days = Array.from({ length: 300 }, (_, n) => n).find((n) => draw(dayAfter(n)).some(asksToSave));
    use(await daysLater(app, student, days ?? 0));
    const { status } = await student.visitor.post('/dictionary/saved-words', { word: 'apple' });
    expect(status).toBe(201);
    const board = await tasks.today();
    expect(board.tasks.map(({ progress }: { progress: number }) => progress)).toEqual(
      draw(board.day).map((each) => (asksToSave(each) ? 1 : 0)),
    );
    expect((await tasks.generate()).body).toEqual(board);
  });

  it('are a student’s: what a teacher does makes none', async () => {
    const teacher = await buildTeacher(app);
    await teacher.visitor.post('/dictionary/saved-words', { word: 'apple' });
    await teacher.visitor.post('/dictionary/look-ups', { id: uuid(), word: 'apple' });
    expect(await app.db.$count(dailyTaskSets, eq(dailyTaskSets.studentId, teacher.id))).toBe(0);
  });

  it('are in the requested language', async () => {
    const { body } = await tasks.generate();
    const german = await tasks.today('de');
    expect(german.tasks.map(({ id }: { id: string }) => id)).toEqual(body.tasks.map(({ id }: { id: string }) => id));
    for (const [n, task] of german.tasks.entries()) expect(task.title).not.toBe(body.tasks[n].title);
    expect(german.tips).toHaveLength(body.tips.length);
  });

  it('ask for cards only where as many wait', async () => {
    const asked = async (person: Person) => {
      use(person);
      for (let n = 0; n < 12; n += 1) expect((await tasks.regenerate(uuid())).status).toBe(201);
      const rows = await app.db.select().from(dailyTasks).where(eq(dailyTasks.studentId, person.id));
      return rows.map(({ templateId }) => openContent().taskTemplates.find(({ id }) => id === templateId)?.cards ?? 0);
    };
    expect(Math.max(...(await asked(student)))).toBe(0);
    const withCards = await buildStudent(app, code);
    const deckId = uuid();
    await withCards.visitor.post('/flashcards/decks', { id: deckId, name: 'Mine' });
    for (const front of ['tree', 'house', 'river', 'bread', 'apple', 'chair', 'window', 'garden', 'water', 'horse'])
      await withCards.visitor.post('/flashcards/cards', { id: uuid(), deckId, front, back: 'x', language: 'tr' });
    const most = Math.max(...(await asked(withCards)));
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(10);
  });

  it('are others on the next local day', async () => {
    const { body } = await tasks.generate();
    use(await daysLater(app, student, 1));
    expect(await tasks.today()).toMatchObject({ tasks: [], total: 0 });
    const next = (await tasks.generate()).body;
    expect(next.day > body.day).toBe(true);
    expect(next.tasks.length).toBeGreaterThanOrEqual(4);
  });

  it('follow a student who moves to another day', async () => {
    const at = (timeZone: string) => app.db.update(profiles).set({ timeZone }).where(eq(profiles.userId, student.id));
    await at('Pacific/Kiritimati');
    const { day } = (await tasks.generate()).body;
    await at('Pacific/Pago_Pago');
    const { body } = await tasks.generate();
    expect(body.day < day).toBe(true);
    expect(body.total).toBeGreaterThanOrEqual(4);
    await at('Pacific/Kiritimati');
    expect(await app.db.$count(dailyTaskSets, eq(dailyTaskSets.studentId, student.id))).toBe(2);
    expect((await tasks.generate()).body.day).toBe(day);
    expect(await app.db.$count(dailyTaskSets, eq(dailyTaskSets.studentId, student.id))).toBe(2);
  });
});

describe('a streak', () => {
  const live = (timeZone: string) => app.db.update(profiles).set({ timeZone }).where(eq(profiles.userId, student.id));
  const doAll = async () => {
    const { body } = await tasks.generate();
    await Promise.all(body.tasks.map(({ id }: { id: string }) => tasks.complete(id)));
    return (await tasks.today()).streak;
  };

  it('stands where a day comes twice', async () => {
    await live('Pacific/Kiritimati');
    expect(await doAll()).toMatchObject({ current: 1 });
    await live('Pacific/Honolulu');
    expect((await tasks.today()).streak).toMatchObject({ current: 1, longest: 1 });
    expect(await doAll()).toMatchObject({ current: 2, longest: 2 });
    await live('Pacific/Kiritimati');
    expect((await tasks.today()).streak).toMatchObject({ current: 2, longest: 2 });
  });

  it('goes on where a day was left out', async () => {
    await live('Pacific/Honolulu');
    expect(await doAll()).toMatchObject({ current: 1 });
    const { day } = await tasks.today();
    use(await daysLater(app, student, 1));
    await live('Pacific/Kiritimati');
    expect(await tasks.today()).toMatchObject({ day: dayBefore(day, -2), streak: { current: 1 } });
    expect(await doAll()).toMatchObject({ current: 2, longest: 2 });
  });
});

describe('new tasks', () => {
  it('take the place of what is left, once for the id, and keep what is completed', async () => {
    const { body: before } = await tasks.generate();
    const [first, ...rest] = before.tasks;
    await tasks.complete(first.id);
    const id = uuid();
    const answers = await Promise.all(Array.from({ length: 5 }, () => tasks.regenerate(id)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    const { body } = answers[0] as (typeof answers)[0];
    expect(body.tasks[0]).toMatchObject({ id: first.id, completed: true });
    const ids = body.tasks.map((task: { id: string }) => task.id);
    for (const task of rest) {
      expect(ids).not.toContain(task.id);
      expect((await kept.row(task.id))?.archivedAt).not.toBeNull();
      // A task that was just put away isn't drawn again.
      expect(body.tasks.map(({ title }: { title: string }) => title)).not.toContain(task.title);
    }
    expect(body).toMatchObject({ completed: 1, total: body.tasks.length });
  });

  it('leave no more to the student’s word, once two such tasks are completed', async () => {
    for (let n = 0; n < 2; n += 1) await tasks.complete(await taskOf(app, student, { target: 1 }));
    const noted = new Set(openContent().taskTemplates.flatMap(({ id, counts }) => (counts ? [] : [id])));
    for (let n = 0; n < 8; n += 1) {
      const { status, body } = await tasks.regenerate(uuid());
      expect(status).toBe(201);
      const rows = await Promise.all(body.tasks.map(({ id }: { id: string }) => kept.row(id)));
      expect(rows.filter(({ templateId, completedAt }) => !completedAt && noted.has(templateId))).toEqual([]);
    }
  });

  it('don’t cost a day that was reached, and don’t reach one that wasn’t', async () => {
    const { body: before } = await tasks.generate();
    await Promise.all(before.tasks.map(({ id }: { id: string }) => tasks.complete(id)));
    const { body } = await tasks.regenerate(uuid());
    const { completed, total } = body;
    expect(completed).toBe(before.total);
    expect(total).toBeGreaterThanOrEqual(before.total + 4);
    expect(body).toMatchObject({
      weeklyPercent: Math.round((100 * completed) / total),
      streak: { current: 1, week: 1 },
    });
    expect(body.days[6]).toMatchObject({ completed, total, isReached: true });
    expect((await tasks.regenerate(uuid())).body.streak).toMatchObject({ current: 1 });
    use(await daysLater(app, student, 1));
    const next = (await tasks.generate()).body;
    await tasks.complete(next.tasks[0].id);
    expect((await tasks.regenerate(uuid())).body).toMatchObject({ streak: { current: 1 }, completed: 1 });
    expect((await tasks.today()).days[6]).toMatchObject({ isReached: false });
  });

  it('are refused after the twentieth time, and nothing is archived then', async () => {
    await tasks.generate();
    for (let n = 1; n < limits.taskSetsPerDay; n += 1) expect((await tasks.regenerate(uuid())).status).toBe(201);
    const before = await tasks.today();
    expect(await tasks.regenerate(uuid())).toMatchObject({ status: 409, body: { code: 'too-many-task-sets' } });
    expect(await tasks.today()).toEqual(before);
  });
});

describe('what is old', () => {
  it('goes after ninety days when new tasks are made, apart from tasks that count', async () => {
    const task = await taskOf(app, student, { target: 2 });
    await tasks.advance(task, 1);
    await tasks.complete(task);
    const left = await taskOf(app, student, { target: 2 });
    await tasks.regenerate(uuid());
    use(await daysLater(app, student, 89));
    await tasks.generate();
    expect(await kept.row(left)).toBeDefined();
    expect(await kept.moves(task)).toHaveLength(2);
    use(await daysLater(app, student, 2));
    await tasks.generate();
    expect(await kept.row(left)).toBeUndefined();
    expect(await kept.moves(task)).toEqual([]);
    expect(await kept.row(task)).toMatchObject({ progress: 2 });
  });
});
