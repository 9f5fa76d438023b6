import { streamPaths } from '@wordgrove/contract/paths';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profiles } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { attempt, dueIn, minutes, setAssignment } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { cookieOf } from '#testing/send-text.ts';

let app: TestApp;
let teacher: Person;
let invite: { code: string; classId: string };
let ada: Person;
let bea: Person;
/** Oldest first. */
const ids: string[] = [];

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  invite = await buildInvite(teacher);
  ada = await buildStudent(app, invite.code, { fullName: '=Ada' });
  bea = await buildStudent(app, invite.code, { fullName: 'Bea' });
  const set = async (more: Record<string, unknown>) => {
    app.clock.advance(minutes(1));
    ids.push(await setAssignment(teacher, invite.classId, more));
  };
  await set({ title: 'Returned', points: 10 });
  await set({ title: 'Late', points: 10, due: dueIn(app, 5) });
  await set({ title: 'Missing', points: 10, due: dueIn(app, 5) });
  await set({ title: '=2+2', studentIds: [bea.id] });
  app.clock.advance(minutes(60));
  const [returned = '', late = ''] = ids;
  for (const id of [returned, late]) {
    await attempt(app, ada, id);
    await ada.visitor.post(`/assignments/${id}/turn-in`);
  }
  await attempt(app, bea, returned);
  const { body } = await teacher.visitor.get(`/assignments/${returned}/work`);
  const { turnedInAt } = body.students.find(({ studentId }: { studentId: string }) => studentId === ada.id);
  const grade = { studentId: ada.id, version: 0, turnedInAt, points: 7.5, comment: 'Mind the plurals', returns: true };
  await teacher.visitor.post(`/assignments/${returned}/grade`, grade);
});

afterAll(() => app.close());

const show = async (classId = invite.classId, more = '') =>
  teacher.visitor.get(`/assignments/gradebook?classId=${classId}${more}`);

describe('the gradebook', () => {
  it('has every student’s work on each assignment, the newest first', async () => {
    const { body } = await show();
    expect(body).toMatchObject({ timeZone: expect.any(String), isArchived: false, hasOlder: false });
    expect(body.assignments.map(({ title }: { title: string }) => title)).toEqual([
      '=2+2',
      'Missing',
      'Late',
      'Returned',
    ]);
    expect(body.students).toEqual([
      {
        ...{ studentId: ada.id, name: '=Ada' },
        states: [null, 'missing', 'late', 'returned'],
        points: [null, null, null, 7.5],
      },
      {
        ...{ studentId: bea.id, name: 'Bea' },
        states: ['assigned', 'missing', 'missing', 'started'],
        points: [null, null, null, null],
      },
    ]);
  });

  it('says of each work what the page of its homework says', async () => {
    const { body } = await show();
    for (const [at, { id }] of body.assignments.entries()) {
      const { students } = (await teacher.visitor.get(`/assignments/${id}/work`)).body;
      const said = new Map(students.map((each: { studentId: string; state: string }) => [each.studentId, each.state]));
      for (const { studentId, states } of body.students) expect(said.get(studentId) ?? null).toBe(states[at]);
    }
  });

  it('can begin at a time', async () => {
    const { publishedAt } = (await show()).body.assignments[1];
    const { body } = await show(invite.classId, `&since=${encodeURIComponent(publishedAt)}`);
    expect(body.assignments).toHaveLength(2);
    expect(body.students[0].states).toEqual([null, 'missing']);
  });

  it('can end before a time', async () => {
    const { publishedAt } = (await show()).body.assignments[1];
    const { body } = await show(invite.classId, `&until=${encodeURIComponent(publishedAt)}`);
    expect(body.assignments.map(({ title }: { title: string }) => title)).toEqual(['Late', 'Returned']);
    expect(body.students[0].states).toEqual(['late', 'returned']);
  });

  it('is empty for a class without assignments or students, and absent for a class that isn’t the teacher’s', async () => {
    const empty = await buildInvite(teacher, { className: 'Empty' });
    expect((await show(empty.classId)).body).toMatchObject({ assignments: [], students: [] });
    const other = await buildInvite(await buildTeacher(app));
    expect((await show(other.classId)).status).toBe(404);
  });
});

describe('students’ sheets', () => {
  const ask = async (person: Person, studentIds: string[], more: object = {}) =>
    person.visitor.post('/assignments/gradebook/sheets', { classId: invite.classId, studentIds, ...more });

  it('have all of a student’s work in the order in which it was set, with what the student was told', async () => {
    const { body } = await ask(teacher, [bea.id, ada.id]);
    const titles = ['Returned', 'Late', 'Missing', '=2+2'];
    expect(body.assignments.map(({ title }: { title: string }) => title)).toEqual(titles);
    expect(body.students.map(({ studentId }: { studentId: string }) => studentId)).toEqual([bea.id, ada.id]);
    const dueAt = body.assignments[1].dueAt;
    expect(body.students[1].works).toEqual([
      { state: 'returned', points: 7.5, comment: 'Mind the plurals', dueAt: null },
      { state: 'late', points: null, comment: '', dueAt },
      { state: 'missing', points: null, comment: '', dueAt: expect.any(String) },
      { state: null, points: null, comment: '', dueAt: null },
    ]);
  });

  it('agree with the gradebook, and keep to a period', async () => {
    const { assignments } = (await show()).body;
    const period = { since: assignments[2].publishedAt, until: assignments[0].publishedAt };
    const { body } = await ask(teacher, [ada.id], period);
    expect(body.assignments.map(({ title }: { title: string }) => title)).toEqual(['Late', 'Missing']);
    expect(body.students[0].works.map(({ state }: { state: string }) => state)).toEqual(['late', 'missing']);
  });

  it('are for a teacher of the class, about nobody else’s students', async () => {
    const other = await buildTeacher(app);
    expect((await ask(other, [ada.id])).status).toBe(404);
    const { classId, code } = await buildInvite(other);
    const stranger = await buildStudent(app, code);
    expect((await ask(teacher, [stranger.id])).body.students).toEqual([]);
    expect((await ask(other, [ada.id], { classId })).body.students).toEqual([]);
  });
});

const file = async (more = '', classId = invite.classId) =>
  app.server.inject({
    url: `${streamPaths.exportGrades}?classId=${classId}${more}`,
    headers: { cookie: cookieOf(teacher.visitor) },
  });

describe('the gradebook as a file', () => {
  it('keeps to a period', async () => {
    const { publishedAt } = (await show()).body.assignments[2];
    const { body } = await file(`&until=${encodeURIComponent(publishedAt)}`);
    expect(body.split('\r\n').slice(0, 2)).toEqual([
      '\ufeffStudent,Average %,Counted,Of,Not graded,Missing,Still open,Returned (10)',
      "'=Ada,75,1,1,0,0,0,7.5",
    ]);
    expect((await file('&since=soon')).statusCode).toBe(400);
  });

  it('has all of it, and nothing that a spreadsheet would run', async () => {
    const answer = await file();
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body.split('\r\n')).toEqual([
      "\ufeffStudent,Average %,Counted,Of,Not graded,Missing,Still open,'=2+2,Missing (10),Late (10),Returned (10)",
      "'=Ada,75,1,3,1,1,0,,Missing,Late,7.5",
      'Bea,,0,3,0,2,1,Not begun,Missing,Missing,Started',
      '',
    ]);
  });
});

it('lists students in the alphabet of its reader', async () => {
  const { code, classId } = await buildInvite(teacher, { className: 'Names' });
  for (const fullName of ['Özge', 'Çağla', 'Zeynep', 'Cem', 'Oya']) await buildStudent(app, code, { fullName });
  await app.db.update(profiles).set({ language: 'tr' }).where(eq(profiles.userId, teacher.id));
  const { body } = await file('', classId);
  const names = body.split('\r\n').slice(1, -1);
  expect(names.map((line: string) => line.split(',')[0])).toEqual(['Cem', 'Çağla', 'Oya', 'Özge', 'Zeynep']);
  await app.db.update(profiles).set({ language: 'en' }).where(eq(profiles.userId, teacher.id));
});

it('is still there once the class is archived', async () => {
  await teacher.visitor.post(`/classes/${invite.classId}/archive`);
  const { body } = await show();
  expect(body).toMatchObject({ isArchived: true });
  expect(body.students[0].states).toEqual([null, 'missing', 'late', 'returned']);
});
