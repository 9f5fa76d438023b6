import { dayMs } from '@wordgrove/contract/days';
import { limits } from '@wordgrove/contract/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authUsers } from '#db/schema/auth.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildTeacher } from '#testing/build.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

afterAll(() => app.close());

const attempt = (person: { email: string; password: string }, visitor = app.visitor()) =>
  visitor.post('/auth/sign-in', { email: person.email, password: person.password, keepSignedIn: false });

async function failTimes(times: number, email: string, visitor = app.visitor()): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await attempt({ email, password: `wrong-${n}` }, visitor)).status);
  return statuses;
}

describe('signing in', () => {
  it('opens a session whose cookie no script can read and that ends with the browser', async () => {
    const teacher = await buildTeacher(app);
    const answer = await attempt(teacher);
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({ uid: teacher.id, email: teacher.email, emailVerified: true });
    const session = answer.cookies.find((cookie) => cookie.startsWith('wordgrove.session_token='));
    expect(session).toMatch(/HttpOnly; SameSite=Lax$/);
    expect(session).not.toContain('Max-Age');
  });

  it('stays for thirty days when asked to', async () => {
    const teacher = await buildTeacher(app);
    const answer = await app
      .visitor()
      .post('/auth/sign-in', { email: teacher.email, password: teacher.password, keepSignedIn: true });
    expect(answer.cookies.join()).toContain(`Max-Age=${limits.sessionDays * 86_400}`);
  });

  it('knows an address in any letter case', async () => {
    const teacher = await buildTeacher(app, { email: 'Grace.Hopper@Example.org' });
    expect((await attempt({ ...teacher, email: ' GRACE.hopper@example.ORG ' })).status).toBe(200);
  });

  it('says the same of a wrong password and an unknown address', async () => {
    const teacher = await buildTeacher(app);
    const wrong = await attempt({ ...teacher, password: 'something else' });
    const unknown = await attempt({ email: 'nobody@example.org', password: 'something else' });
    expect(wrong.status).toBe(401);
    expect(wrong.body.code).toBe('invalid-credential');
    expect(unknown.body).toEqual(wrong.body);
  });

  it('refuses a malformed address with the field and the reason', async () => {
    const answer = await attempt({ email: 'ada@nowhere@example', password: 'x' });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', data: { issues: [{ path: 'email', problem: 'invalid-email' }] } },
    });
  });

  it('turns a locked account away after the right password only', async () => {
    const teacher = await buildTeacher(app);
    await app.db.update(authUsers).set({ lockedAt: app.clock.now() }).where(eq(authUsers.id, teacher.id));
    expect((await attempt({ ...teacher, password: 'wrong' })).body.code).toBe('invalid-credential');
    expect((await attempt(teacher)).body.code).toBe('account-locked');
    expect((await teacher.visitor.get('/profiles/me')).status).toBe(401);
  });

  it('ends an unremembered session after twelve hours', async () => {
    const teacher = await buildTeacher(app);
    const own = await testApp();
    try {
      const person = await buildTeacher(own);
      own.clock.advance((limits.sessionHoursUnremembered * 60 - 1) * 60_000);
      expect((await person.visitor.get('/profiles/me')).status).toBe(200);
      own.clock.advance(2 * 60_000);
      expect((await person.visitor.get('/profiles/me')).status).toBe(401);
    } finally {
      await own.close();
    }
    expect((await teacher.visitor.get('/profiles/me')).status).toBe(200);
  });

  it('keeps a remembered session alive as long as it is used', async () => {
    const own = await testApp();
    try {
      const { email, password } = await buildTeacher(own);
      const visitor = own.visitor();
      await visitor.post('/auth/sign-in', { email, password, keepSignedIn: true });
      for (let week = 0; week < 6; week += 1) {
        own.clock.advance(7 * dayMs);
        const answer = await visitor.get('/profiles/me');
        expect(answer.status).toBe(200);
        expect(answer.cookies.join()).toContain('wordgrove.session_token=');
        // The server writes the session's new end while the answer is on its way.
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      own.clock.advance((limits.sessionDays + 1) * dayMs);
      expect((await visitor.get('/profiles/me')).status).toBe(401);
    } finally {
      await own.close();
    }
  });
});

describe('failed sign-ins', () => {
  it('make the account wait after ten, with the time to wait, whatever the address has', async () => {
    for (const email of [(await buildTeacher(app)).email, 'nobody-at-all@example.org']) {
      expect(await failTimes(limits.signInFailures, email)).toEqual(Array(limits.signInFailures).fill(401));
      const refused = await attempt({ email, password: 'walnut-lantern-42' });
      expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
      expect(refused.body.data.retryAfterSeconds).toBeGreaterThan(0);
      expect(refused.headers['retry-after']).toBe(String(refused.body.data.retryAfterSeconds));
    }
  });

  it('let no more than ten through, however many come at the same instant', async () => {
    const { email } = await buildTeacher(app);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => attempt({ email, password: `guess-${n}` })));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(limits.signInFailures);
  });

  it("don't lock out the owner, whose browser signed in before", async () => {
    const own = await buildTeacher(app);
    await failTimes(limits.signInFailures + 1, own.email);
    expect((await attempt(own, own.visitor)).status).toBe(200);
    expect((await attempt(own)).status).toBe(429);
  });

  it('count for a known browser too', async () => {
    const own = await buildTeacher(app);
    expect(await failTimes(limits.signInFailures, own.email, own.visitor)).not.toContain(429);
    expect((await attempt(own, own.visitor)).status).toBe(429);
  });

  it('are forgotten after a success, and after the window', async () => {
    const own = await testApp();
    try {
      const person = await buildTeacher(own);
      const stranger = own.visitor();
      const guess = (password: string) =>
        stranger.post('/auth/sign-in', { email: person.email, password, keepSignedIn: false });
      for (let n = 0; n < limits.signInFailures - 1; n += 1) await guess('wrong');
      expect((await guess(person.password)).status).toBe(200);
      expect((await guess('wrong')).status).toBe(401);
      const other = own.visitor();
      for (let n = 0; n <= limits.signInFailures; n += 1)
        await other.post('/auth/sign-in', { email: person.email, password: 'no' });
      own.clock.advance(limits.signInWindowMinutes * 60_000 + 1000);
      expect((await other.post('/auth/sign-in', { email: person.email, password: person.password })).status).toBe(200);
    } finally {
      await own.close();
    }
  });
});

describe('REVEAL_ACCOUNTS', () => {
  it('tells unknown addresses from wrong passwords when the school wants that', async () => {
    const own = await testApp({ env: { REVEAL_ACCOUNTS: 'true' } });
    try {
      const person: Person = await buildTeacher(own);
      const say = async (email: string) =>
        (await own.visitor().post('/auth/sign-in', { email, password: 'wrong' })).body.code;
      expect(await say(person.email)).toBe('wrong-password');
      expect(await say('nobody@example.org')).toBe('user-not-found');
    } finally {
      await own.close();
    }
  });
});

describe('signing out', () => {
  it('kills the session on the server and the cookie in the browser', async () => {
    const own = await buildTeacher(app);
    const stolen = own.visitor.cookies.get('wordgrove.session_token') ?? '';
    expect((await own.visitor.post('/auth/sign-out')).status).toBe(200);
    const thief = app.visitor();
    thief.cookies.set('wordgrove.session_token', stolen);
    expect((await thief.get('/profiles/me')).status).toBe(401);
    expect((await thief.get('/auth/session')).body).toEqual({ user: null, profile: null });
  });

  it('is no error without a session', async () => {
    expect((await app.visitor().post('/auth/sign-out')).status).toBe(200);
  });

  it('refuses a session cookie that was tampered with', async () => {
    const own = await buildTeacher(app);
    const cookie = own.visitor.cookies.get('wordgrove.session_token') ?? '';
    const thief = app.visitor();
    thief.cookies.set(
      'wordgrove.session_token',
      cookie.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    );
    expect((await thief.get('/profiles/me')).status).toBe(401);
  });
});
