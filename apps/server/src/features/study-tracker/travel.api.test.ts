import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authSessions, dailyTasks, profiles, studyDays, studySessions } from '#db/schema/all.ts';
import { dayBefore, localDay } from '#platform/local-day.ts';
import { localTime } from '#platform/local-time.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { taskOf } from '#testing/own-task.ts';
import { splitByDay } from './split-by-day.ts';

let app: TestApp;
let code: string;
let student: Person;

beforeAll(async () => {
  app = await testApp();
  ({ code } = await buildInvite(await buildTeacher(app), { maxUses: 100 }));
});

beforeEach(async () => {
  student = await buildStudent(app, code);
});

afterAll(() => app.close());

const zones = Intl.supportedValuesOf('timeZone');
const istanbul = 'Europe/Istanbul';
const hourMs = 3_600_000;

const live = (timeZone: string) => app.db.update(profiles).set({ timeZone }).where(eq(profiles.userId, student.id));
const add = (more: object) =>
  student.visitor.post('/study/sessions', { id: uuid(), activity: 'reading', minutes: 60, ...more });
const edit = (id: string, more: object) =>
  student.visitor.patch(`/study/sessions/${id}`, { activity: 'reading', note: '', ...more });
const put = (id: string, how: 'remove' | 'restore') => student.visitor.post(`/study/sessions/${id}/${how}`);
const listed = async () => (await student.visitor.post('/study/sessions/list', {})).body.sessions;
const keptDays = () =>
  app.db
    .select({ day: studyDays.localDay, seconds: studyDays.seconds })
    .from(studyDays)
    .where(eq(studyDays.studentId, student.id))
    .orderBy(asc(studyDays.localDay));
const daysAgo = (days: number) => dayBefore(localDay(app.clock.now(), istanbul), days);

/** The stored days must equal those of the sessions, each by the local time of where it happened. */
async function expectTrueDays(): Promise<void> {
  const rows = await app.db.select().from(studySessions).where(eq(studySessions.studentId, student.id));
  const sums = new Map<string, number>();
  for (const row of rows.filter(({ removedAt }) => removedAt === null))
    for (const { day, seconds } of splitByDay(row)) sums.set(day, (sums.get(day) ?? 0) + seconds);
  const expected = [...sums].map(([day, seconds]) => ({ day, seconds }));
  expect(await keptDays()).toEqual(expected.sort((one, other) => one.day.localeCompare(other.day)));
}

describe('a session of a student who lives elsewhere now', () => {
  it('keeps its day and hour, whatever is edited', async () => {
    const { id } = (await add({ day: daysAgo(3), time: '23:30' })).body;
    const halves = [
      { day: daysAgo(3), seconds: 1800 },
      { day: daysAgo(2), seconds: 1800 },
    ];
    expect(await keptDays()).toEqual(halves);
    await live('Pacific/Kiritimati');
    const there = { day: daysAgo(3), time: '23:30', timeZone: istanbul };
    expect(await listed()).toMatchObject([there]);
    expect((await edit(id, { note: 'Song', version: 0 })).body).toMatchObject(there);
    expect(await keptDays()).toEqual(halves);
    await put(id, 'remove');
    expect(await keptDays()).toEqual([]);
    await put(id, 'restore');
    expect(await keptDays()).toEqual(halves);
  });

  it('is corrected by the clock of where it happened', async () => {
    const { id } = (await add({ day: daysAgo(3), time: '10:00' })).body;
    await live('Pacific/Pago_Pago');
    const when = { day: daysAgo(4), time: '08:15', minutes: 20 };
    const { body } = await edit(id, { version: 0, when });
    expect(body).toMatchObject({ day: when.day, time: '08:15', timeZone: istanbul, seconds: 1200 });
    expect(localTime(new Date(body.startedAt), istanbul)).toBe('08:15');
    expect(await keptDays()).toEqual([{ day: when.day, seconds: 1200 }]);
  });

  it('lies beside those of the new place, which has other days', async () => {
    await add({ day: daysAgo(3), time: '10:00' });
    await live('Pacific/Kiritimati');
    // 10:00 in Istanbul is 21:00 there.
    const taken = await add({ day: daysAgo(3), time: '21:30' });
    expect(taken).toMatchObject({ status: 409, body: { code: 'session-overlaps', data: { activity: 'reading' } } });
    expect((await add({ day: daysAgo(3), time: '22:00' })).body).toMatchObject({ timeZone: 'Pacific/Kiritimati' });
    expect(await keptDays()).toEqual([{ day: daysAgo(3), seconds: 7200 }]);
  });

  it('that the clock made is of where it was stopped', async () => {
    const id = uuid();
    await student.visitor.post('/study/timer', { id, activity: 'grammar' });
    await live('Asia/Tokyo');
    const { body } = await student.visitor.post(`/study/timer/${id}/stop`);
    expect(body).toMatchObject({ timeZone: 'Asia/Tokyo', day: localDay(app.clock.now(), 'Asia/Tokyo') });
  });

  it('moves no task of another day a second time', async () => {
    const begins = new Date(app.clock.now().getTime() - hourMs);
    const { id } = (await add({ day: localDay(begins, istanbul), time: localTime(begins, istanbul), minutes: 20 }))
      .body;
    // A zone where today isn't the session's day, at any hour this test runs.
    const far = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find(
      (zone) => localDay(app.clock.now(), zone) !== localDay(begins, istanbul),
    );
    const task = await taskOf(app, student, { counts: 'minutes-studied', target: 60 });
    const day = localDay(app.clock.now(), far ?? '');
    await app.db.update(dailyTasks).set({ day }).where(eq(dailyTasks.id, task));
    await live(far ?? '');
    expect((await edit(id, { note: 'Song', version: 0 })).status).toBe(200);
    const [row] = await app.db.select().from(dailyTasks).where(eq(dailyTasks.id, task));
    expect(row).toMatchObject({ progress: 0 });
  });
});

describe('a correction', () => {
  it('of the minutes alone leaves the second at which the clock was started', async () => {
    const id = uuid();
    await student.visitor.post('/study/timer', { id, activity: 'grammar' });
    app.clock.advance(30 * 60_000 + 17_000);
    await app.db.update(authSessions).set({ expiresAt: new Date(app.clock.now().getTime() + 24 * hourMs) });
    const { startedAt, day, time } = (await student.visitor.post(`/study/timer/${id}/stop`)).body;
    const { body } = await edit(id, { version: 0, when: { day, time, minutes: 20 } });
    expect(body).toMatchObject({ startedAt, seconds: 1200 });
  });
});

describe('a student who travels over all zones', () => {
  const leg = fc.record({
    zone: fc.constantFrom(...zones),
    hour: fc.integer({ min: 0, max: 23 }),
    minutes: fc.integer({ min: 1, max: 720 }),
    change: fc.constantFrom('nothing', 'rename', 'remove', 'bring back'),
  });

  it('loses no minute and gains none, and no session changes its day', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(leg, { minLength: 2, maxLength: 6 }), async (legs) => {
        student = await buildStudent(app, code);
        const said = new Map<string, object>();
        for (const [place, { zone, hour, minutes, change }] of legs.entries()) {
          await live(zone);
          // Three days apart, so that no two zones make them overlap.
          const when = { day: daysAgo(4 + 3 * (legs.length - place)), time: `${hour}`.padStart(2, '0').concat(':30') };
          const { body, status } = await add({ ...when, minutes });
          expect(status).toBe(201);
          said.set(body.id, { day: body.day, time: body.time, seconds: minutes * 60, timeZone: zone });
          const [first = ''] = said.keys();
          if (change === 'rename') {
            const { version } = (await listed()).find(({ id }: { id: string }) => id === first) ?? {};
            expect((await edit(first, { version, note: `${place}` })).status).toBe(200);
          }
          if (change === 'remove' || change === 'bring back') await put(first, 'remove');
          if (change === 'remove') said.delete(first);
          if (change === 'bring back') expect((await put(first, 'restore')).status).toBe(200);
          await expectTrueDays();
        }
        const sessions: { id: string }[] = await listed();
        expect(sessions).toHaveLength(said.size);
        for (const session of sessions) expect(session).toMatchObject(said.get(session.id) ?? {});
      }),
      { numRuns: 20 },
    );
  });
});
