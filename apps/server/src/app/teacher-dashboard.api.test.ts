import type { TeacherDashboard } from '@wordgrove/contract/dashboards';
import { limits } from '@wordgrove/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assignments } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { attempt, dueIn, setAssignment } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { statementsDuring } from '#testing/statements.ts';

let app: TestApp;
let teacher: Person;
let other: Person;
let classId: string;
let otherClassId: string;
/** Two in 7A and one in 7B. */
let students: [Person, Person, Person];

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  other = await buildTeacher(app);
  const invite = await buildInvite(teacher, { className: '7A' });
  const second = await buildInvite(teacher, { className: '7B' });
  [classId, otherClassId] = [invite.classId, second.classId];
  const join = (code: string) => buildStudent(app, code);
  students = [await join(invite.code), await join(invite.code), await join(second.code)];
});

beforeEach(async () => {
  await app.db.delete(assignments);
});

afterAll(() => app.close());

async function dashboard(person = teacher): Promise<TeacherDashboard> {
  const { status, body } = await person.visitor.get('/dashboards/teacher');
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const graded = { points: 10 };
const set = (title: string, more: object = {}) => setAssignment(teacher, classId, { title, ...graded, ...more });

async function turnIn(id: string, by: Person): Promise<void> {
  await attempt(app, by, id);
  const { status, body } = await by.visitor.post(`/assignments/${id}/turn-in`);
  expect(status, JSON.stringify(body)).toBe(200);
}

const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);

describe('what waits to be graded', () => {
  it('is the homework with how much of it waits, the longest wait first, until it is returned', async () => {
    const both = await set('Both classes', { classIds: [classId, otherClassId] });
    const one = await set('One class');
    await set('Nothing turned in');
    await turnIn(one, students[0]);
    await turnIn(both, students[0]);
    await turnIn(both, students[2]);
    expect((await dashboard()).toGrade).toEqual({
      first: [
        { id: one, title: 'One class', waiting: { count: 1, className: '7A' } },
        { id: both, title: 'Both classes', waiting: { count: 2, className: null } },
      ],
      all: 2,
    });
    const { body } = await teacher.visitor.get(`/assignments/${one}/work`);
    const { studentId, turnedInAt } = body.students.find((each: { turnedInAt: unknown }) => each.turnedInAt);
    const mark = { studentId, turnedInAt, version: 0, points: 8, comment: '' };
    await teacher.visitor.post(`/assignments/${one}/grade`, mark);
    expect(titles((await dashboard()).toGrade.first)).toEqual(['One class', 'Both classes']);
    await teacher.visitor.post(`/assignments/${one}/grade`, { ...mark, version: 1, returns: true });
    expect(titles((await dashboard()).toGrade.first)).toEqual(['Both classes']);
  });

  it('leaves out what the server judged and earns no points, and what was deleted', async () => {
    await turnIn(await set('No points', { points: null }), students[0]);
    const gone = await set('Gone');
    await turnIn(gone, students[0]);
    await teacher.visitor.post(`/assignments/${gone}/remove`);
    expect((await dashboard()).toGrade).toEqual({ first: [], all: 0 });
  });

  it('is the teacher’s own', async () => {
    await turnIn(await set('Mine', { due: dueIn(app, 60) }), students[0]);
    const { three, ...rest } = await dashboard(other);
    expect(three).toMatchObject({ students: [], others: [], aside: [], active: 0, known: 0, practised: 0 });
    expect(rest).toEqual({
      ...{ weeks: [], classes: [], handovers: [], notices: [], unreadNotices: 0, invite: null, hasHomework: false },
      ...{ toGrade: { first: [], all: 0 }, due: { soonest: [], all: 0 } },
    });
  });
});

describe('what is due next', () => {
  it('is what students can still do in time, soonest first, with how many have turned it in', async () => {
    await set('Later', { due: dueIn(app, 600) });
    const soon = await set('Soon', { due: dueIn(app, 300), classIds: [classId, otherClassId] });
    await set('Some day');
    const closed = await set('Closed', { due: dueIn(app, 200) });
    await teacher.visitor.post(`/assignments/${closed}/close`, { isClosed: true });
    await set('Over', { due: dueIn(app, 2) });
    await turnIn(soon, students[0]);
    app.clock.advance(180_000);
    const { due } = await dashboard();
    expect(titles(due.soonest)).toEqual(['Soon', 'Later']);
    const first = { id: soon, timeZone: 'UTC', classNames: ['7A', '7B'], students: 3, turnedIn: 1 };
    expect(due).toMatchObject({ all: 2, soonest: [first, { classNames: ['7A'] }] });
    expect(new Date(due.soonest[0]?.dueAt ?? '').toISOString()).toBe(due.soonest[0]?.dueAt);
  });
});

it('what is due next of each class comes before a second one of any', async () => {
  for (let n = 0; n < limits.dueShown; n += 1) await set(`A${n}`, { due: dueIn(app, 300 + n) });
  await set('B', { due: dueIn(app, 900), classIds: [otherClassId] });
  const { due } = await dashboard();
  expect(titles(due.soonest)).toEqual(['A0', 'A1', 'A2', 'A3', 'B']);
  expect(due.all).toBe(limits.dueShown + 1);
});

it('both show a few rows and count the rest, by few prepared statements', async () => {
  const many = limits.dueShown + 2;
  for (let n = 0; n < many; n += 1) await turnIn(await set(`${n}`, { due: dueIn(app, 600 + n) }), students[1]);
  let shown: TeacherDashboard | undefined;
  const sent = await statementsDuring(app, async () => {
    shown = await dashboard();
  });
  const named = ['asides', 'joined_taught', 'lives_of_students', 'missing_homework', 'taught_students'];
  expect(
    sent
      .map(({ name }) => name ?? '')
      .slice(1)
      .sort(),
  ).toEqual([...named, 'teacher_dashboard']);
  expect(shown?.toGrade.first).toHaveLength(limits.nextAssignments);
  expect(titles(shown?.due.soonest ?? [])).toEqual(['0', '1', '2', '3', '4']);
  expect([shown?.toGrade.all, shown?.due.all]).toEqual([many, many]);
});
