import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authThrottles } from '#db/schema/auth.ts';
import { createHasher } from '#features/auth/hashing.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildTeacher } from '#testing/build.ts';
import type { Answer } from '#testing/visitor.ts';

let app: TestApp;
let known: Person;

beforeAll(async () => {
  // A missing hash can only be noticed where a hash takes its time.
  app = await testApp({ hasher: createHasher() });
  known = await buildTeacher(app);
});

beforeEach(async () => {
  await app.db.delete(authThrottles);
  app.jobs.waiting.length = 0;
});

afterAll(() => app.close());

const stranger = () => `${uuid()}@example.org`;

/** Every call that lets somebody without a session ask about an address. */
const questions: Record<string, (email: string) => Promise<Answer>> = {
  'signing in': (email) => app.visitor().post('/auth/sign-in', { email, password: 'something else' }),
  'a one-time code': (email) => app.visitor().post('/auth/sign-in/code', { email, code: 'ABCD-EFGH' }),
  'a forgotten password': (email) => app.visitor().post('/auth/password/forgotten', { email, language: 'en' }),
};

/** What the asker sees of an answer, apart from the time of day. */
function seen({ status, body, cookies, headers: { date: _, ...headers } }: Answer) {
  return { status, body, cookies, headers };
}

async function timeOf(ask: () => Promise<Answer>): Promise<number> {
  const begin = performance.now();
  await ask();
  return performance.now() - begin;
}

/** Registering may say that an address is taken, but not to somebody with a wrong code, and not by its time. */
const registrations: Record<string, (email: string, id: string) => Promise<Answer>> = {
  'a student with a wrong code': (email, id) => register('student', { email, id, inviteCode: 'ZZZZZZ' }),
  'a teacher': (email, id) => register('teacher', { email, id }),
};

const register = (role: string, more: object) =>
  app.visitor().post(`/auth/register/${role}`, {
    password: 'orchard-kettle-77',
    fullName: 'Ada',
    language: 'en',
    timeZone: 'UTC',
    ...more,
  });

const median = (times: readonly number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

describe.each(Object.entries(questions))('%s', (_, ask) => {
  it('answers the same whether the address has an account or not, down to the headers', async () => {
    expect(seen(await ask(stranger()))).toEqual(seen(await ask(known.email)));
    expect(seen(await ask(stranger()))).toEqual(seen(await ask(known.email.toUpperCase())));
  });

  it('goes on answering the same when it is asked again and again', async () => {
    const unknown = stranger();
    for (let n = 0; n < 15; n += 1) {
      const [one, other] = [await ask(unknown), await ask(known.email)];
      expect(one.status).toBe(other.status);
      expect(one.body.code).toBe(other.body.code);
    }
  });

  // bench/school/enumeration measures the figures; this only notices when a whole step is left out.
  it('does as much work for an unknown address', async () => {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (let n = 0; n < 15; n += 1) {
      await app.db.delete(authThrottles);
      times.unknown.push(await timeOf(() => ask(stranger())));
      times.known.push(await timeOf(() => ask(known.email)));
    }
    const ratio = median(times.unknown) / median(times.known);
    expect(ratio).toBeGreaterThan(0.3);
    expect(ratio).toBeLessThan(3);
  });
});

it('a forgotten password is worked on in the same way, and only the mail knows', async () => {
  await questions['a forgotten password']?.(known.email);
  await questions['a forgotten password']?.(stranger());
  expect(app.jobs.waiting.map(({ queue }) => queue)).toEqual(['account-mail', 'account-mail']);
  await app.jobs.run();
  expect(app.outbox.filter(({ subject }) => /password/i.test(subject)).map(({ to }) => to)).toEqual([known.email]);
});

it('registration reveals a taken address only with a valid code', async () => {
  const input = {
    id: uuid(),
    email: known.email,
    password: 'orchard-kettle-77',
    fullName: 'Ada',
    language: 'en',
    timeZone: 'UTC',
    inviteCode: 'ZZZZZZ',
  };
  const taken = await app.visitor().post('/auth/register/student', input);
  const free = await app.visitor().post('/auth/register/student', { ...input, email: stranger() });
  expect(taken.body.code).toBe('invite-invalid');
  expect(seen(taken)).toEqual(seen(free));
});

describe.each(Object.entries(registrations))('registering as %s', (_, ask) => {
  it('takes as long for a taken address or id', async () => {
    const times: number[][] = [[], [], []];
    for (let n = 0; n < 15; n += 1) {
      await app.db.delete(authThrottles);
      times[0]?.push(await timeOf(() => ask(stranger(), uuid())));
      times[1]?.push(await timeOf(() => ask(known.email, uuid())));
      times[2]?.push(await timeOf(() => ask(stranger(), known.id)));
    }
    const [free = 0, ofAddress = 0, ofId = 0] = times.map(median);
    for (const ratio of [ofAddress / free, ofId / free]) {
      expect(ratio).toBeGreaterThan(0.3);
      expect(ratio).toBeLessThan(3);
    }
  });
});
