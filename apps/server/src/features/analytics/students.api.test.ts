import type { EventKind, StudentEvent, StudentFigures, TaughtStudent } from '@wordgrove/contract/analytics';
import type { DayOfTasks, TaskBoard } from '@wordgrove/contract/daily-tasks';
import { dayMs } from '@wordgrove/contract/days';
import { wordStates } from '@wordgrove/contract/evidence';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classEnrolments, gamePlays, profiles } from '#db/schema/all.ts';
import { dayBefore } from '#platform/local-day.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { daysLater, tasksOf } from '#testing/day-of-tasks.ts';
import { live } from '#testing/lived-days.ts';
import { statementsDuring } from '#testing/statements.ts';

let app: TestApp;
let teacher: Person;
let stranger: Person;
let classId: string;
let otherClassId: string;
/** In 7A, in both classes, and in 7B. */
let students: [Person, Person, Person];
const days = 10;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  stranger = await buildTeacher(app);
  const first = await buildInvite(teacher, { className: '7A' });
  const second = await buildInvite(teacher, { className: '7B' });
  [classId, otherClassId] = [first.classId, second.classId];
  const join = (code: string, fullName: string) => buildStudent(app, code, { fullName });
  students = [await join(first.code, 'Ada'), await join(first.code, 'Bea'), await join(second.code, 'Cem')];
  await students[1].visitor.post('/enrolments', { id: uuid(), code: second.code });
  // Where it is another day for half of ours.
  await app.db.update(profiles).set({ timeZone: 'Pacific/Auckland' }).where(eq(profiles.userId, students[2].id));
  for (let day = 0; day < days; day += 1) {
    for (const [place, each] of students.entries()) await live(app, each, day, place);
    app.clock.advance(dayMs);
    for (const place of students.keys()) students[place] = await daysLater(app, students[place] as Person, 0);
  }
  [teacher, stranger] = [await daysLater(app, teacher, 0), await daysLater(app, stranger, 0)];
});

afterAll(() => app.close());

async function listed(of: { classId?: string } = {}, by = teacher): Promise<TaughtStudent[]> {
  const { status, body } = await by.visitor.get('/analytics/students', of);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.students;
}

/** What the student's own screens say. */
async function ownFigures({ visitor }: Person): Promise<StudentFigures> {
  const get = async (path: string, query?: Record<string, string>) => (await visitor.get(path, query)).body;
  const board: TaskBoard = await get('/daily-tasks/today', { language: 'en' });
  const week = dayBefore(board.day, 6);
  const games: { right: number; answered: number }[] = (await get('/games/stats', { from: week })).byDay;
  const studied: string[] = (await get('/study')).days;
  const sum = (values: number[]) => values.reduce((all, each) => all + each, 0);
  const seconds = sum(
    studied.map((each) => each.split(' ')).flatMap(([day = '', count]) => (day >= week ? Number(count) : [])),
  );
  return {
    day: board.day,
    level: board.xp.level,
    totalXp: board.xp.totalXp,
    streak: board.streak.current,
    tasks: {
      byActivity: 0,
      selfReported: sum(board.days.map((each) => each.completed)),
      total: sum(board.days.map((each) => each.total)),
    },
    words: (await get('/memory/summary')).counts,
    answers: { right: sum(games.map((each) => each.right)), of: sum(games.map((each) => each.answered)) },
    study: { byActivity: 0, selfReported: seconds },
  };
}

const together = ({ byActivity, selfReported }: { byActivity: number; selfReported: number }) =>
  byActivity + selfReported;

describe('the page of a student', () => {
  it('answers as the student’s own calls do', async () => {
    for (const { id, visitor } of students) {
      const { status, body } = await teacher.visitor.get(`/analytics/students/${id}`, { from: '2026-01-01' });
      expect(status, JSON.stringify(body)).toBe(200);
      const board: TaskBoard = (await visitor.get('/daily-tasks/today', { language: 'en' })).body;
      expect(body.days).toEqual(board.days);
      expect(body.xp).toEqual(board.xp);
      expect(body.memory).toEqual((await visitor.get('/memory/summary')).body);
      expect(body.games).toEqual((await visitor.get('/games/stats', { from: '2026-01-01' })).body);
      expect(body.study).toEqual((await visitor.get('/study')).body.days);
      const [row] = (await listed()).filter(({ studentId }) => studentId === id);
      expect(row).toEqual(expect.objectContaining({ figures: body.figures, classes: body.classes, name: body.name }));
    }
  });

  it('opens the events behind each figure, page by page', async () => {
    const [{ id }] = students;
    const events = async (kind: EventKind, page = 1) => {
      const wish = { kind, page, language: 'de' };
      const { status, body } = await teacher.visitor.post(`/analytics/students/${id}/events`, wish);
      expect(status, JSON.stringify(body)).toBe(200);
      return body as { events: StudentEvent[]; hasMore: boolean };
    };
    const all = async (kind: EventKind) => {
      const found: StudentEvent[] = [];
      for (let page = 1, isMore = true; isMore; page += 1) {
        const { events: rows, hasMore } = await events(kind, page);
        found.push(...rows);
        isMore = hasMore;
      }
      return found;
    };
    const { body } = await teacher.visitor.get(`/analytics/students/${id}`, { from: '2026-01-01' });
    const sum = (rows: StudentEvent[], of: (row: never) => number) => rows.reduce((n, row) => n + of(row as never), 0);
    expect(sum(await all('xp'), ({ amount }: { amount: number }) => amount)).toBe(body.xp.totalXp);
    const words = await all('words');
    const counts: Record<string, number> = body.memory.counts;
    expect(words).toHaveLength(Object.values(counts).reduce((n, each) => n + each, 0));
    const answered = body.games.byDay.reduce((n: number, day: { answered: number }) => n + day.answered, 0);
    expect(await all('answers')).toHaveLength(answered);
    const ofFirst = eq(gamePlays.id, body.games.recent[0].id);
    await app.db.update(gamePlays).set({ isTest: true }).where(ofFirst);
    const withTest = await all('answers');
    expect(withTest).toHaveLength(answered);
    const ofTest = { question: '', rightAnswer: '', given: null };
    expect(withTest.slice(0, 10)).toEqual(Array(10).fill(expect.objectContaining(ofTest)));
    expect(withTest.slice(10)).not.toContainEqual(expect.objectContaining({ question: '' }));
    await app.db.update(gamePlays).set({ isTest: false }).where(ofFirst);
    const tasks = await all('tasks');
    expect(tasks.every((each) => each.kind === 'tasks' && each.title.length > 0)).toBe(true);
    const times = tasks.flatMap((each) => (each.kind === 'tasks' ? each.at : []));
    expect(times).toHaveLength(tasks.length);
    expect(times).toEqual(times.toSorted().reverse());
    const days = await all('streak');
    expect(days.map((each) => each.kind === 'streak' && each.day)).toEqual(
      expect.arrayContaining(body.days.filter(({ total }: DayOfTasks) => total > 0).map(({ day }: DayOfTasks) => day)),
    );
    for (const { day, ...of } of body.days as DayOfTasks[]) {
      const listed = days.find((each) => each.kind === 'streak' && each.day === day);
      if (of.total > 0) expect(listed).toMatchObject(of);
    }
    expect(sum(days, ({ completed }: { completed: number }) => completed)).toBe(tasks.length);
    const studied = body.study.reduce((n: number, line: string) => n + Number(line.split(' ')[1]), 0);
    expect(sum(await all('study'), ({ seconds }: { seconds: number }) => seconds)).toBe(studied);
  });

  const narrowed = (kind: EventKind, of?: object) =>
    teacher.visitor.post(`/analytics/students/${students[0].id}/events`, { kind, of, language: 'en' });

  it('opens the answers of one game and of one word, since a day', async () => {
    const [{ id }] = students;
    const { body } = await teacher.visitor.get(`/analytics/students/${id}`, { from: '2026-01-01' });
    const listed = async (of: object): Promise<StudentEvent[]> => (await narrowed('answers', of)).body.events;
    const [word] = body.games.hardest;
    const ofWord = await listed({ word: word.word, from: '2026-01-01' });
    expect(ofWord).toHaveLength(word.asked);
    expect(ofWord.filter((each) => each.kind === 'answers' && !each.isRight)).toHaveLength(word.wrong);
    expect(await listed({ word: word.word, from: '2999-01-01' })).toEqual([]);
    expect(await listed({ game: 'quiz', from: '2026-01-01' })).not.toEqual([]);
    expect(await listed({ game: 'memory-cards', from: '2026-01-01' })).toEqual([]);
  });

  it('opens what a figure of seven days, or of known words, is made of', async () => {
    const [{ id }] = students;
    const { body } = await teacher.visitor.get(`/analytics/students/${id}`, {});
    const { answers, tasks, study, words, day } = body.figures;
    const from = dayBefore(day, 6);
    const listed = async (kind: EventKind, of: object): Promise<StudentEvent[]> =>
      (await narrowed(kind, of)).body.events;
    const right = (await listed('answers', { from })).filter((each) => each.kind === 'answers' && each.isRight);
    expect([right.length, (await listed('answers', { from })).length]).toEqual([answers.right, answers.of]);
    expect(await listed('tasks', { from })).toHaveLength(tasks.byActivity + tasks.selfReported);
    const seconds = (await listed('study', { from })).map((each) => (each.kind === 'study' ? each.seconds : 0));
    expect(seconds.reduce((sum, each) => sum + each, 0)).toBe(study.byActivity + study.selfReported);
    for (const kind of ['answers', 'tasks', 'study'] as const)
      expect(await listed(kind, { from: '2999-01-01' }), kind).toEqual([]);
    for (const state of wordStates) expect(await listed('words', { state }), state).toHaveLength(words[state]);
  });

  it('opens the plays of one game, since a day, with the answers that count', async () => {
    const [{ id }] = students;
    const { body } = await teacher.visitor.get(`/analytics/students/${id}`, { from: '2026-01-01' });
    const listed = async (from = '2026-01-01') =>
      (await narrowed('plays', { game: 'quiz', from })).body.events as Extract<StudentEvent, { kind: 'plays' }>[];
    const { plays, ms, right, answered } = body.games.byGame.find(({ type }: { type: string }) => type === 'quiz');
    const sum = (rows: Awaited<ReturnType<typeof listed>>, of: 'ms' | 'right' | 'of') =>
      rows.reduce((all, row) => all + row[of], 0);
    const all = await listed();
    expect(all).toHaveLength(plays);
    expect([sum(all, 'ms'), sum(all, 'right'), sum(all, 'of')]).toEqual([ms, right, answered]);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
    expect(await listed('2999-01-01')).toEqual([]);
    const [last] = await app.db.select().from(gamePlays).where(eq(gamePlays.id, body.games.recent[0].id));
    const put = (values: Partial<typeof gamePlays.$inferInsert>) =>
      app.db.update(gamePlays).set(values).where(eq(gamePlays.id, body.games.recent[0].id));
    await put({ xpReason: 'too-fast', isTest: true });
    expect((await listed())[0]).toMatchObject({ isTest: true, right: 0, of: 0, ms: last?.playedMs });
    await put({ xpReason: last?.xpReason ?? null, isTest: false });
  });

  it('is only for a teacher whom the student has', async () => {
    const path = `/analytics/students/${students[0].id}`;
    expect((await stranger.visitor.get(path)).status).toBe(404);
    expect((await stranger.visitor.post(`${path}/events`, { kind: 'xp', language: 'en' })).status).toBe(404);
    expect((await teacher.visitor.get(`/analytics/students/${uuid()}`)).status).toBe(404);
    const ofAda = eq(classEnrolments.studentId, students[0].id);
    await app.db.update(classEnrolments).set({ status: 'removed' }).where(ofAda);
    expect((await teacher.visitor.get(path)).status).toBe(404);
    await app.db.update(classEnrolments).set({ status: 'active' }).where(ofAda);
  });
});

describe('the figures of students', () => {
  it('are those of their own screens', async () => {
    const rows = await listed();
    for (const student of students) {
      const figures = rows.find(({ studentId }) => studentId === student.id)?.figures;
      const own = await ownFigures(student);
      if (!figures) throw new Error('a student is missing');
      const { tasks, study: studied, ...rest } = figures;
      const { tasks: ownTasks, study: ownStudy, ...ownRest } = own;
      expect(rest).toEqual(ownRest);
      expect([together(tasks), tasks.total]).toEqual([ownTasks.selfReported, ownTasks.total]);
      expect(together(studied)).toBe(ownStudy.selfReported);
      // Ten days of this leave nothing at zero.
      expect(Math.min(rest.totalXp, rest.answers.of, rest.words.learning ?? 0, studied.byActivity)).toBeGreaterThan(0);
      expect(Math.min(tasks.selfReported, studied.selfReported)).toBeGreaterThan(0);
    }
  });

  it('keep what was seen apart from what was said', async () => {
    const [row] = (await listed({ classId })).filter(({ studentId }) => studentId === students[0].id);
    const before = row?.figures;
    const task = (await tasksOf(students[0]).generate()).body.tasks.find(
      (each: { completed: boolean }) => !each.completed,
    );
    await tasksOf(students[0]).complete(task.id);
    const [after] = (await listed({ classId })).filter(({ studentId }) => studentId === students[0].id);
    expect(after?.figures.tasks.selfReported).toBe((before?.tasks.selfReported ?? 0) + 1);
    expect(after?.figures.tasks.byActivity).toBe(before?.tasks.byActivity);
  });

  it('are those of the teacher’s active students, each once, with the classes they share', async () => {
    const classesOf = (rows: TaughtStudent[]) =>
      Object.fromEntries(rows.map(({ name, classes }) => [name, classes.map(({ className }) => className)]));
    expect(classesOf(await listed())).toEqual({ Ada: ['7A'], Bea: ['7A', '7B'], Cem: ['7B'] });
    expect(classesOf(await listed({ classId: otherClassId }))).toEqual({ Bea: ['7B'], Cem: ['7B'] });
    expect(await listed({}, stranger)).toEqual([]);
  });

  it('are gone with the student and while the class is archived, and another teacher’s class is not found', async () => {
    const ofBea = eq(classEnrolments.studentId, students[1].id);
    await app.db.update(classEnrolments).set({ status: 'removed' }).where(ofBea);
    expect((await listed()).map(({ name }) => name).sort()).toEqual(['Ada', 'Cem']);
    await app.db.update(classEnrolments).set({ status: 'active' }).where(ofBea);
    const { status } = await teacher.visitor.post(`/classes/${otherClassId}/archive`);
    expect([status, await listed({ classId: otherClassId }), (await listed()).length]).toEqual([200, [], 2]);
    expect((await teacher.visitor.get(`/analytics/students/${students[2].id}`)).status).toBe(404);
    await teacher.visitor.post(`/classes/${otherClassId}/reopen`);
    expect((await stranger.visitor.get('/analytics/students', { classId })).status).toBe(404);
    expect((await students[0].visitor.get('/analytics/students')).status).toBe(403);
  });

  it('are a file for spreadsheets in the teacher’s language, where no name is a formula', async () => {
    await app.db.update(profiles).set({ displayName: '=Cem()' }).where(eq(profiles.userId, students[2].id));
    const { status, body, headers } = await teacher.visitor.get('/analytics/students.csv', { classId: otherClassId });
    await app.db.update(profiles).set({ displayName: 'Cem' }).where(eq(profiles.userId, students[2].id));
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const [titles, ...rows] = String(body).trimEnd().split('\r\n');
    expect(titles).toMatch(/^\ufeffStudent,Classes,Level.*,Last active \(Europe\/Istanbul\)$/);
    expect(rows.map((row) => row.split(',')[0])).toEqual(["'=Cem()", 'Bea']);
    const [bea] = (await listed({ classId: otherClassId })).filter(({ name }) => name === 'Bea');
    expect(rows[1]?.split(',').slice(2, 5)).toEqual(
      [bea?.figures.level, bea?.figures.totalXp, bea?.figures.streak].map(String),
    );
  });

  it('take two statements, however many students there are', async () => {
    const sent = await statementsDuring(app, () => listed());
    expect(sent.map(({ name }) => name).filter((name) => name !== 'find_caller')).toHaveLength(2);
  });
});
