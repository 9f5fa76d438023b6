import { limits } from '@wordgrove/contract/limits';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authThrottles } from '#db/schema/auth.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import type { Answer } from '#testing/visitor.ts';

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

async function times(count: number, ask: () => Promise<Answer>): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) {
    const batch = Array.from({ length: Math.min(20, count - statuses.length) }, ask);
    statuses.push(...(await Promise.all(batch)).map(({ status }) => status));
  }
  return statuses;
}

const all = (count: number, status: number) => Array(count).fill(status);

function expectWait(answer: Answer, atMost: number): void {
  expect(answer).toMatchObject({ status: 429, body: { code: 'too-many-requests', status: 429 } });
  const { retryAfterSeconds } = answer.body.data;
  expect(answer.headers['retry-after']).toBe(String(retryAfterSeconds));
  expect(retryAfterSeconds).toBeGreaterThan(0);
  expect(retryAfterSeconds).toBeLessThanOrEqual(atMost);
}

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
    const begin = performance.now();
    const signIns = wanted
      .slice(0, 40)
      .map(({ email, password }) => app.visitor(school).post('/auth/sign-in', { email, password }));
    expect((await Promise.all(signIns)).map(({ status }) => status)).toEqual(all(40, 200));
    expect(performance.now() - begin).toBeLessThan(10_000);
  }, 120_000);

  it('asks for the same code at the same moment', async () => {
    const asked = Array.from({ length: 200 }, () => app.visitor(school).post('/invites/check', { code }));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(all(200, 200));
  });
});

describe('somebody who guesses codes', () => {
  const guesser = '10.66.66.66';
  const wrong = () => app.visitor(guesser).post('/invites/check', { code: 'ZZZZZZ' });

  it('has a hundred guesses in ten minutes, and then no way of asking helps', async () => {
    const student = await buildStudent(app, code);
    const other = await buildInvite(teacher, { className: 'Another' });
    expect(await times(limits.inviteFailures, wrong)).toEqual(all(limits.inviteFailures, 404));
    const seconds = limits.inviteWindowMinutes * 60;
    expectWait(await wrong(), seconds);
    const visitor = app.visitor(guesser);
    const account = { id: uuid(), email: `${uuid()}@example.org`, password: 'orchard-kettle-77' };
    const person = { fullName: 'Ada', language: 'en', timeZone: 'UTC', inviteCode: code };
    expectWait(await visitor.post('/invites/check', { code }), seconds);
    expectWait(await visitor.post('/auth/register/student', { ...account, ...person }), seconds);
    for (const [name, value] of student.visitor.cookies) visitor.cookies.set(name, value);
    expectWait(await visitor.post('/enrolments', { id: uuid(), code: other.code }), seconds);

    expect((await app.visitor(school).post('/invites/check', { code })).status).toBe(200);
    expect((await student.visitor.post('/enrolments', { id: uuid(), code: other.code })).status).toBe(201);
    app.clock.advance(seconds * 1000 + 1000);
    expect((await app.visitor(guesser).post('/invites/check', { code })).status).toBe(200);
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

  it('is told apart from others behind a proxy that is trusted', async () => {
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

describe('somebody who guesses passwords', () => {
  it('waits after ten, and is told for how long', async () => {
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
