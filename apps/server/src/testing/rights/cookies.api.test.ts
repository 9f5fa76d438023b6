import { dayMs } from '@wordgrove/contract/days';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administration } from '#flows/administer.ts';
import { browserCookie, sessionCookie } from '#http/cookies.ts';
import { systemRandom } from '#platform/random.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { mailedToken } from '#testing/mail.ts';
import type { Answer, Visitor } from '#testing/visitor.ts';

let app: TestApp;
let trusting: TestApp;
let teacher: Person;
let code: string;

beforeAll(async () => {
  app = await testApp();
  trusting = await testApp({ env: { TRUST_PROXY: '10.0.0.1' } });
  teacher = await buildTeacher(app);
  code = (await buildInvite(teacher)).code;
});

afterAll(async () => {
  await app.close();
  await trusting.close();
});

const newPassword = 'orchard-kettle-77';

const registration = () => ({
  id: uuid(),
  email: `${uuid()}@example.org`,
  password: newPassword,
  fullName: 'Ada',
  language: 'en',
  timeZone: 'UTC',
});

const signIn = ({ email, password }: Person, visitor = app.visitor(), keepSignedIn = false) =>
  visitor.post('/auth/sign-in', { email, password, keepSignedIn });

async function signInWithCode(person: Person, visitor = app.visitor()): Promise<Answer> {
  const made = await teacher.visitor.post(`/auth/students/${person.id}/sign-in-code`);
  return visitor.post('/auth/sign-in/code', { email: person.email, code: made.body.code });
}

/** Every call that opens a session. */
const openings: [string, () => Promise<Answer>][] = [
  ['registering as a teacher', () => app.visitor().post('/auth/register/teacher', registration())],
  [
    'registering as a student',
    () => app.visitor().post('/auth/register/student', { ...registration(), inviteCode: code }),
  ],
  ['signing in', async () => signIn(await buildTeacher(app))],
  ['signing in to stay', async () => signIn(await buildTeacher(app), app.visitor(), true)],
  ['a one-time code', async () => signInWithCode(await buildStudent(app, code))],
  [
    'changing the password',
    async () => {
      const { visitor, password } = await buildTeacher(app);
      return visitor.post('/auth/password', { currentPassword: password, newPassword });
    },
  ],
  [
    'choosing a password after a code',
    async () => {
      const visitor = app.visitor();
      await signInWithCode(await buildStudent(app, code), visitor);
      return visitor.post('/auth/password/new', { password: newPassword });
    },
  ],
];

const tokenIn = (answer: Answer): string =>
  answer.cookies.find((line) => line.startsWith(`${sessionCookie}=`))?.match(/=([^;]*)/)?.[1] ?? '';

describe('the session cookie', () => {
  it.each(openings)('of %s is for the server alone, and cannot be guessed', async (_, open) => {
    const answer = await open();
    expect(answer.status).toBeLessThan(300);
    const line = answer.cookies.find((each) => each.startsWith(`${sessionCookie}=`)) ?? '';
    const [value = '', ...attributes] = line.split('; ');
    expect(attributes.filter((each) => !each.startsWith('Max-Age='))).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax']);
    // 43 characters of base64url hold 256 bits.
    expect(decodeURIComponent(value).split(/[=.]/)[2]).toMatch(/^[\w-]{43}$/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is another one each time, whatever the browser brings along', async () => {
    const person = await buildTeacher(app);
    const attacker = await buildTeacher(app);
    const visitor = app.visitor();
    visitor.cookies.set(sessionCookie, attacker.visitor.cookies.get(sessionCookie) ?? '');
    const tokens = [
      tokenIn(await signIn(person, visitor)),
      tokenIn(await signIn(person, visitor)),
      tokenIn(await signIn(person)),
    ];
    const before = [attacker, person].map((each) => each.visitor.cookies.get(sessionCookie));
    expect(new Set([...tokens, ...before]).size).toBe(5);
    expect((await visitor.get('/auth/session')).body.user.uid).toBe(person.id);
    expect((await attacker.visitor.get('/auth/session')).body.user.uid).toBe(attacker.id);
  });

  it('counts only under our signature', async () => {
    const { visitor } = await buildTeacher(app);
    const value = decodeURIComponent(visitor.cookies.get(sessionCookie) ?? '');
    const [token = '', signature = ''] = value.split('.');
    const changed = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const forged of [token, `${token}.`, `${token}.${changed}`, `${token}x.${signature}`, `.${signature}`]) {
      visitor.cookies.set(sessionCookie, encodeURIComponent(forged));
      expect((await visitor.get('/profiles/me')).status, forged).toBe(401);
    }
    visitor.cookies.set(sessionCookie, encodeURIComponent(value));
    expect((await visitor.get('/profiles/me')).status).toBe(200);
  });

  it('that slides on is as safe as the first', async () => {
    const own = await testApp();
    try {
      const person = await buildTeacher(own);
      const visitor = own.visitor();
      await signIn(person, visitor, true);
      own.clock.advance(2 * dayMs);
      const answer = await visitor.get('/profiles/me');
      expect(answer.cookies).toEqual([expect.stringMatching(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/)]);
    } finally {
      await own.close();
    }
  });
});

describe('under https', () => {
  const https = { 'x-forwarded-proto': 'https' };
  const register = (from: TestApp, ip: string) =>
    from.visitor(ip).post('/auth/register/teacher', registration(), https);

  it('every cookie stays on https, behind a proxy that is trusted', async () => {
    const { cookies } = await register(trusting, '10.0.0.1');
    expect(cookies.map((line) => line.split('=')[0]).sort()).toEqual([browserCookie, sessionCookie]);
    for (const line of cookies) expect(line).toMatch(/; Secure$/);
  });

  it('a header alone proves nothing', async () => {
    for (const answer of [await register(trusting, '10.0.0.2'), await register(app, '10.0.0.1')])
      for (const line of answer.cookies) expect(line).not.toContain('Secure');
  });
});

describe('an old cookie is dead', () => {
  /** Another browser of the person, and whether its copied cookie still opens anything. */
  async function copyOf(person: Person): Promise<{ other: Visitor; isAlive: () => Promise<boolean> }> {
    const other = app.visitor();
    await signIn(person, other, true);
    const copied = app.visitor();
    copied.cookies.set(sessionCookie, other.cookies.get(sessionCookie) ?? '');
    const isAlive = async () => (await copied.get('/profiles/me')).status === 200;
    return { other, isAlive };
  }

  it('after signing out, and only that one', async () => {
    const person = await buildTeacher(app);
    const { other, isAlive } = await copyOf(person);
    expect(await isAlive()).toBe(true);
    const out = await other.post('/auth/sign-out');
    expect(out.cookies).toEqual([`${sessionCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`]);
    expect(await isAlive()).toBe(false);
    expect((await person.visitor.get('/profiles/me')).status).toBe(200);
  });

  it('after a change of the password, the one of the browser that changed it too', async () => {
    const person = await buildTeacher(app);
    const before = app.visitor();
    before.cookies.set(sessionCookie, person.visitor.cookies.get(sessionCookie) ?? '');
    const { isAlive } = await copyOf(person);
    await person.visitor.post('/auth/password', { currentPassword: person.password, newPassword });
    expect(await isAlive()).toBe(false);
    expect((await before.get('/profiles/me')).status).toBe(401);
    expect((await person.visitor.get('/profiles/me')).status).toBe(200);
  });

  it('after a reset by mail', async () => {
    const person = await buildTeacher(app);
    const { isAlive } = await copyOf(person);
    await app.visitor().post('/auth/password/forgotten', { email: person.email, language: 'en' });
    const token = await mailedToken(app, person.email, '/reset-password');
    expect(await isAlive()).toBe(true);
    expect((await app.visitor().post('/auth/password/reset', { token, password: newPassword })).status).toBe(200);
    expect(await isAlive()).toBe(false);
    expect((await person.visitor.get('/profiles/me')).status).toBe(401);
  });

  it('after a password was chosen instead of a code', async () => {
    const person = await buildStudent(app, code);
    const { isAlive } = await copyOf(person);
    const visitor = app.visitor();
    await signInWithCode(person, visitor);
    await visitor.post('/auth/password/new', { password: newPassword });
    expect(await isAlive()).toBe(false);
  });

  it('after the account was given up', async () => {
    const person = await buildStudent(app, code);
    const { isAlive } = await copyOf(person);
    await person.visitor.post('/auth/delete-account', { password: person.password });
    expect(await isAlive()).toBe(false);
  });

  it('after the account was locked, and stays so when it is unlocked', async () => {
    const person = await buildStudent(app, code);
    const { isAlive } = await copyOf(person);
    const { db, clock } = app;
    const admin = administration({ db, clock, random: systemRandom, tell: async () => undefined });
    await admin.lock(person.email);
    expect(await isAlive()).toBe(false);
    await admin.unlock(person.email);
    expect(await isAlive()).toBe(false);
  });
});
