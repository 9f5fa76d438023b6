import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { attempt, dueIn, ownAssignment, readingTask, readPages, setAssignment, taskOf } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { buildText } from '#testing/own-text.ts';

type Class = { code: string; classId: string };

let app: TestApp;
let teacher: Person;
let own: Class;
let other: Class;
let [ada, ben, cem]: [Person?, Person?, Person?] = [];

beforeAll(async () => {
  app = await testApp();
});

afterAll(() => app.close());

const whoIs = (person: Person | undefined): Person => {
  if (!person) throw new Error('nobody was built');
  return person;
};

beforeEach(async () => {
  teacher = await buildTeacher(app);
  own = await buildInvite(teacher, { className: '7B' });
  other = await buildInvite(teacher, { className: '8A' });
  ada = await buildStudent(app, own.code);
  ben = await buildStudent(app, own.code);
  cem = await buildStudent(app, other.code);
});

const handIn = { kind: 'hand-in', files: 2 };
const shown = async (id: string) => (await teacher.visitor.get(`/assignments/${id}`)).body;

/** Saves it as it is, but for the classes and what `more` says. */
async function edit(id: string, classes: readonly Class[], task: object, more: object = {}) {
  const { title, version, points } = await shown(id);
  const classIds = classes.map(({ classId }) => classId);
  return teacher.visitor.patch(`/assignments/${id}`, { id, title, version, points, classIds, task, ...more });
}

const write = (person: Person | undefined, id: string, text = 'My holidays.') =>
  whoIs(person).visitor.post(`/assignments/${id}/hand-in/text`, { text, version: 0 });
const workOn = async (id: string) => (await teacher.visitor.get(`/assignments/${id}/work`)).body.students;
const refused = (students: number, classes = ['7B']) => ({
  status: 409,
  body: { code: 'work-hidden', data: { students, classes } },
});

describe('homework that is set for another class', () => {
  it('is moved at once before anybody has begun', async () => {
    const id = await setAssignment(teacher, own.classId, { task: handIn });
    expect(await edit(id, [other], handIn)).toMatchObject({ status: 200, body: { classes: [{ name: '8A' }] } });
  });

  it('is refused with the number of those who have begun, and nothing is changed', async () => {
    const id = await setAssignment(teacher, own.classId, { task: handIn });
    await write(ada, id);
    expect(await edit(id, [other], handIn)).toMatchObject(refused(1));
    await write(ben, id);
    const before = await shown(id);
    expect(await edit(id, [other], handIn, { title: 'Other' })).toMatchObject(refused(2));
    expect(await shown(id)).toEqual(before);
    expect(await ownAssignment(whoIs(ada), id)).toMatchObject({ state: 'started' });
  });

  it('asks nothing when all keep it: with another class besides, or moved with its students', async () => {
    const id = await setAssignment(teacher, own.classId, { task: handIn });
    await write(ada, id);
    expect(await edit(id, [own, other], handIn)).toMatchObject({ status: 200 });
    await whoIs(ada).visitor.post('/enrolments', { id: uuid(), code: other.code });
    expect(await edit(id, [other], handIn)).toMatchObject({ status: 200 });
    expect(await ownAssignment(whoIs(ada), id)).toMatchObject({ state: 'started', className: '8A' });
  });

  it('asks too when only some keep it', async () => {
    const id = await setAssignment(teacher, own.classId, { task: handIn });
    await write(ada, id);
    expect(await edit(id, [own], handIn, { studentIds: [whoIs(ben).id] })).toMatchObject(refused(1));
    expect(await edit(id, [own], handIn, { studentIds: [whoIs(ada).id] })).toMatchObject({ status: 200 });
  });

  it('asks too about the work of an archived class, which can still be read', async () => {
    const id = await setAssignment(teacher, own.classId, { task: handIn });
    await write(ada, id);
    await teacher.visitor.post(`/classes/${own.classId}/archive`, { version: 0 });
    expect(await edit(id, [other], handIn)).toMatchObject(refused(1));
    expect(await edit(id, [own, other], handIn)).toMatchObject({ status: 200 });
  });
});

describe('work that was hidden', () => {
  it('is all there once the homework is moved back: text, extension and grade', async () => {
    const id = await setAssignment(teacher, own.classId, { task: handIn, points: 10, due: dueIn(app, 60) });
    const due = dueIn(app, 600);
    await teacher.visitor.post(`/assignments/${id}/extend`, { studentId: whoIs(ben).id, due });
    await write(ada, id);
    await whoIs(ada).visitor.post(`/assignments/${id}/turn-in`);
    await write(ben, id, 'Not done yet.');
    const [one] = (await workOn(id)).filter(({ handIn: size }: { handIn: object | null }) => size !== null);
    const seen = { studentId: one.studentId, version: 0, turnedInAt: one.turnedInAt };
    const mark = { ...seen, points: 8, comment: 'Well done' };
    expect(await teacher.visitor.post(`/assignments/${id}/grade`, { ...mark, returns: true })).toMatchObject({
      status: 200,
    });
    const keep = { due: dueIn(app, 60) };
    const before = await workOn(id);
    expect(await edit(id, [other], handIn, { ...keep, hidesWork: true })).toMatchObject({ status: 200 });
    expect(await ownAssignment(whoIs(ada), id)).toBeUndefined();
    expect(await ownAssignment(whoIs(cem), id)).toMatchObject({ state: 'assigned' });
    expect((await workOn(id)).map(({ studentId }: { studentId: string }) => studentId)).toEqual([whoIs(cem).id]);
    expect(await edit(id, [own], handIn, keep)).toMatchObject({ status: 200 });
    expect(await workOn(id)).toEqual(before);
    expect(await ownAssignment(whoIs(ada), id)).toMatchObject({ state: 'returned', feedback: { points: 8 } });
  });

  it('is there with the games that were played and the pages that were read', async () => {
    const text = await buildText(app, teacher, { pages: [50, 50] });
    const played = await setAssignment(teacher, own.classId, { task: taskOf() });
    const read = await setAssignment(teacher, own.classId, { task: readingTask(text) });
    await attempt(app, whoIs(ada), played);
    await readPages(app, whoIs(ada), text, [1]);
    for (const [id, task] of [[played, taskOf()] as const, [read, readingTask(text)] as const]) {
      const before = await workOn(id);
      expect(await edit(id, [other], task)).toMatchObject(refused(1));
      expect(await edit(id, [other], task, { hidesWork: true })).toMatchObject({ status: 200 });
      expect(await edit(id, [own], task)).toMatchObject({ status: 200 });
      expect(await workOn(id)).toEqual(before);
    }
  });
});
