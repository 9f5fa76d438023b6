import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { practiceEvents } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { attempt, dueIn, minutes, ownAssignment, setAssignment, taskOf, tenWords } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { itemsOf, movesFor, start } from '#testing/player.ts';

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

const workOf = async (id: string, person = student) => {
  const { body } = await teacher.visitor.get(`/assignments/${id}/work`);
  return body.students.find(({ studentId }: { studentId: string }) => studentId === person.id);
};

describe('an assignment’s list', () => {
  it('is what a round of it asks, in its own game as the teacher set it', async () => {
    const id = await setAssignment(teacher, invite.classId, {
      task: taskOf(tenWords, { items: 4, timer: 'down' }),
    });
    const { status, body } = await start(student, {
      source: { kind: 'assignment', assignmentId: id },
      items: 10,
      timer: 'none',
    });
    expect(status).toBe(201);
    expect(body.wish).toMatchObject({ items: 4, timer: 'down' });
    expect(body.round.items).toHaveLength(4);
    for (const { word } of itemsOf(body.round)) expect(tenWords).toContain(word?.split(':')[0]);
  });

  it('can be practised in any other game, which is no attempt', async () => {
    const id = await setAssignment(teacher, invite.classId);
    const source = { kind: 'assignment', assignmentId: id } as const;
    const games = [
      ['word-match', 'definition', 4],
      ['anagram', 'definition', 5],
      ['memory-cards', 'definition', 4],
      ['true-false', 'mixed', 5],
    ] as const;
    for (const [type, mode, items] of games) {
      const { status, body } = await start(student, { type, mode, items, source });
      expect(status, `${type} ${JSON.stringify(body)}`).toBe(201);
      const words = itemsOf(body.round).flatMap(({ word }) => word?.split(':')[0] ?? []);
      for (const word of words) expect(tenWords, type).toContain(word);
    }
    expect(await ownAssignment(student, id)).toMatchObject({ state: 'assigned', attempts: [], openPlay: null });
  });

  it('comes through one attempt after the other: what was never asked goes before what was', async () => {
    const id = await setAssignment(teacher, invite.classId);
    const first = await attempt(app, student, id);
    const second = await attempt(app, student, id);
    const words = [first, second].flatMap(({ round }) => round.map(({ word }) => word.split(':')[0]));
    expect(words.toSorted()).toEqual(tenWords.toSorted());
  });

  it('of a level asks its words', async () => {
    const id = await setAssignment(teacher, invite.classId, {
      task: taskOf([], { material: { kind: 'level', level: 'B1' } }),
    });
    const { status, body } = await start(student, { source: { kind: 'assignment', assignmentId: id } });
    expect(status).toBe(201);
    expect(body.round.items).toHaveLength(5);
  });
});

describe('an attempt', () => {
  it('counts for the work and for the same memory as any other play', async () => {
    const id = await setAssignment(teacher, invite.classId, { points: 20 });
    const { id: playId } = await attempt(app, student, id, { wrong: [0] });
    expect(await ownAssignment(student, id)).toMatchObject({
      state: 'started',
      percent: 80,
      turnedInAt: null,
      attempts: [{ id: playId, ignored: null }],
    });
    expect(await workOf(id)).toMatchObject({ state: 'started', percent: 80, attempts: [{ id: playId }] });
    const events = await app.db.select().from(practiceEvents).where(eq(practiceEvents.studentId, student.id));
    expect(events).toHaveLength(5);
  });

  it('that goes on is a beginning, and can be gone on with', async () => {
    const id = await setAssignment(teacher, invite.classId);
    const { body } = await start(student, { source: { kind: 'assignment', assignmentId: id } });
    expect(await ownAssignment(student, id)).toMatchObject({ state: 'started', openPlay: body.id });
    expect((await teacher.visitor.get(`/assignments/${id}/work`)).body.assignment.progress.started).toBe(1);
  });

  it('that reaches the target turns the work in by itself, once', async () => {
    const id = await setAssignment(teacher, invite.classId, { task: taskOf(tenWords, { target: 80 }) });
    await attempt(app, student, id, { wrong: [0, 1] });
    expect(await ownAssignment(student, id)).toMatchObject({ state: 'started', percent: 60 });
    await attempt(app, student, id, { wrong: [0] });
    const { turnedInAt, ...done } = await ownAssignment(student, id);
    expect(done).toMatchObject({ state: 'turned-in', percent: 80 });
    await attempt(app, student, id);
    expect(await ownAssignment(student, id)).toMatchObject({ turnedInAt, percent: 100 });
  });

  it.each([
    ['best', 80],
    ['first', 40],
    ['last', 60],
  ])('%s counts as the teacher chose', async (counts, percent) => {
    const id = await setAssignment(teacher, invite.classId, { counts });
    for (const wrong of [[0, 1, 2], [0], [0, 1]]) await attempt(app, student, id, { wrong });
    expect(await ownAssignment(student, id)).toMatchObject({ percent });
  });

  it('that is left with answers in it ends as it stands: leaving makes no first one undone', async () => {
    const id = await setAssignment(teacher, invite.classId, { counts: 'first' });
    const { body } = await start(student, { source: { kind: 'assignment', assignmentId: id } });
    app.clock.advance(minutes(1));
    const moves = movesFor(itemsOf(body.round), [0, 1]).slice(0, 2);
    await student.visitor.post(`/games/plays/${body.id}/moves`, { from: 0, moves });
    expect(await student.visitor.post(`/games/plays/${body.id}/leave`)).toMatchObject({ body: { changed: 1 } });
    await attempt(app, student, id);
    const { attempts, percent } = await ownAssignment(student, id);
    expect(attempts).toHaveLength(2);
    expect(percent).toBe(0);
  });

  it('that is left before anything was answered is none', async () => {
    const id = await setAssignment(teacher, invite.classId);
    const { body } = await start(student, { source: { kind: 'assignment', assignmentId: id } });
    await student.visitor.post(`/games/plays/${body.id}/leave`);
    expect(await ownAssignment(student, id)).toMatchObject({ attempts: [], openPlay: null });
  });

  it('that nobody can have read is there and doesn’t count', async () => {
    const id = await setAssignment(teacher, invite.classId, { task: taskOf(tenWords, { target: 50 }) });
    await attempt(app, student, id, { secondsPerMove: 0.1 });
    expect(await ownAssignment(student, id)).toMatchObject({
      percent: null,
      turnedInAt: null,
      attempts: [{ ignored: 'too-fast' }],
    });
    expect(await student.visitor.post(`/assignments/${id}/turn-in`)).toMatchObject({
      status: 409,
      body: { code: 'nothing-to-turn-in' },
    });
  });
});

describe('what is asked', () => {
  it('stays as it is once somebody has begun; the rest can still change', async () => {
    const id = await setAssignment(teacher, invite.classId);
    await start(student, { source: { kind: 'assignment', assignmentId: id } });
    const edit = (task: object, version: number) =>
      teacher.visitor.patch(`/assignments/${id}`, { id, title: 'New', classIds: [invite.classId], task, version });
    expect(await edit(taskOf(tenWords.slice(0, 8)), 1)).toMatchObject({
      status: 409,
      body: { code: 'assignment-started' },
    });
    expect(await edit(taskOf(tenWords, { target: 70 }), 1)).toMatchObject({ status: 200, body: { title: 'New' } });
  });
});

describe('a student who left the class', () => {
  const goneOf = async (id: string) => (await teacher.visitor.get(`/assignments/${id}/work`)).body.gone;
  const remove = async (): Promise<string[]> => {
    const { body } = await teacher.visitor.get('/students');
    const row = body.find(({ studentId }: { studentId: string }) => studentId === student.id);
    await teacher.visitor.post('/enrolments/remove', { enrolmentIds: [row.enrolmentId] });
    return [row.enrolmentId];
  };

  it('is counted as gone from what was set before, and has it again once the removal is taken back', async () => {
    const id = await setAssignment(teacher, invite.classId);
    await attempt(app, student, id);
    expect(await goneOf(id)).toBe(0);
    const enrolmentIds = await remove();
    app.clock.advance(minutes(1));
    const later = await setAssignment(teacher, invite.classId);
    expect([await goneOf(id), await goneOf(later)]).toEqual([1, 0]);
    await teacher.visitor.post('/enrolments/restore', { enrolmentIds });
    expect(await goneOf(id)).toBe(0);
    expect(await workOf(id)).toMatchObject({ state: 'started', percent: 100 });
    expect(await ownAssignment(student, id)).toMatchObject({ percent: 100 });
  });

  it('doesn’t have it any more, keeps what was practised, and is in no table', async () => {
    const id = await setAssignment(teacher, invite.classId);
    await attempt(app, student, id);
    await remove();
    expect(await ownAssignment(student, id)).toBeUndefined();
    expect(await workOf(id)).toBeUndefined();
    const source = { kind: 'assignment', assignmentId: id } as const;
    expect(await start(student, { source })).toMatchObject({ status: 404 });
    expect(await student.visitor.post(`/assignments/${id}/turn-in`)).toMatchObject({ status: 404 });
  });
});

describe('the dashboard', () => {
  it('names what is due soonest and counts what is overdue', async () => {
    const own = await buildInvite(teacher, { className: `Class ${uuid().slice(-6)}` });
    const person = await buildStudent(app, own.code);
    const at = (count: number) => setAssignment(teacher, own.classId, { due: dueIn(app, count) });
    const [later, soon, past] = [await at(600), await at(60), await at(5)];
    const free = await setAssignment(teacher, own.classId);
    app.clock.advance(minutes(10));
    const { body } = await person.visitor.get('/dashboards/student?language=en');
    expect(body.assignments).toMatchObject({ open: 4, overdue: 1 });
    expect(body.assignments.soonest.map((each: { id: string }) => each.id)).toEqual([past, soon, later]);
    expect(body.assignments.soonest).not.toContain(free);
  });
});

describe('the assignments of a class that another teacher takes over', () => {
  it('go along with what was done, but for those of several classes', async () => {
    const given = await buildInvite(teacher, { className: 'given away' });
    const learner = await buildStudent(app, given.code);
    const [own, shared] = [
      await setAssignment(teacher, given.classId),
      await setAssignment(teacher, given.classId, { classIds: [given.classId, invite.classId] }),
    ];
    await attempt(app, learner, own);
    const receiver = await buildTeacher(app);
    await teacher.visitor.post(`/classes/${given.classId}/hand-over`, { teacherEmail: receiver.email });
    await receiver.visitor.post(`/class-handovers/${given.classId}/accept`);
    const work = (await receiver.visitor.get(`/assignments/${own}/work`)).body;
    expect(work.students).toMatchObject([{ studentId: learner.id, attempts: [{}] }]);
    expect((await teacher.visitor.get(`/assignments/${own}/work`)).status).toBe(404);
    expect((await receiver.visitor.get(`/assignments/${shared}/work`)).status).toBe(404);
    const mine = (await learner.visitor.get('/assignments/mine')).body;
    expect(JSON.stringify(mine)).toContain(own);
    expect(JSON.stringify(mine)).not.toContain(shared);
  });
});
