import { dayMs } from '@wordgrove/contract/days';
import type { ThreeToday } from '@wordgrove/contract/three-today';
import { eq } from 'drizzle-orm';
import { State } from 'ts-fsrs';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  analyticsAside,
  assignmentWork,
  classEnrolments,
  dailyTaskSets,
  dailyTasks,
  practiceDays,
  studySessions,
  wordMemory,
} from '#db/schema/all.ts';
import { dayBefore, localDay } from '#platform/local-day.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { setAssignment } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { daysLater } from '#testing/day-of-tasks.ts';
import { scansDuring } from '#testing/plans.ts';

let app: TestApp;
let teacher: Person;
let stranger: Person;
let classId: string;
let today: string;
/** Comes as ever, stopped ten days ago, writes down more than is seen, and left a streak. */
let steady: Person[];
let stopped: Person;
let writer: Person;
let streaker: Person;

const zone = 'Europe/Istanbul';
const back = (days: number) => dayBefore(today, days);
const window = Array.from({ length: 28 }, (_, days) => days);

beforeAll(async () => {
  app = await testApp();
  [teacher, stranger] = [await buildTeacher(app), await buildTeacher(app)];
  const invite = await buildInvite(teacher, { className: '7A' });
  classId = invite.classId;
  const join = (fullName: string) => buildStudent(app, invite.code, { fullName });
  steady = [await join('Ada'), await join('Bea'), await join('Cem'), await join('Dora')];
  [stopped, writer, streaker] = [await join('Stop'), await join('Write'), await join('Run')];
  app.clock.advance(30 * dayMs);
  [teacher, stranger] = [await daysLater(app, teacher, 0), await daysLater(app, stranger, 0)];
  today = localDay(app.clock.now(), zone);
  for (const student of [...steady, streaker]) await practise(student, window);
  for (const student of [stopped, writer]) await practise(student, window.slice(10));
  await enter(writer, 3);
  await complete(writer, [back(4)], { byActivity: 0 });
  await complete(streaker, window.slice(3, 20).map(back), { byActivity: 1 });
});

beforeEach(async () => {
  await app.db.delete(analyticsAside);
});

afterAll(() => app.close());

async function practise({ id: studentId }: Person, days: readonly number[], passes = 7): Promise<void> {
  const row = { studentId, activity: 'card' as const, events: 10, passes, fails: 10 - passes, durationMs: 1000 };
  await app.db.insert(practiceDays).values(days.map((day) => ({ ...row, localDay: back(day) })));
}

/** Half an hour that the student says was spent. */
async function enter({ id: studentId }: Person, daysAgo: number): Promise<void> {
  const at = new Date(app.clock.now().getTime() - daysAgo * dayMs);
  const times = { startedAt: at, endedAt: new Date(at.getTime() + 1_800_000), timeZone: zone, seconds: 1800 };
  await app.db.insert(studySessions).values({ id: uuid(), studentId, activity: 'reading', source: 'manual', ...times });
}

/** The only task of each day, completed. */
async function complete({ id: studentId }: Person, days: readonly string[], { byActivity }: { byActivity: number }) {
  for (const day of days) {
    const setId = uuid();
    const now = app.clock.now();
    await app.db
      .insert(dailyTaskSets)
      .values({ id: setId, studentId, day, timeZone: zone, kind: 'first', createdAt: now });
    await app.db.insert(dailyTasks).values({
      ...{ id: uuid(), studentId, setId, day, place: 0, templateId: 'review-cards', type: 'vocabulary' },
      ...{ priority: 'high', target: 1, progress: 1, byActivity, xp: 10, completedAt: now },
    });
  }
}

async function three(of: { classId?: string } = {}, by = teacher): Promise<ThreeToday> {
  const { status, body } = await by.visitor.get('/analytics/three', of);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const reasonsOf = (found: ThreeToday, { id }: Person) => found.students.find((each) => each.studentId === id)?.reasons;

const aside = (more: object = {}) => ({
  ...{ id: uuid(), studentId: stopped.id, rule: 'inactive', reason: 'Is in hospital', until: back(-7) },
  ...more,
});

const putAside = async (more: object = {}, by = teacher) => by.visitor.post('/analytics/asides', aside(more));

/** A word that was known for two months and was forgotten yesterday. */
async function forget({ id: studentId }: Person): Promise<void> {
  const at = new Date(app.clock.now().getTime() - dayMs);
  await app.db.insert(wordMemory).values({
    ...{ studentId, word: 'lend:verb', stability: 2, difficulty: 6, due: at, lastReview: at, lastEventAt: at },
    ...{ reps: 5, lapses: 1, state: State.Relearning, learningSteps: 0, scheduledDays: 0, isMarked: false },
    ...{ lastEventId: uuid(), parametersVersion: 1 },
  });
}

describe('whom to talk to today', () => {
  it('is who answers wrong more often, with the words that fell back', async () => {
    const [, , , dora] = steady as [Person, Person, Person, Person];
    await app.db.delete(practiceDays).where(eq(practiceDays.studentId, dora.id));
    await practise(dora, [0, ...window.slice(8)]);
    await practise(dora, window.slice(1, 8), 3);
    await forget(dora);
    const falling = (await three()).students.find(({ studentId }) => studentId === dora.id);
    expect(falling?.reasons).toEqual([{ rule: 'failing', percent: 30, percentBefore: 70, fellBack: 1 }]);
    const wish = { kind: 'practice', of: { from: back(7) }, language: 'en' };
    const { body } = await teacher.visitor.post(`/analytics/students/${dora.id}/events`, wish);
    const perDay = { kind: 'practice', activity: 'card', right: 3, of: 10 };
    // Today isn't over, so the reason doesn't count it.
    expect(body.events).toEqual([
      { ...perDay, day: today, right: 7 },
      ...window.slice(1, 8).map((days) => ({ ...perDay, day: back(days) })),
    ]);
    await app.db.delete(practiceDays).where(eq(practiceDays.studentId, dora.id));
    await practise(dora, window);
  });

  it('is who left their own rhythm, with what was seen and what was only said apart', async () => {
    const found = await three();
    expect(found).toMatchObject({ day: today, active: 7, known: 7, practised: 7, others: [], aside: [] });
    expect(reasonsOf(found, stopped)).toEqual([{ rule: 'inactive', days: 10, isLonger: false, saidDays: 0 }]);
    expect(reasonsOf(found, writer)).toEqual([{ rule: 'inactive', days: 10, isLonger: false, saidDays: 2 }]);
    expect(reasonsOf(found, streaker)).toEqual([{ rule: 'streak-broken', days: 17, lastDay: back(3) }]);
    expect(found.students[2]).toMatchObject({ name: 'Run', classes: [{ classId, className: '7A' }] });
  });

  it('counts as missing what the gradebook calls missing', async () => {
    const due = (days: number) => ({ at: `${back(days)}T12:00`, timeZone: 'UTC' });
    const ids = [
      await setAssignment(teacher, classId, { due: due(-1) }),
      await setAssignment(teacher, classId, { due: due(-2) }),
    ];
    const [ada] = steady as [Person, ...Person[]];
    const now = app.clock.now();
    await app.db
      .insert(assignmentWork)
      .values({ studentId: ada.id, assignmentId: ids[0] ?? '', turnedInAt: now, updatedAt: now });
    app.clock.advance(3 * dayMs);
    teacher = await daysLater(app, teacher, 0);
    const { body } = await teacher.visitor.get('/assignments/gradebook', { classId });
    const states = body.students.map((each: { studentId: string; states: string[] }) => [each.studentId, each.states]);
    expect(new Map(states).get(ada.id)).not.toContain(undefined);
    const found = await three();
    for (const { studentId, reasons } of found.students) {
      const own: string[] = new Map<string, string[]>(states).get(studentId) ?? [];
      expect(reasons).toContainEqual({
        rule: 'missing',
        missing: own.filter((each) => each === 'missing').length,
        due: 2,
      });
    }
    const ask = (by: Person) =>
      by.visitor.post(`/analytics/students/${ada.id}/events`, { kind: 'homework', language: 'en' });
    const { body: behind } = await ask(teacher);
    expect(behind.events).toEqual([
      expect.objectContaining({ kind: 'homework', id: ids[1], isMissing: true, turnedInAt: null }),
      expect.objectContaining({ kind: 'homework', id: ids[0], isMissing: false, turnedInAt: now.toISOString() }),
    ]);
    expect((await ask(await daysLater(app, stranger, 0))).status).toBe(404);
    for (const id of ids) await teacher.visitor.post(`/assignments/${id}/remove`);
    app.clock.advance(-3 * dayMs);
    teacher = await daysLater(app, teacher, 0);
    expect(reasonsOf(await three(), stopped)).toHaveLength(1);
  });

  it('is nobody for a class without students, and not found for another teacher’s class', async () => {
    const { classId: empty } = await buildInvite(teacher, { className: '7B' });
    expect(await three({ classId: empty })).toMatchObject({
      students: [],
      others: [],
      active: 0,
      known: 0,
      practised: 0,
    });
    expect((await stranger.visitor.get('/analytics/three', { classId })).status).toBe(404);
    expect(await three({}, stranger)).toMatchObject({ students: [], active: 0 });
  });

  it('leaves out who left the class, and what is put aside of them', async () => {
    await putAside();
    const set = (status: 'active' | 'removed') =>
      app.db.update(classEnrolments).set({ status }).where(eq(classEnrolments.studentId, stopped.id));
    await set('removed');
    const found = await three();
    expect(found.active).toBe(6);
    expect(found.aside).toEqual([]);
    expect((await putAside()).status).toBe(404);
    await set('active');
  });

  it('reads each table by its student, however large the school is', async () => {
    const scans = await scansDuring(app, () => three());
    expect(scans.filter(({ condition }) => condition === null)).toEqual([]);
    const read = (table: string) => scans.filter((scan) => scan.table === table);
    const byStudent = ['practice_days', 'game_days', 'daily_tasks', 'daily_task_sets', 'study_sessions', 'word_memory'];
    for (const table of byStudent) {
      expect(read(table).length, table).toBeGreaterThan(0);
      for (const { condition } of read(table)) expect(condition, table).toContain('student_id = ');
    }
    expect(read('pdf_readings').map(({ condition }) => condition)).toEqual([expect.stringContaining('reader_id = ')]);
    for (const { condition } of read('assignment_work')) expect(condition).toMatch(/student_id = |assignment_id = /);
    for (const { condition } of read('analytics_aside')) expect(condition).toContain('teacher_id = ');
    expect(read('word_memory').map(({ index }) => index)).toEqual(['word_memory_due']);
  });
});

describe('a reason put aside', () => {
  it('isn’t told until it is taken up again', async () => {
    const { status, body } = await putAside();
    expect(status).toBe(201);
    expect(body).toEqual({ ...body, studentId: stopped.id, name: 'Stop', rule: 'inactive', reason: 'Is in hospital' });
    const without = await three();
    expect(reasonsOf(without, stopped)).toBeUndefined();
    expect(without.aside).toEqual([body]);
    // Its id names nothing else.
    const ofAda = { id: body.id, studentId: steady[0]?.id };
    expect((await putAside(ofAda)).status).toBe(404);
    expect((await three()).aside).toEqual([body]);
    expect((await stranger.visitor.post(`/analytics/asides/${body.id}/take-up`)).body).toEqual({ takenUp: false });
    expect((await teacher.visitor.post(`/analytics/asides/${body.id}/take-up`)).body).toEqual({ takenUp: true });
    expect(reasonsOf(await three(), stopped)).toHaveLength(1);
  });

  it('stays until its last day is over, and another of the same rule takes its place', async () => {
    await putAside({ until: today });
    await putAside({ until: back(-1), reason: 'Is back on Monday' });
    expect((await three()).aside).toMatchObject([{ reason: 'Is back on Monday', until: back(-1) }]);
    await putAside({ until: today });
    expect(reasonsOf(await three(), stopped)).toBeUndefined();
    app.clock.advance(dayMs);
    expect(await three()).toMatchObject({ aside: [] });
    app.clock.advance(-dayMs);
  });

  it('has a last day, from today to sixty days ahead, and a reason', async () => {
    for (const [until, problem] of [
      [back(1), 'in-past'],
      [back(-61), 'too-far'],
    ]) {
      const { status, body } = await putAside({ until });
      expect(status).toBe(400);
      expect(body.data.issues).toEqual([{ path: 'until', problem }]);
    }
    expect((await putAside({ until: back(-60) })).status).toBe(201);
    expect((await putAside({ reason: ' ' })).status).toBe(400);
  });

  it('is nothing that another teacher can do', async () => {
    expect((await putAside({}, stranger)).status).toBe(404);
  });
});
