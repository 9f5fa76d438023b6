import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assignments, notices, profiles } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { attempt, setAssignment, taskOf } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { hintsFor } from '#testing/hints.ts';
import { remindOfDue } from './remind-of-due.ts';

let app: TestApp;
let teacher: Person;
/** In Istanbul, three hours ahead of UTC; the tests begin there at noon. */
let student: Person;
let classId: string;
let code: string;
let today: Date;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
  ({ classId, code } = await buildInvite(teacher));
  student = await buildStudent(app, code);
  today = app.clock.now();
});

beforeEach(async () => {
  await app.db.delete(assignments);
});

afterAll(() => app.close());

const hourMs = 3_600_000;
const tell = async () => undefined;
/** Runs the job that many hours after the tests began, when noon has struck in Istanbul. */
const remind = (hours: number, told: Parameters<typeof remindOfDue>[0]['tell'] = tell) => {
  const clock = { now: () => new Date(today.getTime() + hours * hourMs) };
  return remindOfDue({ db: app.db, clock, tell: told })({}, { signal: new AbortController().signal });
};
/** That many hours after midnight of the day on which the tests began, in Istanbul. */
const at = (hours: number) => {
  const midnight = new Date(`${today.toISOString().slice(0, 10)}T00:00Z`).getTime();
  return { at: new Date(midnight + hours * hourMs).toISOString().slice(0, 16), timeZone: 'Europe/Istanbul' };
};
const dueOf = async ({ visitor }: Person): Promise<string[]> => {
  const { body } = await visitor.get('/notices/page');
  type Shown = { kind: string; assignment: { id: string } };
  return body.notices.flatMap(({ kind, assignment }: Shown) => (kind === 'assignment-due' ? [assignment.id] : []));
};

describe('homework due on the next local day', () => {
  it('is announced once, however often the job runs, and only that', async () => {
    await setAssignment(teacher, classId, { due: at(47.5) });
    const tomorrow = await setAssignment(teacher, classId, { due: at(48) });
    const late = await setAssignment(teacher, classId, { due: at(71.5) });
    await setAssignment(teacher, classId, { due: at(72) });
    await setAssignment(teacher, classId);
    await remind(24);
    await remind(24.25);
    expect((await dueOf(student)).sort()).toEqual([tomorrow, late].sort());
    expect(await hintsFor(app, student)).toContain('assignments');
  });

  it('sends a hint to those it reminds', async () => {
    await setAssignment(teacher, classId, { due: at(50) });
    const told: unknown[] = [];
    await remind(24, async (_, userIds, topic) => void told.push(userIds, topic));
    expect(told).toEqual([[student.id], 'notices']);
  });

  it('waits for seven in the morning', async () => {
    const id = await setAssignment(teacher, classId, { due: at(60) });
    // Midnight is twelve hours after noon.
    await remind(18.9);
    expect(await dueOf(student)).toEqual([]);
    await remind(19.1);
    expect(await dueOf(student)).toEqual([id]);
  });

  it('is each student’s own: by zone and by extension', async () => {
    const west = await buildStudent(app, code);
    await app.db.update(profiles).set({ timeZone: 'America/Los_Angeles' }).where(eq(profiles.userId, west.id));
    const extended = await buildStudent(app, code);
    // Half past two in the night in Istanbul is still the afternoon before in Los Angeles.
    const id = await setAssignment(teacher, classId, { due: at(50.5) });
    await teacher.visitor.post(`/assignments/${id}/extend`, { studentId: extended.id, due: at(80) });
    await remind(24);
    expect(await dueOf(student)).toEqual([id]);
    expect(await dueOf(west)).toEqual([]);
    expect(await dueOf(extended)).toEqual([]);
    await remind(48);
    expect(await dueOf(extended)).toEqual([id]);
  });

  it('is no reminder once it is turned in or closed, or on the day it was published', async () => {
    const done = await setAssignment(teacher, classId, { due: at(30), task: taskOf(undefined, { target: 10 }) });
    await attempt(app, student, done);
    const closed = await setAssignment(teacher, classId, { due: at(30) });
    await teacher.visitor.post(`/assignments/${closed}/close`, { isClosed: true });
    await setAssignment(teacher, classId, { due: at(30) });
    await remind(1);
    expect(await app.db.select().from(notices).where(eq(notices.kind, 'assignment-due'))).toEqual([]);
  });

  it('is announced again for another due time, and the old reminder is gone', async () => {
    const id = await setAssignment(teacher, classId, { due: at(50) });
    await remind(24);
    const { body } = await teacher.visitor.get(`/assignments/${id}`);
    const wish = { title: 'Ten words', classIds: [classId], task: taskOf(), due: at(80), version: body.version };
    const edited = await teacher.visitor.patch(`/assignments/${id}`, { ...wish, id, publishes: true });
    expect(edited.status, JSON.stringify(edited.body)).toBe(200);
    expect(await dueOf(student)).toEqual([]);
    await remind(48);
    expect(await dueOf(student)).toEqual([id]);
  });
});
