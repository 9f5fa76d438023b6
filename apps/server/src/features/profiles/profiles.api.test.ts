import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';

let app: TestApp;
let teacher: Person;

beforeAll(async () => {
  app = await testApp();
  teacher = await buildTeacher(app);
});

afterAll(() => app.close());

it('changes nothing, not even the version, when nothing that it knows is sent', async () => {
  const { body: before } = await teacher.visitor.get('/profiles/me');
  app.clock.advance(60_000);
  const answer = await teacher.visitor.patch('/profiles/me', { version: before.version, role: 'student', totalXP: 5 });
  expect(answer).toMatchObject({ status: 200, body: before });
  expect((await teacher.visitor.get('/profiles/me')).body).toEqual(before);
});

describe('the time zone of a student', () => {
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Tokyo'];
  const choose = async ({ visitor }: Person, timeZone: string) => {
    const { version } = (await visitor.get('/profiles/me')).body;
    return visitor.patch('/profiles/me', { version, timeZone });
  };
  const moveZones = async () => {
    await app.jobs.send('move-zones', {});
    await app.jobs.run();
  };
  const today = async ({ visitor }: Person) => (await visitor.get('/daily-tasks/today')).body.day;

  it('stays the one in which the day began, and the last that was chosen counts from midnight', async () => {
    const student = await buildStudent(app, (await buildInvite(teacher)).code);
    const day = await today(student);
    for (const timeZone of zones) {
      const { body } = await choose(student, timeZone);
      expect(body).toMatchObject({ timeZone: 'Europe/Istanbul', nextTimeZone: { timeZone } });
      expect(await today(student)).toBe(day);
    }
    const { nextTimeZone } = (await student.visitor.get('/profiles/me')).body;
    await moveZones();
    expect((await student.visitor.get('/profiles/me')).body).toMatchObject({
      timeZone: 'Europe/Istanbul',
      nextTimeZone,
    });
    app.clock.advance(new Date(nextTimeZone.from).getTime() - app.clock.now().getTime());
    await moveZones();
    expect((await student.visitor.get('/profiles/me')).body).toMatchObject({
      timeZone: 'Asia/Tokyo',
      nextTimeZone: null,
    });
  });

  it('can be left as it is after all', async () => {
    // At midnight the session of whoever signed in at noon is over.
    const student = await buildStudent(app, (await buildInvite(await buildTeacher(app))).code);
    await choose(student, 'Asia/Tokyo');
    expect((await choose(student, 'Europe/Istanbul')).body).toMatchObject({
      timeZone: 'Europe/Istanbul',
      nextTimeZone: null,
    });
  });
});
