import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { attempt, dueIn, minutes, ownAssignment, setAssignment } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { finish, itemsOf, movesFor, start } from '#testing/player.ts';

let app: TestApp;
let teacher: Person;
let invite: { code: string; classId: string };
let student: Person;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  invite = await buildInvite(teacher, { maxUses: 1000 });
});

beforeEach(async () => {
  student = await buildStudent(app, invite.code);
});

afterAll(() => app.close());

describe('the due time', () => {
  it('makes what is turned in after it late', async () => {
    const id = await setAssignment(teacher, invite.classId, { due: dueIn(app, 10) });
    await attempt(app, student, id);
    app.clock.advance(minutes(11));
    expect(await ownAssignment(student, id)).toMatchObject({ isOpen: true, isOverdue: true });
    const answer = await student.visitor.post(`/assignments/${id}/turn-in`);
    expect(answer).toMatchObject({ status: 200, body: { state: 'late', isOverdue: false } });
  });

  it('ends it when late work isn’t taken, for a play too that is still going on', async () => {
    const id = await setAssignment(teacher, invite.classId, { due: dueIn(app, 10), isLateAllowed: false });
    const { body } = await start(student, { source: { kind: 'assignment', assignmentId: id } });
    app.clock.advance(minutes(11));
    await finish(student, body.id, movesFor(itemsOf(body.round)));
    expect(await ownAssignment(student, id)).toMatchObject({
      isOpen: false,
      percent: null,
      attempts: [{ ignored: 'too-late' }],
    });
    expect(await student.visitor.post(`/assignments/${id}/turn-in`)).toMatchObject({
      status: 409,
      body: { code: 'assignment-over' },
    });
    const practice = await start(student, { source: { kind: 'assignment', assignmentId: id } });
    expect(practice.status).toBe(201);
    expect((await ownAssignment(student, id)).openPlay).toBeNull();
  });

  it('is later for whom the teacher gave more time, and for nobody else', async () => {
    const id = await setAssignment(teacher, invite.classId, { due: dueIn(app, 10), isLateAllowed: false });
    const classmate = await buildStudent(app, invite.code);
    const due = dueIn(app, 60);
    const given = await teacher.visitor.post(`/assignments/${id}/extend`, { studentId: student.id, due });
    expect(given).toMatchObject({ status: 200, body: { extendedTo: `${due.at}:00.000Z` } });
    app.clock.advance(minutes(20));
    await attempt(app, student, id);
    expect(await student.visitor.post(`/assignments/${id}/turn-in`)).toMatchObject({ body: { state: 'turned-in' } });
    expect(await ownAssignment(classmate, id)).toMatchObject({
      isOpen: false,
      dueAt: expect.not.stringContaining(due.at),
    });
  });

  it('keeps it open in its teacher’s list while anybody has time', async () => {
    const due = dueIn(app, 10);
    const id = await setAssignment(teacher, invite.classId, { due, isLateAllowed: false });
    const listed = async () => {
      const { body } = await teacher.visitor.get('/assignments');
      return body.assignments.find((each: { id: string }) => each.id === id).takenUntil;
    };
    expect(await listed()).toBe(`${due.at}:00.000Z`);
    const later = dueIn(app, 60);
    await teacher.visitor.post(`/assignments/${id}/extend`, { studentId: student.id, due: later });
    expect(await listed()).toBe(`${later.at}:00.000Z`);
    // Whose work is returned hands in nothing more.
    const mark = {
      studentId: student.id,
      version: 0,
      turnedInAt: null,
      points: null,
      comment: 'Enough',
      returns: true,
    };
    expect(await teacher.visitor.post(`/assignments/${id}/grade`, mark)).toMatchObject({ status: 200 });
    expect(await listed()).toBe(`${due.at}:00.000Z`);
    const lenient = await setAssignment(teacher, invite.classId, { due });
    expect((await teacher.visitor.get(`/assignments/${lenient}`)).body.takenUntil).toBeNull();
  });

  it('is that of all again once the teacher takes the time back', async () => {
    const id = await setAssignment(teacher, invite.classId, { due: dueIn(app, 10), isLateAllowed: false });
    const extend = (due: object | null) =>
      teacher.visitor.post(`/assignments/${id}/extend`, { studentId: student.id, due });
    await extend(dueIn(app, 60));
    app.clock.advance(minutes(20));
    expect(await ownAssignment(student, id)).toMatchObject({ isOpen: true });
    expect(await extend(null)).toMatchObject({ status: 200, body: { extendedTo: null } });
    expect(await ownAssignment(student, id)).toMatchObject({ isOpen: false });
  });

  it('can’t be moved any more for work that is turned in or closed', async () => {
    const id = await setAssignment(teacher, invite.classId, { due: dueIn(app, 10) });
    const classmate = await buildStudent(app, invite.code);
    const extend = (person: Person, due: object | null = dueIn(app, 60)) =>
      teacher.visitor.post(`/assignments/${id}/extend`, { studentId: person.id, due });
    const refused = { status: 409, body: { code: 'nothing-to-extend' } };
    await extend(student);
    await attempt(app, student, id);
    await student.visitor.post(`/assignments/${id}/turn-in`);
    expect(await extend(student)).toMatchObject(refused);
    expect(await extend(student, null)).toMatchObject(refused);
    expect(await extend(classmate)).toMatchObject({ status: 200 });
    await teacher.visitor.post(`/assignments/${id}/close`, { isClosed: true });
    expect(await extend(classmate, null)).toMatchObject(refused);
  });

  it('can’t be earlier for somebody', async () => {
    const id = await setAssignment(teacher, invite.classId, { due: dueIn(app, 60) });
    const extend = (after: number) =>
      teacher.visitor.post(`/assignments/${id}/extend`, { studentId: student.id, due: dueIn(app, after) });
    const refused = (problem: string) => ({ status: 400, body: { data: { issues: [{ path: 'due', problem }] } } });
    expect(await extend(10)).toMatchObject(refused('too-early'));
    app.clock.advance(minutes(90));
    expect(await extend(-10)).toMatchObject(refused('in-past'));
    expect(await extend(10)).toMatchObject({ status: 200 });
  });

  it('can’t be later for somebody who doesn’t have it', async () => {
    const id = await setAssignment(teacher, invite.classId, { due: dueIn(app, 60) });
    const elsewhere = await buildStudent(app, (await buildInvite(await buildTeacher(app))).code);
    const wish = { studentId: elsewhere.id, due: dueIn(app, 90) };
    expect(await teacher.visitor.post(`/assignments/${id}/extend`, wish)).toMatchObject({ status: 404 });
  });
});

describe('turning in', () => {
  it('needs an attempt, happens once, and can be taken back until it is due', async () => {
    const id = await setAssignment(teacher, invite.classId, { due: dueIn(app, 60) });
    const turnIn = () => student.visitor.post(`/assignments/${id}/turn-in`);
    expect(await turnIn()).toMatchObject({ status: 409 });
    await attempt(app, student, id, { wrong: [0] });
    const { body } = await turnIn();
    expect(body).toMatchObject({ state: 'turned-in' });
    app.clock.advance(minutes(1));
    expect((await turnIn()).body.turnedInAt).toBe(body.turnedInAt);
    expect(await student.visitor.post(`/assignments/${id}/take-back`)).toMatchObject({
      status: 200,
      body: { state: 'started', turnedInAt: null },
    });
    await turnIn();
    app.clock.advance(minutes(90));
    expect(await student.visitor.post(`/assignments/${id}/take-back`)).toMatchObject({
      status: 409,
      body: { code: 'assignment-over' },
    });
  });

  it('is over once the teacher has closed it, until it is opened again', async () => {
    const id = await setAssignment(teacher, invite.classId);
    await attempt(app, student, id);
    await teacher.visitor.post(`/assignments/${id}/close`, { isClosed: true });
    expect(await student.visitor.post(`/assignments/${id}/turn-in`)).toMatchObject({ status: 409 });
    expect(await ownAssignment(student, id)).toMatchObject({ isOpen: false, percent: 100 });
    await teacher.visitor.post(`/assignments/${id}/close`, { isClosed: false });
    expect(await student.visitor.post(`/assignments/${id}/turn-in`)).toMatchObject({ status: 200 });
  });

  it('never counts a play that ended while it was closed, however often it is closed and opened', async () => {
    const id = await setAssignment(teacher, invite.classId, { counts: 'last' });
    const close = (isClosed: boolean) => teacher.visitor.post(`/assignments/${id}/close`, { isClosed });
    const percentAfter = async (...steps: boolean[]) => {
      for (const isClosed of steps) await close(isClosed);
      return ownAssignment(student, id);
    };
    await attempt(app, student, id, { wrong: [0] });
    const { body } = await start(student, { source: { kind: 'assignment', assignmentId: id } });
    await close(true);
    app.clock.advance(minutes(2));
    await finish(student, body.id, movesFor(itemsOf(body.round)));
    app.clock.advance(minutes(2));
    const only = { percent: 80, attempts: [{ ignored: null }, { ignored: 'too-late' }] };
    expect(await percentAfter()).toMatchObject(only);
    expect(await percentAfter(false)).toMatchObject(only);
    app.clock.advance(minutes(2));
    expect(await percentAfter(true, false)).toMatchObject(only);
    await attempt(app, student, id);
    expect(await ownAssignment(student, id)).toMatchObject({ percent: 100 });
  });
});
