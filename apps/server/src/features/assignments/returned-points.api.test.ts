import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { attempt, minutes, setAssignment, wanted } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';

let app: TestApp;
let teacher: Person;
let student: Person;
let classId: string;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  const invite = await buildInvite(teacher);
  ({ classId } = invite);
  student = await buildStudent(app, invite.code);
});

afterAll(() => app.close());

const edit = async (id: string, points: number | null, title = 'Other') => {
  const { version } = (await teacher.visitor.get(`/assignments/${id}`)).body;
  return teacher.visitor.patch(`/assignments/${id}`, { ...wanted(classId), id, title, points, version });
};

/** Grades the student's work, and returns it if asked. */
const grade = async (id: string, mark: { points: number | null; returns: boolean }) => {
  const { body } = await teacher.visitor.get(`/assignments/${id}/work`);
  const [{ turnedInAt, grade: given }] = body.students;
  const seen = { studentId: student.id, turnedInAt, version: given.version };
  await teacher.visitor.post(`/assignments/${id}/grade`, { ...seen, comment: 'Fine', ...mark });
  return seen;
};

const set = async (points: number | null = 20) => {
  const id = await setAssignment(teacher, classId, { points });
  await attempt(app, student, id);
  await student.visitor.post(`/assignments/${id}/turn-in`);
  return id;
};

it('leaves what work is worth as it is once somebody was told points, and changes everything else', async () => {
  const id = await set();
  await grade(id, { points: 18, returns: false });
  expect(await edit(id, 25)).toMatchObject({ status: 200, body: { points: 25, progress: { graded: 0 } } });
  await grade(id, { points: 18, returns: true });
  for (const points of [30, 20, null]) {
    expect(await edit(id, points)).toMatchObject({ status: 409, body: { code: 'points-returned' } });
  }
  const after = { title: 'New', points: 25, progress: { graded: 1 } };
  expect(await edit(id, 25, 'New')).toMatchObject({ status: 200, body: after });
});

it('lets the points change while nobody was told any, and again after a second try', async () => {
  const id = await set(null);
  await grade(id, { points: null, returns: true });
  expect((await edit(id, 20)).status).toBe(200);
  const seen = await grade(id, { points: 18, returns: true });
  expect((await edit(id, 30)).status).toBe(409);
  const again = { ...seen, version: seen.version + 1, comment: '' };
  expect((await teacher.visitor.post(`/assignments/${id}/try-again`, again)).status).toBe(200);
  expect((await edit(id, 30)).status).toBe(200);
});

it('stay with the work that they were given for: they aren’t returned for another turn-in until they are given again', async () => {
  const id = await set();
  const { turnedInAt: before } = await grade(id, { points: 18, returns: false });
  await student.visitor.post(`/assignments/${id}/take-back`);
  app.clock.advance(minutes(1));
  await student.visitor.post(`/assignments/${id}/turn-in`);
  const now = async () => (await teacher.visitor.get(`/assignments/${id}/work`)).body.students[0];
  const { turnedInAt, grade: given } = await now();
  expect(given.draft).toEqual({ points: 18, comment: 'Fine', turnedInAt: before });
  expect(turnedInAt).not.toBe(before);
  const returnAll = async () => {
    const { grade: seen } = await now();
    const works = [{ studentId: student.id, turnedInAt, version: seen.version }];
    return teacher.visitor.post(`/assignments/${id}/return`, { works });
  };
  expect(await returnAll()).toMatchObject({ body: { results: [{ outcome: 'changed' }] } });
  await grade(id, { points: 18, returns: false });
  expect((await now()).grade.draft).toMatchObject({ points: 18, turnedInAt });
  expect(await returnAll()).toMatchObject({ body: { results: [{ outcome: 'returned' }] } });
});
