import { dayMs } from '@wordgrove/contract/days';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gameDays, practiceDays, studySessions } from '#db/schema/all.ts';
import { dayBefore, localDay } from '#platform/local-day.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { dueIn, setAssignment } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { daysLater } from '#testing/day-of-tasks.ts';
import { scansDuring } from '#testing/plans.ts';

let app: TestApp;
let teacher: Person;
let stranger: Person;
let invite: Awaited<ReturnType<typeof buildInvite>>;
let today: string;
/** Of 7A; the last one is of 7B as well. */
let students: Person[];

beforeAll(async () => {
  app = await testApp();
  [teacher, stranger] = [await buildTeacher(app), await buildTeacher(app)];
  invite = await buildInvite(teacher, { className: '7A' });
  const second = await buildInvite(teacher, { className: '7B' });
  students = [await buildStudent(app, invite.code), await buildStudent(app, invite.code)];
  const both = await buildStudent(app, invite.code);
  await both.visitor.post('/enrolments', { id: uuid(), code: second.code });
  students.push(both);
  app.clock.advance(10 * dayMs);
  [teacher, stranger] = [await daysLater(app, teacher, 0), await daysLater(app, stranger, 0)];
  today = localDay(app.clock.now(), 'Europe/Istanbul');
});

afterAll(() => app.close());

async function dashboard(by = teacher) {
  const { status, body } = await by.visitor.get('/dashboards/teacher');
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

async function practise(at: number, daysAgo: number, passes: number, fails: number): Promise<void> {
  const row = { activity: 'card' as const, events: passes + fails, passes, fails, durationMs: 1000 };
  const [studentId, localDay] = [students[at]?.id ?? '', dayBefore(today, daysAgo)];
  await app.db.insert(practiceDays).values({ ...row, studentId, localDay });
}

it('says of every part what its own call says, also of what waits to be let in and what is offered', async () => {
  const guarded = await buildInvite(teacher, { className: '7C', requireApproval: true });
  await buildStudent(app, guarded.code);
  const { body: given } = await buildInvite(stranger, { className: 'Given away' }).then(({ classId }) =>
    stranger.visitor.post(`/classes/${classId}/hand-over`, { teacherEmail: teacher.email }),
  );
  expect(given).toMatchObject({ offeredTo: teacher.email });
  await setAssignment(teacher, invite.classId, { title: 'Soon', due: dueIn(app, 60) });
  const shown = await dashboard();
  const own = async (path: string) => (await teacher.visitor.get(path)).body;
  expect(shown.classes).toEqual(await own('/classes'));
  expect(shown.classes).toContainEqual(expect.objectContaining({ name: '7C', activeStudents: 0, pendingStudents: 1 }));
  expect(shown.handovers).toEqual(await own('/class-handovers'));
  expect(shown.handovers).toMatchObject([{ className: 'Given away' }]);
  expect(shown.three).toEqual(await own('/analytics/three'));
  expect(shown.notices).toEqual(await own('/notices'));
  expect({ unread: shown.unreadNotices }).toEqual(await own('/notices/unread'));
  expect(shown).toMatchObject({ hasHomework: true, due: { all: 1 } });
});

it('counts on how many of seven days how many of a class were seen, and their answers', async () => {
  await practise(0, 0, 6, 2);
  await practise(0, 2, 1, 0);
  await practise(2, 2, 3, 4);
  // Too long ago, and only said.
  await practise(1, 7, 9, 9);
  const at = app.clock.now();
  await app.db.insert(studySessions).values({
    ...{ id: uuid(), studentId: students[1]?.id ?? '', activity: 'reading', source: 'manual', timeZone: 'UTC' },
    ...{ startedAt: new Date(at.getTime() - 3_600_000), endedAt: at, seconds: 1800 },
  });
  const { weeks, classes } = await dashboard();
  const weekOf = (name: string) => {
    const { id } = classes.find((each: { name: string }) => each.name === name);
    return weeks.find(({ classId }: { classId: string }) => classId === id);
  };
  const quiet = { active: 0, right: 0, wrong: 0 };
  const day = (back: number, of: object) => ({ day: dayBefore(today, back), ...quiet, ...of });
  const before = [6, 5, 4, 3].map((back) => day(back, {}));
  expect(weekOf('7A')).toMatchObject({
    ...{ students: 3, active: 2 },
    days: [...before, day(2, { active: 2, right: 4, wrong: 4 }), day(1, {}), day(0, { active: 1, right: 6, wrong: 2 })],
  });
  expect(weekOf('7B')).toMatchObject({ students: 1, active: 1 });
  expect(weekOf('7C')).toBeUndefined();
  await app.db.insert(gameDays).values({
    ...{ studentId: students[1]?.id ?? '', localDay: dayBefore(today, 1), type: 'quiz', plays: 1, ms: 1000 },
    ...{ correct: 1, answered: 1 },
  });
  expect((await dashboard()).weeks[0].active).toBe(3);
});

it('shows the newest code that still lets somebody in, and forgets archived classes', async () => {
  const code = async () => (await dashboard()).invite?.code ?? null;
  const active = async () => {
    const { body } = await teacher.visitor.get('/invites');
    return body.find(({ state }: { state: string }) => state === 'active')?.code ?? null;
  };
  const newest = await buildInvite(teacher, { className: '7A', maxUses: 1 });
  expect((await dashboard()).invite).toEqual({
    ...{ id: newest.id, code: newest.code, classId: invite.classId, className: '7A' },
  });
  await buildStudent(app, newest.code);
  expect(await code()).toBe(await active());
  expect(await code()).not.toBe(newest.code);
  const until = await buildInvite(teacher, { className: '7A', expiresOn: today });
  expect(await code()).toBe(until.code);
  app.clock.advance(2 * dayMs);
  teacher = await daysLater(app, teacher, 0);
  expect(await code()).toBe(await active());
  const { body: classes } = await teacher.visitor.get('/classes');
  for (const { id } of classes) await teacher.visitor.post(`/classes/${id}/archive`);
  expect(await dashboard()).toMatchObject({ invite: null, weeks: [], three: { active: 0 }, due: { all: 0 } });
});

it('reads no table as a whole', async () => {
  const scans = await scansDuring(app, () => dashboard());
  expect(scans.filter(({ condition }) => condition === null)).toEqual([]);
});
