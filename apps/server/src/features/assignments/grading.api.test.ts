import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { attempt, dueIn, minutes, ownAssignment, setAssignment, taskOf, tenWords, wanted } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';

let app: TestApp;
let teacher: Person;
let invite: { code: string; classId: string };
let student: Person;

beforeAll(async () => {
  app = await testApp();
});

beforeEach(async () => {
  teacher = await buildTeacher(app);
  invite = await buildInvite(teacher);
  student = await buildStudent(app, invite.code);
});

afterAll(() => app.close());

type Seen = { studentId: string; version: number; turnedInAt: string | null };

/** What the teacher's screen has of a student's work. */
async function seen(id: string, { id: studentId }: Person = student) {
  const { body } = await teacher.visitor.get(`/assignments/${id}/work`);
  return body.students.find((each: { studentId: string }) => each.studentId === studentId);
}

async function seenOf(id: string, person: Person = student): Promise<Seen> {
  const { studentId, turnedInAt, grade } = await seen(id, person);
  return { studentId, turnedInAt, version: grade.version };
}

const grade = async (id: string, more: object, of?: Seen) =>
  teacher.visitor.post(`/assignments/${id}/grade`, {
    ...(of ?? (await seenOf(id))),
    points: null,
    comment: '',
    ...more,
  });

/** Work that the student has turned in. */
async function turnedIn(more: object = {}, person: Person = student): Promise<string> {
  const id = await setAssignment(teacher, invite.classId, { points: 10, ...more });
  await attempt(app, person, id);
  await person.visitor.post(`/assignments/${id}/turn-in`);
  return id;
}

const returnNotices = async (id: string) => {
  const { notices } = (await student.visitor.get('/notices/page')).body;
  type Shown = { kind: string; assignment: { id: string } | null };
  return notices.filter(({ kind, assignment }: Shown) => kind === 'assignment-returned' && assignment?.id === id)
    .length;
};

const mark = { points: 8.5, comment: 'Well done' };

describe('a grade', () => {
  it('is the teacher’s draft until it is returned, and then the student’s', async () => {
    const id = await turnedIn();
    expect(await grade(id, mark)).toMatchObject({
      status: 200,
      body: { state: 'turned-in', grade: { draft: mark, points: null, comment: '', returnedAt: null, version: 1 } },
    });
    expect(await ownAssignment(student, id)).toMatchObject({ state: 'turned-in', feedback: null });
    expect(await returnNotices(id)).toBe(0);
    const { status, body } = await grade(id, { ...mark, returns: true });
    const { returnedAt } = body.grade;
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { state: 'returned', grade: { ...mark, draft: null, returnedAt: expect.any(String), version: 2 } },
    });
    expect(await ownAssignment(student, id)).toMatchObject({
      ...{ state: 'returned', isOpen: false, isOverdue: false },
      feedback: { ...mark, returnedAt },
    });
    expect(await returnNotices(id)).toBe(1);
  });

  it('that changes later is a draft again, and none when it is what was returned', async () => {
    const id = await turnedIn();
    await grade(id, { ...mark, returns: true });
    await grade(id, { points: 9, comment: 'Well done' });
    expect(await ownAssignment(student, id)).toMatchObject({ feedback: mark });
    expect((await grade(id, mark)).body.grade).toMatchObject({ draft: null, ...mark });
  });

  it('has at most the points of the work, in halves, and none without points', async () => {
    const id = await turnedIn();
    const refused = (problem: string) => ({ status: 400, body: { data: { issues: [{ path: 'points', problem }] } } });
    expect(await grade(id, { points: 10.5 })).toMatchObject(refused('too-high'));
    expect((await grade(id, { points: -1 })).status).toBe(400);
    expect((await grade(id, { points: 8.3 })).status).toBe(400);
    const plain = await turnedIn({ points: null });
    expect(await grade(plain, { points: 1 })).toMatchObject(refused('invalid'));
    expect(await grade(plain, { comment: 'Fine', returns: true })).toMatchObject({
      body: { state: 'returned', grade: { points: null, comment: 'Fine' } },
    });
  });

  it('keeps the work from being worth less', async () => {
    const id = await turnedIn();
    await grade(id, mark);
    const edit = async (points: number | null) => {
      const { version } = (await teacher.visitor.get(`/assignments/${id}`)).body;
      return teacher.visitor.patch(`/assignments/${id}`, { ...wanted(invite.classId), id, points, version });
    };
    expect(await edit(8)).toMatchObject({
      status: 400,
      body: { data: { issues: [{ path: 'points', problem: 'too-low', min: 9 }] } },
    });
    expect(await edit(9)).toMatchObject({ status: 200, body: { points: 9 } });
  });

  it('is for nobody who isn’t in the class any more, and for nobody’s draft', async () => {
    const id = await turnedIn();
    const of = await seenOf(id);
    const roster = (await teacher.visitor.get('/students')).body;
    const { enrolmentId } = roster.find((each: { studentId: string }) => each.studentId === student.id);
    await teacher.visitor.post('/enrolments/remove', { enrolmentIds: [enrolmentId] });
    expect((await grade(id, mark, of)).status).toBe(404);
    expect(await teacher.visitor.post(`/assignments/${id}/return`, { works: [of] })).toMatchObject({
      status: 200,
      body: { results: [{ studentId: student.id, outcome: 'gone' }] },
    });
    const draft = wanted(invite.classId);
    await teacher.visitor.post('/assignments', draft);
    expect((await grade(draft.id, mark, of)).status).toBe(404);
  });
});

describe('two screens on one grade', () => {
  it('overwrite nothing: the second is told what is there now', async () => {
    const id = await turnedIn();
    const of = await seenOf(id);
    await grade(id, mark, of);
    const other = { points: 3, comment: 'Not yet' };
    expect(await grade(id, other, of)).toMatchObject({
      status: 409,
      body: { code: 'edit-conflict', data: { grade: { draft: mark, version: 1 } } },
    });
    expect(await grade(id, other, { ...of, version: 1 })).toMatchObject({ status: 200 });
  });

  it('may send the same once more, when the answer was lost', async () => {
    const id = await turnedIn();
    const of = await seenOf(id);
    await grade(id, mark, of);
    expect(await grade(id, mark, of)).toMatchObject({ status: 200, body: { grade: { version: 1 } } });
    const returns = { ...mark, returns: true };
    await grade(id, returns, { ...of, version: 1 });
    const again = await grade(id, returns, { ...of, version: 1 });
    expect(again).toMatchObject({ status: 200, body: { state: 'returned', grade: { version: 2 } } });
  });

  it('return nothing that was taken back meanwhile', async () => {
    const id = await turnedIn();
    const of = await seenOf(id);
    await student.visitor.post(`/assignments/${id}/take-back`);
    expect((await grade(id, { ...mark, returns: true }, of)).status).toBe(409);
    expect(await grade(id, mark, of)).toMatchObject({ status: 200, body: { state: 'started' } });
  });
});

describe('returned work', () => {
  it('can’t be taken back, takes nothing more and is off every list of things to do', async () => {
    const id = await turnedIn({ due: dueIn(app, 60) });
    await grade(id, { ...mark, returns: true });
    expect(await student.visitor.post(`/assignments/${id}/take-back`)).toMatchObject({
      status: 409,
      body: { code: 'assignment-over' },
    });
    await attempt(app, student, id);
    expect((await ownAssignment(student, id)).attempts).toHaveLength(1);
    const { body } = await student.visitor.get('/dashboards/student', { language: 'en' });
    expect(body.assignments).toMatchObject({ open: 0 });
  });

  it('that was never turned in stays without a turn-in, and is over too', async () => {
    const id = await setAssignment(teacher, invite.classId, { points: 10, due: dueIn(app, 1) });
    app.clock.advance(minutes(2));
    await grade(id, { points: 0, comment: 'Missing', returns: true });
    expect(await ownAssignment(student, id)).toMatchObject({
      ...{ state: 'returned', isOpen: false, isOverdue: false, turnedInAt: null },
      feedback: { points: 0 },
    });
    expect((await student.visitor.post(`/assignments/${id}/turn-in`)).status).toBe(409);
    const { body } = await student.visitor.get('/dashboards/student', { language: 'en' });
    expect(body.assignments).toMatchObject({ open: 0, overdue: 0 });
  });

  it('isn’t turned in by an attempt that ends later', async () => {
    const id = await setAssignment(teacher, invite.classId, { task: taskOf(tenWords, { target: 50 }) });
    await grade(id, { comment: 'Missing', returns: true });
    await attempt(app, student, id);
    expect(await ownAssignment(student, id)).toMatchObject({ state: 'returned', turnedInAt: null });
  });
});

describe('trying again', () => {
  const tryAgain = async (id: string, more: object = {}) =>
    teacher.visitor.post(`/assignments/${id}/try-again`, {
      ...(await seenOf(id)),
      comment: 'Once more, please',
      ...more,
    });

  it('opens returned work, keeps the comment and counts no points until it is returned anew', async () => {
    const id = await turnedIn();
    await grade(id, { ...mark, returns: true });
    expect(await tryAgain(id)).toMatchObject({
      status: 200,
      body: { state: 'started', turnedInAt: null, grade: { points: null, comment: 'Once more, please', draft: null } },
    });
    expect(await ownAssignment(student, id)).toMatchObject({
      ...{ state: 'started', isOpen: true },
      feedback: { points: null, comment: 'Once more, please', returnedAt: null },
    });
    await student.visitor.post(`/assignments/${id}/turn-in`);
    await grade(id, { points: 10, comment: 'Perfect', returns: true });
    expect(await ownAssignment(student, id)).toMatchObject({ state: 'returned', feedback: { points: 10 } });
  });

  it('is no use when nothing would be accepted: it needs more time first', async () => {
    const id = await turnedIn({ due: dueIn(app, 10), isLateAllowed: false });
    await grade(id, { ...mark, returns: true });
    app.clock.advance(minutes(20));
    expect(await tryAgain(id)).toMatchObject({ status: 409, body: { code: 'assignment-over' } });
    expect(await ownAssignment(student, id)).toMatchObject({ state: 'returned', feedback: mark });
    const refused = { status: 400, body: { data: { issues: [{ path: 'due', problem: 'in-past' }] } } };
    expect(await tryAgain(id, { due: dueIn(app, -1) })).toMatchObject(refused);
    expect(await tryAgain(id, { due: dueIn(app, 60) })).toMatchObject({ status: 200 });
    expect(await ownAssignment(student, id)).toMatchObject({ isOpen: true, isOverdue: false });
    await teacher.visitor.post(`/assignments/${id}/close`, { isClosed: true });
  });

  it('is no use once it is closed, nor for what is open anyway', async () => {
    const id = await turnedIn();
    await teacher.visitor.post(`/assignments/${id}/close`, { isClosed: true });
    expect(await tryAgain(id)).toMatchObject({ status: 409, body: { code: 'assignment-over' } });
    const open = await setAssignment(teacher, invite.classId);
    expect(await tryAgain(open)).toMatchObject({ status: 200, body: { state: 'assigned', grade: { version: 0 } } });
  });

  it('overwrites no newer grade', async () => {
    const id = await turnedIn();
    const of = await seenOf(id);
    await grade(id, mark, of);
    expect(await tryAgain(id, of)).toMatchObject({ status: 409, body: { code: 'edit-conflict' } });
  });
});

describe('returning what is graded', () => {
  it('returns each saved grade by itself, once, and says which have changed', async () => {
    const id = await turnedIn();
    const classmate = await buildStudent(app, invite.code);
    const late = await buildStudent(app, invite.code);
    for (const person of [classmate, late]) {
      await attempt(app, person, id);
      await person.visitor.post(`/assignments/${id}/turn-in`);
    }
    for (const person of [student, classmate, late]) await grade(id, mark, await seenOf(id, person));
    const works = await Promise.all([student, classmate, late].map((person) => seenOf(id, person)));
    await grade(id, { points: 1 }, await seenOf(id, classmate));
    await late.visitor.post(`/assignments/${id}/take-back`);
    const send = () => teacher.visitor.post(`/assignments/${id}/return`, { works });
    const results = [
      { studentId: student.id, outcome: 'returned' },
      { studentId: classmate.id, outcome: 'changed' },
      { studentId: late.id, outcome: 'changed' },
    ];
    expect(await send()).toMatchObject({ status: 200, body: { results } });
    const { version } = await seenOf(id);
    expect(await send()).toMatchObject({ status: 200, body: { results } });
    expect((await seenOf(id)).version).toBe(version);
    expect(await ownAssignment(student, id)).toMatchObject({ state: 'returned', feedback: mark });
    expect(await ownAssignment(classmate, id)).toMatchObject({ state: 'turned-in', feedback: null });
  });
});

describe('what was answered', () => {
  it('is shown to the teacher, for attempts at this assignment only', async () => {
    const id = await setAssignment(teacher, invite.classId);
    const { id: playId } = await attempt(app, student, id, { wrong: [0] });
    const ask = (assignmentId: string) =>
      teacher.visitor.get(`/assignments/${assignmentId}/answers`, { studentId: student.id, playId });
    const { answers } = (await ask(id)).body;
    expect(answers).toHaveLength(5);
    expect(answers.map(({ isRight }: { isRight: boolean }) => isRight)).toEqual([false, true, true, true, true]);
    const other = await setAssignment(teacher, invite.classId);
    expect((await ask(other)).body).toEqual({ answers: [] });
  });
});
