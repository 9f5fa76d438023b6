import type { ListedNotice } from '@wordgrove/contract/notices';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveEvents, notices } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { attempt, dueIn, minutes, setAssignment, taskOf, wanted } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { hintsFor } from '#testing/hints.ts';
import { countStatements } from '#testing/statements.ts';

let app: TestApp;
let teacher: Person;
let student: Person;
/** In another class of the same teacher. */
let other: Person;
let classId: string;
let otherClassId: string;
let code: string;
let otherCode: string;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  ({ code, classId } = await buildInvite(teacher, { className: '7A' }));
  const invite = await buildInvite(teacher, { className: '7B' });
  otherClassId = invite.classId;
  otherCode = invite.code;
  student = await buildStudent(app, code);
  other = await buildStudent(app, invite.code);
});

beforeEach(async () => {
  await app.db.delete(notices);
});

afterAll(() => app.close());

const listOf = async ({ visitor }: Person): Promise<ListedNotice[]> => {
  const { status, body } = await visitor.get('/notices/page');
  expect(status, JSON.stringify(body)).toBe(200);
  return body.notices;
};
const kindsOf = async (person: Person) => (await listOf(person)).map(({ kind }) => kind);
const unreadOf = async ({ visitor }: Person): Promise<number> => (await visitor.get('/notices/unread')).body.unread;

/** Changes an assignment as its form does. */
async function edit(id: string, more: object): Promise<void> {
  const { body } = await teacher.visitor.get(`/assignments/${id}`);
  const wish = { ...wanted(classId), ...more, id, version: body.version, publishes: true };
  const answer = await teacher.visitor.patch(`/assignments/${id}`, wish);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

const put = (id: string, state: string, body?: object) => teacher.visitor.post(`/assignments/${id}/${state}`, body);

describe('homework that is published', () => {
  it('is one unread notice for each student who has it, wherever they are in its classes', async () => {
    await student.visitor.post('/enrolments', { id: uuid(), code: otherCode });
    const due = dueIn(app, 60);
    const id = await setAssignment(teacher, classId, { classIds: [classId, otherClassId], due });
    expect(await listOf(student)).toEqual([
      {
        id: expect.any(String),
        kind: 'assignment-new',
        params: {},
        isRead: false,
        createdAt: expect.any(String),
        assignment: { id, title: 'Ten words', dueAt: `${due.at}:00.000Z`, timeZone: 'UTC', waiting: null },
      },
    ]);
    expect(await unreadOf(student)).toBe(1);
    expect(await unreadOf(other)).toBe(1);
    expect(await unreadOf(teacher)).toBe(0);
    expect(await hintsFor(app, other)).toContain('assignments');
  });

  it('is announced when it is created and published at once, and not while it is a draft', async () => {
    await teacher.visitor.post('/assignments', wanted(classId));
    expect(await unreadOf(student)).toBe(0);
    await teacher.visitor.post('/assignments', { ...wanted(classId), publishes: true });
    expect(await unreadOf(student)).toBe(1);
  });

  it('is announced once, however often it is changed, and to those who get it by a change', async () => {
    const id = await setAssignment(teacher, classId);
    await put(id, 'publish');
    await edit(id, { title: 'Other words' });
    expect(await listOf(student)).toMatchObject([{ kind: 'assignment-new', assignment: { title: 'Other words' } }]);
    expect(await kindsOf(other)).toEqual([]);
    await edit(id, { classIds: [classId, otherClassId] });
    expect(await kindsOf(student)).toEqual(['assignment-new']);
    expect(await kindsOf(other)).toEqual(['assignment-new']);
  });

  it('is no news for somebody who joins its class later', async () => {
    const id = await setAssignment(teacher, classId);
    const late = await buildStudent(app, code);
    await edit(id, { title: 'Other words' });
    expect(await kindsOf(late)).toEqual([]);
  });

  it('is announced by as many statements to thirty students as to three', async () => {
    const sizes = await Promise.all(
      [3, 30].map(async (size) => {
        const invite = await buildInvite(teacher, { className: `Of ${size}` });
        for (let n = 0; n < size; n += 1) await buildStudent(app, invite.code);
        return invite.classId;
      }),
    );
    const counts: number[] = [];
    for (const id of sizes) {
      const wish = { ...wanted(id), publishes: true };
      counts.push(await countStatements(app, async () => void (await teacher.visitor.post('/assignments', wish))));
    }
    expect(counts[0]).toBe(counts[1]);
    expect(await app.db.select().from(notices)).toHaveLength(33);
  });
});

describe('a due time that comes earlier', () => {
  it('is announced once, with the latest time, and not to a student with an extension', async () => {
    const late = await buildStudent(app, code);
    const id = await setAssignment(teacher, classId, { due: dueIn(app, 6000) });
    await teacher.visitor.post(`/assignments/${id}/extend`, { studentId: late.id, due: dueIn(app, 9000) });
    await edit(id, { due: dueIn(app, 5000) });
    await edit(id, { due: dueIn(app, 4000) });
    const due = `${dueIn(app, 4000).at}:00.000Z`;
    expect(await listOf(student)).toMatchObject([
      { kind: 'assignment-earlier', assignment: { id, dueAt: due } },
      { kind: 'assignment-new' },
    ]);
    expect(await kindsOf(late)).toEqual(['assignment-new']);
    expect(await unreadOf(student)).toBe(2);
  });

  it('is no news when it comes later, which takes the notice away', async () => {
    const id = await setAssignment(teacher, classId, { due: dueIn(app, 6000) });
    await edit(id, { due: dueIn(app, 5000) });
    await edit(id, { due: dueIn(app, 7000) });
    expect(await kindsOf(student)).toEqual(['assignment-new']);
  });

  it('is announced to a student whose extension is taken back', async () => {
    const id = await setAssignment(teacher, classId, { due: dueIn(app, 6000) });
    await teacher.visitor.post(`/assignments/${id}/extend`, { studentId: student.id, due: dueIn(app, 9000) });
    expect(await kindsOf(student)).toEqual(['assignment-new']);
    await teacher.visitor.post(`/assignments/${id}/extend`, { studentId: student.id, due: null });
    expect(await kindsOf(student)).toEqual(['assignment-earlier', 'assignment-new']);
  });
});

describe('a notice about homework is gone', () => {
  it('while the homework is closed or deleted', async () => {
    const id = await setAssignment(teacher, classId);
    for (const [off, on] of [
      [() => put(id, 'close', { isClosed: true }), () => put(id, 'close', { isClosed: false })],
      [() => put(id, 'remove'), () => put(id, 'restore')],
    ] as const) {
      await off();
      expect(await kindsOf(student)).toEqual([]);
      expect(await unreadOf(student)).toBe(0);
      await on();
      expect(await kindsOf(student)).toEqual(['assignment-new']);
      expect(await unreadOf(student)).toBe(1);
    }
  });

  it('once it is turned in, or too late', async () => {
    const task = taskOf(undefined, { target: 10 });
    const done = await setAssignment(teacher, classId, { task });
    await setAssignment(teacher, classId, { due: dueIn(app, 600), isLateAllowed: false });
    expect(await unreadOf(student)).toBe(2);
    await attempt(app, student, done);
    expect(await unreadOf(student)).toBe(1);
    app.clock.advance(minutes(601));
    expect(await unreadOf(student)).toBe(0);
  });

  it('for a student who was taken out of the class', async () => {
    const gone = await buildStudent(app, code);
    await setAssignment(teacher, classId);
    expect(await unreadOf(gone)).toBe(1);
    const roster = (await teacher.visitor.get('/students')).body as { studentId: string; enrolmentId: string }[];
    const enrolmentId = roster.find(({ studentId }) => studentId === gone.id)?.enrolmentId;
    const removed = await teacher.visitor.post('/enrolments/remove', { enrolmentIds: [enrolmentId] });
    expect(removed.status, JSON.stringify(removed.body)).toBe(200);
    expect((await listOf(gone)).filter(({ assignment }) => assignment)).toEqual([]);
  });
});

describe('returned work', () => {
  type Work = { studentId: string; turnedInAt: string | null; grade: { version: number } };
  /** Does what the teacher's screen does, having just looked. */
  const send = async (id: string, call: 'grade' | 'try-again', more: object) => {
    const works: Work[] = (await teacher.visitor.get(`/assignments/${id}/work`)).body.students;
    const { studentId, turnedInAt, grade } = works.find((each) => each.studentId === student.id) as Work;
    const seen = { studentId, turnedInAt, version: grade.version };
    const answer = await teacher.visitor.post(`/assignments/${id}/${call}`, { ...seen, comment: '', ...more });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };
  const giveBack = (id: string, comment: string) => send(id, 'grade', { points: null, comment, returns: true });
  const letTryAgain = (id: string) => send(id, 'try-again', { due: null });

  it('is announced even when the homework is closed, and again when it is returned again', async () => {
    const id = await setAssignment(teacher, classId);
    await put(id, 'close', { isClosed: true });
    await giveBack(id, 'Good');
    expect(await listOf(student)).toMatchObject([{ kind: 'assignment-returned', isRead: false, assignment: { id } }]);
    const [first] = await listOf(student);
    app.clock.advance(minutes(1));
    await giveBack(id, 'Very good');
    const shown = await listOf(student);
    expect(shown).toMatchObject([{ kind: 'assignment-returned', isRead: false }]);
    expect(shown[0]?.id).not.toBe(first?.id);
    expect(await unreadOf(student)).toBe(1);
  });

  it('is no longer back once it may be tried again, which is news until it is turned in', async () => {
    const id = await setAssignment(teacher, classId);
    await giveBack(id, 'Good');
    app.clock.advance(minutes(1));
    await letTryAgain(id);
    expect(await listOf(student)).toMatchObject([
      { kind: 'assignment-again', isRead: false, assignment: { id } },
      { kind: 'assignment-new', isRead: true },
    ]);
    expect(await unreadOf(student)).toBe(1);
    await attempt(app, student, id);
    await student.visitor.post(`/assignments/${id}/turn-in`);
    expect(await listOf(student)).toEqual([]);
    await giveBack(id, 'Better');
    expect(await kindsOf(student)).toEqual(['assignment-returned']);
    expect(await unreadOf(student)).toBe(1);
  });
});

describe('the list behind the bell', () => {
  const write = async (count: number) => {
    const rows = Array.from({ length: count }, (_, n) => ({
      id: uuid(),
      userId: student.id,
      kind: 'enrolment-approved' as const,
      params: { className: String(n) },
      createdAt: new Date(app.clock.now().getTime() + Math.floor(n / 3)),
    }));
    await app.db.insert(notices).values(rows);
  };

  it('comes in pages, each notice once, though several share an instant', async () => {
    await write(45);
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const { body } = await student.visitor.get('/notices/page', next ? { before: next } : undefined);
      expect(body.notices.length).toBeLessThanOrEqual(20);
      seen.push(...body.notices.map(({ id }: { id: string }) => id));
      next = body.next;
    }
    expect(new Set(seen).size).toBe(45);
    expect(seen).toHaveLength(45);
  });

  it('is read up to the newest that was seen, and counts to one hundred at most', async () => {
    await write(120);
    expect(await unreadOf(student)).toBe(100);
    const [newest] = await listOf(student);
    app.clock.advance(minutes(1));
    await setAssignment(teacher, classId);
    const answer = await student.visitor.post('/notices/read-all', { newest: newest?.id });
    expect(answer).toMatchObject({ status: 200, body: { unread: 1 } });
    expect(await unreadOf(student)).toBe(1);
  });

  it('is read with the page of its homework, for its reader alone, who is told of it once', async () => {
    const mate = await buildStudent(app, code);
    const id = await setAssignment(teacher, classId);
    await setAssignment(teacher, classId);
    const open = () => student.visitor.post('/notices/read-about', { assignmentId: id });
    await app.db.delete(liveEvents);
    expect((await open()).body).toEqual({ unread: 1 });
    expect(await hintsFor(app, student)).toEqual(['notices']);
    await app.db.delete(liveEvents);
    expect((await open()).body).toEqual({ unread: 1 });
    expect(await hintsFor(app, student)).toEqual([]);
    expect(await unreadOf(mate)).toBe(2);
  });

  it('answers with what is left when one is read', async () => {
    await setAssignment(teacher, classId);
    await setAssignment(teacher, classId);
    const [first] = await listOf(student);
    expect((await student.visitor.post(`/notices/${first?.id}/read`)).body).toEqual({ unread: 1 });
    expect((await listOf(student)).map(({ isRead }) => isRead)).toEqual([true, false]);
    const dashboard = await student.visitor.get('/dashboards/student', { language: 'en' });
    expect(dashboard.body).toMatchObject({ unreadNotices: 1, notices: [] });
  });
});
