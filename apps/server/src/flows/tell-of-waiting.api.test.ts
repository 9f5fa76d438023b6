import type { ListedNotice } from '@wordgrove/contract/notices';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assignments, notices, profiles } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { attempt, setAssignment } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { tellOfWaiting } from './tell-of-waiting.ts';

let app: TestApp;
let teacher: Person;
let classId: string;
let otherClassId: string;
/** Two in 7A and one in 7B. */
let students: [Person, Person, Person];
let noon: Date;

beforeAll(async () => {
  app = await testApp();
  noon = app.clock.now();
  teacher = await buildTeacher(app);
  const invite = await buildInvite(teacher, { className: '7A' });
  const other = await buildInvite(teacher, { className: '7B' });
  [classId, otherClassId] = [invite.classId, other.classId];
  const join = (code: string) => buildStudent(app, code);
  students = [await join(invite.code), await join(invite.code), await join(other.code)];
});

beforeEach(async () => {
  await app.db.delete(assignments);
});

afterAll(() => app.close());

const tell = async () => undefined;
/** Runs the job that many hours after noon in Istanbul, where everybody lives; the tests' own calls come before one. */
const run = (hours: number, told: Parameters<typeof tellOfWaiting>[0]['tell'] = tell) => {
  const clock = { now: () => new Date(noon.getTime() + hours * 3_600_000) };
  return tellOfWaiting({ db: app.db, clock, tell: told })({}, { signal: new AbortController().signal });
};
const graded = { points: 10 };
const turnIn = async (id: string, by: Person) => {
  await attempt(app, by, id);
  const answer = await by.visitor.post(`/assignments/${id}/turn-in`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
const listOf = async (person = teacher): Promise<ListedNotice[]> =>
  (await person.visitor.get('/notices/page')).body.notices;
const unread = async () => (await teacher.visitor.get('/notices/unread')).body.unread;
const waitingIn = async () => (await listOf()).map(({ assignment }) => assignment?.waiting);

describe('work that waits for a grade', () => {
  it('is one notice per homework, which says how much waits now and in which class', async () => {
    const id = await setAssignment(teacher, classId, { ...graded, classIds: [classId, otherClassId] });
    await run(1);
    expect(await listOf()).toEqual([]);
    await turnIn(id, students[0]);
    const told: unknown[] = [];
    await run(1, async (_, userIds, topic) => void told.push(userIds, topic));
    expect(told).toEqual([[teacher.id], 'notices']);
    const waiting = { count: 1, className: '7A' };
    expect(await listOf()).toMatchObject([{ kind: 'assignment-waiting', isRead: false, assignment: { id, waiting } }]);
    await turnIn(id, students[1]);
    expect(await waitingIn()).toEqual([{ count: 2, className: '7A' }]);
    await turnIn(id, students[2]);
    expect(await waitingIn()).toEqual([{ count: 3, className: null }]);
    expect(await unread()).toBe(1);
    expect((await listOf(students[0])).filter(({ kind }) => kind === 'assignment-waiting')).toEqual([]);
  });

  it('is news once a day at most, and only when more was turned in', async () => {
    const id = await setAssignment(teacher, classId, graded);
    await turnIn(id, students[0]);
    await run(1);
    const [first] = await listOf();
    await teacher.visitor.post(`/notices/${first?.id}/read`);
    await turnIn(id, students[1]);
    await run(2);
    expect(await unread()).toBe(0);
    await run(25);
    await run(25.25);
    expect(await listOf()).toMatchObject([{ id: first?.id, isRead: false, assignment: { waiting: { count: 2 } } }]);
    await teacher.visitor.post(`/notices/${first?.id}/read`);
    await run(49);
    expect(await unread()).toBe(0);
  });

  it('is told between seven in the morning and eight in the evening of the teacher’s zone', async () => {
    const id = await setAssignment(teacher, classId, graded);
    await turnIn(id, students[0]);
    await run(8);
    await run(18.9);
    expect(await listOf()).toEqual([]);
    await app.db.update(profiles).set({ timeZone: 'America/New_York' }).where(eq(profiles.userId, teacher.id));
    await run(8);
    expect(await unread()).toBe(1);
    await app.db.update(profiles).set({ timeZone: 'Europe/Istanbul' }).where(eq(profiles.userId, teacher.id));
  });

  it('is told of a day that has passed as it was then', async () => {
    const id = await setAssignment(teacher, classId, graded);
    await app.db.update(assignments).set({ publishedAt: new Date(noon.getTime() - 4 * 3_600_000) });
    await turnIn(id, students[0]);
    await run(-2);
    expect(await listOf()).toEqual([]);
    await run(1);
    expect(await waitingIn()).toEqual([{ count: 1, className: '7A' }]);
  });

  it('is gone once it is returned, taken back or its homework deleted', async () => {
    const id = await setAssignment(teacher, classId, { ...graded, due: null });
    await turnIn(id, students[0]);
    await turnIn(id, students[1]);
    await run(1);
    await students[0].visitor.post(`/assignments/${id}/take-back`);
    type Work = { studentId: string; turnedInAt: string; grade: { version: number } };
    const works: Work[] = (await teacher.visitor.get(`/assignments/${id}/work`)).body.students;
    const { studentId, turnedInAt, grade } = works.find((each) => each.studentId === students[1].id) as Work;
    const mark = { studentId, turnedInAt, version: grade.version, points: 8, comment: '', returns: true };
    const before = await waitingIn();
    expect((await teacher.visitor.post(`/assignments/${id}/grade`, mark)).status).toBe(200);
    const after = await waitingIn();
    expect([before, after]).toEqual([[{ count: 1, className: '7A' }], []]);
    expect(await unread()).toBe(0);
    await turnIn(id, students[0]);
    expect(await unread()).toBe(1);
    await teacher.visitor.post(`/assignments/${id}/remove`);
    expect(await unread()).toBe(0);
  });

  it('leaves out what the server judged and nobody has to grade, and what is days old', async () => {
    await turnIn(await setAssignment(teacher, classId), students[0]);
    await turnIn(await setAssignment(teacher, classId, graded), students[0]);
    await run(74);
    expect(await app.db.select().from(notices).where(eq(notices.userId, teacher.id))).toEqual([]);
  });
});
