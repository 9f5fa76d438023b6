import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { attempt, setAssignment } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';

let app: TestApp;
let teacher: Person;
let student: Person;
let classId: string;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
});

beforeEach(async () => {
  const invite = await buildInvite(teacher, { className: `Class ${uuid().slice(-6)}` });
  classId = invite.classId;
  student = await buildStudent(app, invite.code);
});

afterAll(() => app.close());

const archive = () => teacher.visitor.post(`/classes/${classId}/archive`);
const look = async (id: string, person: Person = student) =>
  (await person.visitor.get(`/assignments/mine?only=${id}`)).body;

/** Homework that was graded, and returned if that is wanted. */
async function graded(returns: boolean): Promise<string> {
  const id = await setAssignment(teacher, classId, { points: 10 });
  await attempt(app, student, id);
  await student.visitor.post(`/assignments/${id}/turn-in`);
  const { body } = await teacher.visitor.get(`/assignments/${id}/work`);
  const { studentId, turnedInAt, grade } = body.students[0];
  const of = { studentId, turnedInAt, version: grade.version };
  const saved = await teacher.visitor.post(`/assignments/${id}/grade`, { ...of, points: 8, comment: 'Well done' });
  const works = [{ ...of, version: saved.body.grade.version }];
  if (returns) await teacher.visitor.post(`/assignments/${id}/return`, { works });
  return id;
}

it('names the homework of an archived class, with what was returned', async () => {
  const id = await graded(true);
  expect(await look(id)).toMatchObject({ assignments: [{ id, state: 'returned' }], archived: null });
  await archive();
  expect(await look(id)).toMatchObject({
    assignments: [],
    archived: { title: 'Ten words', points: 10, feedback: { points: 8, comment: 'Well done' } },
  });
});

it('says nothing of a grade that wasn’t returned', async () => {
  const id = await graded(false);
  await archive();
  const { archived } = await look(id);
  expect(archived).toMatchObject({ title: 'Ten words', feedback: null });
  expect(Object.keys(archived).sort()).toEqual(['className', 'feedback', 'points', 'teacherName', 'title']);
});

it('says nothing of homework that the student never had, or that is deleted', async () => {
  const id = await setAssignment(teacher, classId);
  const stranger = await buildStudent(app, (await buildInvite(teacher, { className: 'Another' })).code);
  const deleted = await setAssignment(teacher, classId);
  await teacher.visitor.post(`/assignments/${deleted}/remove`);
  await archive();
  expect((await look(id)).archived).not.toBeNull();
  for (const [person, one] of [
    [stranger, id],
    [student, deleted],
    [student, uuid()],
  ] as const) {
    expect((await look(one, person)).archived).toBeNull();
  }
});
