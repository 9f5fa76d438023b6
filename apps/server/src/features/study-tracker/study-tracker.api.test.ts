import { dayMs } from '@wordgrove/contract/days';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authSessions, liveEvents, profiles, studyDays } from '#db/schema/all.ts';
import { dayBefore, localDay } from '#platform/local-day.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { leaveTasksOut } from '#testing/own-task.ts';

let app: TestApp;
let code: string;
let student: Person;

beforeAll(async () => {
  app = await testApp();
  ({ code } = await buildInvite(await buildTeacher(app), { className: 'Seven B' }));
});

beforeEach(async () => {
  student = await buildStudent(app, code);
  await leaveTasksOut(app, student);
});

afterAll(() => app.close());

const minute = 60_000;

async function wait(minutes: number): Promise<void> {
  app.clock.advance(minutes * minute);
  await app.db.update(authSessions).set({ expiresAt: new Date(app.clock.now().getTime() + dayMs) });
}

const board = async () => (await student.visitor.get('/study')).body;
const daysAgo = (days: number) => dayBefore(localDay(app.clock.now(), 'Europe/Istanbul'), days);
const anHour = () => ({ activity: 'reading', day: daysAgo(3), time: '10:00', minutes: 60 });
const add = (more: object = {}) => student.visitor.post('/study/sessions', { id: uuid(), ...anHour(), ...more });

async function start(more: object = {}) {
  const answer = await student.visitor.post('/study/timer', { id: uuid(), activity: 'grammar', ...more });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}

const turn = ({ id, version }: { id: string; version: number }, how: string) =>
  student.visitor.post(`/study/timer/${id}/${how}`, { version });
const stop = ({ id }: { id: string }, more: object = {}) => student.visitor.post(`/study/timer/${id}/stop`, more);

/** The stored days must sum to what the sessions say. */
async function expectSums(): Promise<number> {
  const { sessions } = (await student.visitor.post('/study/sessions/list', {})).body;
  const days = await app.db.select().from(studyDays).where(eq(studyDays.studentId, student.id));
  const sum = (all: readonly { seconds: number }[]) => all.reduce((total, { seconds }) => total + seconds, 0);
  expect(sum(days)).toBe(sum(sessions));
  return sum(days);
}

describe('the clock', () => {
  it('goes on with another device, and leaves pauses out', async () => {
    const begin = performance.now();
    const timer = await start();
    await wait(10);
    expect((await board()).timer).toMatchObject({ id: timer.id, startedAt: timer.startedAt, pausedAt: null });
    const paused = (await turn(timer, 'pause')).body;
    await wait(30);
    expect((await turn(timer, 'pause')).body).toEqual(paused);
    const resumed = (await turn(paused, 'resume')).body;
    await wait(5);
    const session = (await stop(resumed)).body;
    expect(session.seconds).toBeGreaterThanOrEqual(15 * 60 - 2);
    // The server's clock goes on while it answers.
    expect(session.seconds).toBeLessThanOrEqual(15 * 60 + 2 + (performance.now() - begin) / 1000);
    expect((await stop(resumed)).body).toEqual(session);
    expect((await board()).timer).toBeNull();
    expect(await expectSums()).toBe(session.seconds);
    // A late start of an ended session starts nothing.
    expect((await student.visitor.post('/study/timer', { id: timer.id, activity: 'grammar' })).body).toBeNull();
  });

  it('starts once, even when several devices start it together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => student.visitor.post('/study/timer', { id: uuid(), activity: 'reading' })),
    );
    const [first] = answers.filter(({ status }) => status === 201);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(4);
    for (const { body } of refused) expect(body).toMatchObject({ code: 'timer-changed', data: first?.body });
  });

  it('isn’t paused by a screen that shows an older state of it', async () => {
    const timer = await start();
    await turn({ ...timer }, 'pause');
    await turn({ ...timer, version: 1 }, 'resume');
    expect(await turn(timer, 'pause')).toMatchObject({ status: 409, body: { data: { version: 2, pausedAt: null } } });
  });

  it('counts the 25 minutes, and not the 5', async () => {
    const timer = await start({ isPomodoro: true });
    await wait(58);
    const { seconds } = (await stop(timer)).body;
    expect(seconds).toBe(50 * 60);
  });

  it('that was forgotten asks how long it really was', async () => {
    const timer = await start();
    await wait(20 * 60);
    expect(await stop(timer)).toMatchObject({ status: 409, body: { code: 'minutes-needed' } });
    expect(await stop(timer, { minutes: 26 * 60 })).toMatchObject({ status: 409, body: { code: 'session-too-long' } });
    expect(await turn(timer, 'pause')).toMatchObject({ status: 409 });
    expect(await stop(timer, { minutes: 40 })).toMatchObject({ status: 200, body: { seconds: 2400 } });
    expect(await expectSums()).toBe(2400);
  });

  it('that is let go leaves nothing', async () => {
    const timer = await start();
    expect((await student.visitor.post(`/study/timer/${timer.id}/discard`)).status).toBe(200);
    expect((await stop(timer)).status).toBe(404);
    expect(await expectSums()).toBe(0);
  });
});

describe('a session that is written down', () => {
  it('counts by day and kind, and every screen hears of it', async () => {
    const hints = () => app.db.$count(liveEvents, eq(liveEvents.topic, 'study-tracker'));
    const before = await hints();
    expect((await add()).body).toMatchObject({ source: 'manual', seconds: 3600, day: daysAgo(3), time: '10:00' });
    await add({ activity: 'writing', time: '23:30' });
    expect(await hints()).toBe(before + 2);
    expect((await board()).days).toEqual([`${daysAgo(3)} 5400 reading writing`, `${daysAgo(2)} 1800 writing`]);
  });

  it('is refused with the reason, and nothing is changed', async () => {
    const { body: there } = await add();
    const timer = await start();
    await wait(2);
    const now = localDay(app.clock.now(), 'Europe/Istanbul');
    const refusals: [object, object][] = [
      [{ minutes: 26 * 60 }, { code: 'session-too-long' }],
      [{ day: dayBefore(now, -1) }, { code: 'session-in-future' }],
      [{ time: '10:59' }, { code: 'session-overlaps', data: { activity: 'reading', endedAt: there.endedAt } }],
      [
        { time: '09:30', minutes: 31 },
        { code: 'session-overlaps', data: { startedAt: there.startedAt } },
      ],
    ];
    for (const [more, body] of refusals) expect(await add(more)).toMatchObject({ status: 409, body });
    expect((await add({ time: '24:00' })).status).toBe(400);
    expect(await expectSums()).toBe(3600);
    expect((await add({ time: '11:00' })).status).toBe(201);
    expect((await add({ time: '09:30', minutes: 30 })).status).toBe(201);
    await stop(timer);
  });

  it('isn’t written over the clock that runs', async () => {
    const timer = await start();
    await wait(120);
    const at = new Date(app.clock.now().getTime() - 90 * minute);
    const day = localDay(at, 'UTC');
    await app.db.update(profiles).set({ timeZone: 'UTC' }).where(eq(profiles.userId, student.id));
    const answer = await add({ day, time: at.toISOString().slice(11, 16), minutes: 10 });
    expect(answer).toMatchObject({ status: 409, body: { data: { startedAt: timer.startedAt, endedAt: null } } });
  });

  it('is edited from the version that was read; without times they stay', async () => {
    const { id, startedAt } = (await add()).body;
    const edit = (more: object) =>
      student.visitor.patch(`/study/sessions/${id}`, { activity: 'writing', note: 'Essay', version: 0, ...more });
    expect(await edit({})).toMatchObject({ status: 200, body: { version: 1, startedAt, seconds: 3600 } });
    expect(await edit({})).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await edit({ note: 'Song' })).toMatchObject({ status: 409, body: { data: { note: 'Essay' } } });
    const when = { day: daysAgo(4), time: '08:00', minutes: 20 };
    expect(await edit({ version: 1, when })).toMatchObject({ status: 200, body: { seconds: 1200 } });
    expect((await board()).days).toEqual([`${daysAgo(4)} 1200 writing`]);
  });

  it('can be brought back, unless its time was taken meanwhile', async () => {
    const { id } = (await add()).body;
    const put = (how: string) => student.visitor.post(`/study/sessions/${id}/${how}`);
    await put('remove');
    expect(await expectSums()).toBe(0);
    expect((await put('restore')).status).toBe(200);
    expect(await expectSums()).toBe(3600);
    await put('remove');
    await add({ time: '10:30' });
    expect(await put('restore')).toMatchObject({ status: 409, body: { code: 'session-overlaps' } });
    expect(await expectSums()).toBe(3600);
  });
});

describe('the goal', () => {
  it('is set, changed and taken away', async () => {
    for (const minutes of [25, 40, null]) {
      expect((await student.visitor.post('/study/goal', { minutes })).body).toEqual({ goal: minutes });
      expect((await board()).goal).toBe(minutes);
    }
    expect((await student.visitor.post('/study/goal', { minutes: 0 })).status).toBe(400);
  });
});
