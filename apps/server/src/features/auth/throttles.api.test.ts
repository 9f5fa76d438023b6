import { limits } from '@wordgrove/contract/limits';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authThrottles } from '#db/schema/auth.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import type { Answer } from '#testing/visitor.ts';
import { expectWait, times } from '#testing/waiting.ts';
import { sprayRule } from './spraying.ts';
import { throttleKey } from './throttle-store.ts';

const school = '10.20.30.40';

let app: TestApp;
let teacher: Person;
let code: string;

beforeAll(async () => {
  app = await testApp({ env: { RATE_LIMITS: 'on' } });
  teacher = await buildTeacher(app);
  code = (await buildInvite(teacher)).code;
});

beforeEach(async () => {
  await app.db.delete(authThrottles);
  app.clock.advance(61_000);
});

afterAll(() => app.close());

const all = (count: number, status: number) => Array(count).fill(status);

describe('one user', () => {
  const read = ({ visitor }: Person) => visitor.get('/notices');
  const write = ({ visitor }: Person) => visitor.patch('/profiles/me/choices', { colorScheme: 'dark' });

  it.each([
    ['reads', limits.readsPerMinute, read, write],
    ['writes', limits.writesPerMinute, write, read],
  ])('%s %i times a minute, then waits, and nobody else does', async (_, limit, ask, other) => {
    const person = await buildTeacher(app);
    expect(await times(limit, () => ask(person))).toEqual(all(limit, 200));
    expectWait(await ask(person), 60);
    expect((await other(person)).status).toBe(200);
    expect((await ask(teacher)).status).toBe(200);
    const { password, email } = person;
    expect((await app.visitor().post('/auth/sign-in', { email, password })).status).toBe(200);
    app.clock.advance(61_000);
    expect((await ask(person)).status).toBe(200);
  });

  it('is one user in every browser', async () => {
    const person = await buildTeacher(app);
    const other = app.visitor('10.9.9.9');
    await other.post('/auth/sign-in', { email: person.email, password: person.password });
    await times(limits.readsPerMinute, () => read(person));
    expectWait(await other.get('/notices'), 60);
  });
});

describe('a whole school behind one address', () => {
  const registration = (inviteCode: string) => ({
    id: uuid(),
    email: `${uuid()}@example.org`,
    password: 'orchard-kettle-77',
    fullName: 'Ada',
    language: 'en',
    timeZone: 'UTC',
    inviteCode,
  });

  it('registers three hundred students, and forty sign in at once', async () => {
    const wanted: ReturnType<typeof registration>[] = [];
    const statuses = await times(300, () => {
      const one = registration(code);
      wanted.push(one);
      return app.visitor(school).post('/auth/register/student', one);
    });
    expect(statuses).toEqual(all(300, 201));
    const signIns = wanted
      .slice(0, 40)
      .map(({ email, password }) => app.visitor(school).post('/auth/sign-in', { email, password }));
    expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual(all(40, 200));
  }, 120_000);

  it('asks for the same code at the same moment', async () => {
    const asked = Array.from({ length: 200 }, () => app.visitor(school).post('/invites/check', { code }));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(all(200, 200));
  });
});

describe('guessing codes', () => {
  const guesser = '10.66.66.66';
  const wrong = () => app.visitor(guesser).post('/invites/check', { code: 'ZZZZZZ' });

  it('has a hundred guesses in ten minutes, while right codes pass, and after a thousand no way of asking helps', async () => {
    const student = await buildStudent(app, code);
    const other = await buildInvite(teacher, { className: 'Another' });
    expect(await times(limits.inviteFailures, wrong)).toEqual(all(limits.inviteFailures, 404));
    const seconds = limits.inviteWindowMinutes * 60;
    expectWait(await wrong(), seconds);
    expect((await app.visitor(guesser).post('/invites/check', { code })).status).toBe(200);
    await times(limits.inviteFailures * 9, wrong);
    const visitor = app.visitor(guesser);
    const account = { id: uuid(), email: `${uuid()}@example.org`, password: 'orchard-kettle-77' };
    const person = { fullName: 'Ada', language: 'en', timeZone: 'UTC', inviteCode: code };
    expectWait(await visitor.post('/invites/check', { code }), seconds);
    expectWait(await visitor.post('/auth/register/student', { ...account, ...person }), seconds);
    // Somebody signed in isn't taken for the guesser at the same address.
    for (const [name, value] of student.visitor.cookies) visitor.cookies.set(name, value);
    expect((await visitor.post('/enrolments', { id: uuid(), code: other.code })).status).toBe(201);

    expect((await app.visitor(school).post('/invites/check', { code })).status).toBe(200);
    app.clock.advance(seconds * 1000 + 1000);
    expect((await app.visitor(guesser).post('/invites/check', { code })).status).toBe(200);
  });

  it('and is signed in has twenty, whatever is asked, and stops nobody else at the same address', async () => {
    const { visitor } = await buildStudent(app, code);
    const { visitor: classmate } = await buildStudent(app, code);
    const other = await buildInvite(teacher, { className: 'Next to it' });
    const check = () => visitor.post('/invites/check', { code: 'ZZZZZZ' });
    const join = (wanted: string) => visitor.post('/enrolments', { id: uuid(), code: wanted });
    for (let n = 0; n < limits.personInviteFailures; n += 1)
      expect((await (n % 2 === 0 ? check() : join('ZZZZZZ'))).status).toBe(404);
    for (const guess of [check, () => join('ZZZZZZ')]) expectWait(await guess(), limits.inviteWindowMinutes * 60);
    // Past the limit of calls per minute.
    app.clock.advance(61_000);
    expect(await join(other.code)).toMatchObject({ status: 201 });
    expect((await classmate.post('/enrolments', { id: uuid(), code: other.code })).status).toBe(201);
    expect((await app.visitor().post('/invites/check', { code })).status).toBe(200);
  });

  it('gains nothing by asking a thousand times at the same instant', async () => {
    const answers = await Promise.all(Array.from({ length: 1000 }, wrong));
    const looked = answers.filter(({ status }) => status === 404).length;
    expect(looked).toBeGreaterThanOrEqual(limits.inviteFailures);
    expect(looked).toBeLessThan(limits.inviteFailures + 10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1000 - looked);
  });

  it('gains nothing by naming another address each time', async () => {
    const from = (forwarded: string) =>
      app.visitor(guesser).post('/invites/check', { code: 'ZZZZZZ' }, { 'x-forwarded-for': forwarded });
    let n = 0;
    const statuses = await times(limits.inviteFailures + 20, () => from(`192.0.2.${n++}`));
    expect(statuses.filter((status) => status === 404).length).toBeLessThan(limits.inviteFailures + 10);
  });

  it('is counted per client behind a trusted proxy', async () => {
    const trusting = await testApp({ env: { TRUST_PROXY: '10.0.0.1' } });
    try {
      const ask = (forwarded: string) =>
        trusting.visitor('10.0.0.1').post('/invites/check', { code: 'ZZZZZZ' }, { 'x-forwarded-for': forwarded });
      await times(limits.inviteFailures, () => ask('192.0.2.1'));
      expectWait(await ask('192.0.2.1'), 600);
      expectWait(await ask('198.51.100.7, 192.0.2.1'), 600);
      expect((await ask('192.0.2.2')).status).toBe(404);
    } finally {
      await trusting.close();
    }
  });
});

describe('one password tried on a whole school', () => {
  const sprayer = '2001:db8:1:2::9';
  const neighbour = '2001:db8:1:2:ffff::1';
  const tryOn = (email: string, ip = sprayer) =>
    app.visitor(ip).post('/auth/sign-in', { email, password: 'sunflower-2026' });
  const address = () => `${uuid()}@example.org`;

  it('is refused after forty accounts, in the whole network, with the time to wait', async () => {
    const answers: Answer[] = [];
    for (let n = 0; n < 300; n += 20)
      answers.push(...(await Promise.all(Array.from({ length: 20 }, () => tryOn(address())))));
    const tried = answers.filter(({ status }) => status === 401).length;
    expect(tried).toBeGreaterThanOrEqual(sprayRule.accounts);
    expect(tried).toBeLessThan(sprayRule.accounts + 10);
    expectWait(await tryOn(teacher.email, neighbour), sprayRule.windowMinutes * 60);
    expect((await tryOn(address(), '2001:db8:1:3::9')).status).toBe(401);
    app.clock.advance(sprayRule.windowMinutes * 60_000 + 1000);
    expect((await tryOn(address())).status).toBe(401);
  });

  it("doesn't stop a browser that signed in before", async () => {
    const here = await buildTeacher(app);
    await times(60, () => tryOn(address(), '127.0.0.1'));
    const { email, password } = here;
    expectWait(await app.visitor().post('/auth/sign-in', { email, password }), sprayRule.windowMinutes * 60);
    expect((await here.visitor.post('/auth/sign-in', { email, password })).status).toBe(200);
  });

  it('is nothing like a school in which many mistype and then get in', async () => {
    const people = await Promise.all(Array.from({ length: 60 }, () => buildTeacher(app)));
    for (const { email, password } of people) {
      const browser = app.visitor(school);
      expect((await browser.post('/auth/sign-in', { email, password: 'mistyped' })).status).toBe(401);
      expect((await browser.post('/auth/sign-in', { email, password })).status).toBe(200);
    }
  });
});

describe('guessing one-time codes', () => {
  const codeOf = async (student: Person) =>
    (await teacher.visitor.post(`/auth/students/${student.id}/sign-in-code`)).body.code as string;
  const use = (email: string, typed: string, ip = school) =>
    app.visitor(ip).post('/auth/sign-in/code', { email, code: typed });

  it('locks no child out, from far away or from the next chair', async () => {
    const student = await buildStudent(app, code);
    const made = await codeOf(student);
    expect(await times(30, () => use(student.email, 'ABCD-EFGH', '192.0.2.1'))).toEqual(all(30, 401));
    expect(await times(limits.inviteFailures - 1, () => use(student.email, 'ABCD-EFGH'))).not.toContain(429);
    await times(20, () => use(student.email, 'ABCD-EFGH'));
    expectWait(await use(student.email, 'ABCD-EFGH'), limits.inviteWindowMinutes * 60);
    expect((await use(student.email, made)).status).toBe(200);
    expectWait(await use(student.email, made), limits.inviteWindowMinutes * 60);
  });

  it('is throttled for an unknown address too', async () => {
    await times(limits.inviteFailures, () => use('nobody@example.org', 'ABCD-EFGH'));
    expectWait(await use('nobody@example.org', 'ABCD-EFGH'), limits.inviteWindowMinutes * 60);
  });
});

describe('a network that registers without end', () => {
  it('waits after four hundred accounts, for whatever addresses, and another network doesn’t', async () => {
    const register = (ip: string) =>
      app.visitor(ip).post('/auth/register/teacher', {
        id: uuid(),
        email: `${uuid()}@example.org`,
        password: 'orchard-kettle-77',
        fullName: 'Ada',
        language: 'en',
        timeZone: 'UTC',
      });
    await app.db.insert(authThrottles).values({
      key: throttleKey('register', '192.0.2.77'),
      failures: limits.registrations - 1,
      windowEndsAt: new Date(app.clock.now().getTime() + 3_600_000),
    });
    expect((await register('192.0.2.77')).status).toBe(201);
    expectWait(await register('192.0.2.77'), 3600);
    expect((await register('192.0.2.78')).status).toBe(201);
  });
});

describe('guessing passwords', () => {
  it('is throttled after ten failures, with the time to wait', async () => {
    const { email } = await buildTeacher(app);
    const attempt = () => app.visitor().post('/auth/sign-in', { email, password: 'wrong' });
    const statuses = await Promise.all(Array.from({ length: 30 }, attempt));
    expect(statuses.filter(({ status }) => status === 401)).toHaveLength(limits.signInFailures);
    expectWait(await attempt(), limits.signInWindowMinutes * 60);
  });

  it('waits as long at an address without an account', async () => {
    const attempt = () => app.visitor().post('/auth/sign-in', { email: 'nobody@example.org', password: 'wrong' });
    expect(await times(limits.signInFailures, attempt)).toEqual(all(limits.signInFailures, 401));
    expectWait(await attempt(), limits.signInWindowMinutes * 60);
  });

  it('gains nothing by registering the same account again, whose id others may know', async () => {
    const { id, email, password } = await buildTeacher(app);
    const attempt = (guess: string) =>
      app.visitor().post('/auth/register/teacher', {
        id,
        email,
        password: guess,
        fullName: 'Ada',
        language: 'en',
        timeZone: 'UTC',
      });
    const guesses = await times(limits.signInFailures, () => attempt('wrong-lantern-42'));
    expect(guesses).toEqual(all(limits.signInFailures, 409));
    const seconds = limits.signInWindowMinutes * 60;
    expectWait(await attempt(password), seconds);
    expectWait(await app.visitor().post('/auth/sign-in', { email, password }), seconds);
    app.clock.advance(seconds * 1000 + 1000);
    expect((await attempt(password)).status).toBe(201);
  });
});
