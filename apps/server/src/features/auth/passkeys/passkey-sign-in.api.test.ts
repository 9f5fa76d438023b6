import { limits } from '@wordgrove/contract/limits';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authAudit, authPasskeys, authUsedChallenges, authUsers } from '#db/schema/auth.ts';
import { browserCookie } from '#http/cookies.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { SoftPasskey } from '#testing/authenticator.ts';
import { makePasskey, register, signChallenge } from '#testing/authenticator.ts';
import type { Person } from '#testing/build.ts';
import { buildTeacher } from '#testing/build.ts';
import { mailedToken } from '#testing/mail.ts';
import type { Visitor } from '#testing/visitor.ts';

let app: TestApp;
let teacher: Person;
let key: SoftPasskey;

beforeAll(async () => {
  app = await testApp({ env: { PORT: '80' } });
});

beforeEach(async () => {
  teacher = await buildTeacher(app);
  key = await add(teacher);
});

afterAll(() => app.close());

async function add({ visitor }: Person, made = makePasskey()): Promise<SoftPasskey> {
  const { body } = await visitor.post('/auth/passkeys/begin', {});
  await visitor.post('/auth/passkeys', { id: uuid(), credential: register(made, { challenge: body.challenge }) });
  return { ...made, userHandle: body.user.id };
}

const ask = async (visitor: Visitor) => (await visitor.post('/auth/sign-in/passkey/begin', {})).body.challenge;
const send = (visitor: Visitor, credential: object, more: object = {}) =>
  visitor.post('/auth/sign-in/passkey', { credential, ...more });

/** The cookie with what a browser was last asked to sign. */
const asked = ({ cookies }: Visitor) =>
  [...cookies].findLast(([name]) => name.startsWith('wordgrove.passkey-')) ?? ['', ''];

type Asked = Partial<Parameters<typeof signChallenge>[1]>;

async function signIn(visitor: Visitor, made = key, asked: Asked = {}) {
  return send(visitor, signChallenge(made, { challenge: await ask(visitor), ...asked }));
}

const refused = (why: string) => ({ status: 400, body: { code: 'passkey-refused', data: { why } } });

describe('signing in by passkey', () => {
  it('asks for any passkey of this host, and opens its account', async () => {
    const visitor = app.visitor();
    const { body } = await visitor.post('/auth/sign-in/passkey/begin', {});
    expect(body).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const answer = await send(visitor, signChallenge(key, { challenge: body.challenge }));
    expect(answer).toMatchObject({ status: 200, body: { user: { uid: teacher.id, needsNewPassword: false } } });
    expect((await visitor.get('/auth/passkeys')).body.passkeys[0].lastUsedAt).not.toBeNull();
    expect((await visitor.get('/classes')).status).toBe(200);
  });

  it('goes on in a page that was opened before another one asked too', async () => {
    const visitor = app.visitor();
    const [first, second] = [await ask(visitor), await ask(visitor)];
    expect((await send(visitor, signChallenge(key, { challenge: first }))).status).toBe(200);
    expect((await send(visitor, signChallenge(key, { challenge: second }))).status).toBe(200);
  });

  it('is kept over the end of the browser only if that was wished for, and makes it a known one', async () => {
    const session = (cookies: string[]) => cookies.find((each) => each.startsWith('wordgrove.session_token='));
    const visitor = app.visitor();
    expect(session((await signIn(visitor)).cookies)).not.toContain('Max-Age');
    expect(visitor.cookies.has(browserCookie)).toBe(true);
    const kept = await send(visitor, signChallenge(key, { challenge: await ask(visitor) }), { keepSignedIn: true });
    expect(session(kept.cookies)).toContain('Max-Age');
  });

  it('calls a deletion off', async () => {
    await teacher.visitor.post('/auth/delete-account', { password: teacher.password });
    const answer = await signIn(app.visitor());
    expect(answer.body.user).toMatchObject({ uid: teacher.id, deletionUndone: true });
  });

  it('goes on after the password was changed or reset, while every session ended', async () => {
    await teacher.visitor.post('/auth/password', {
      currentPassword: teacher.password,
      newPassword: 'walnut-lantern-43',
    });
    await app.visitor().post('/auth/password/forgotten', { email: teacher.email, language: 'en' });
    const token = await mailedToken(app, teacher.email, '/reset-password');
    await app.visitor().post('/auth/password/reset', { token, password: 'walnut-lantern-44' });
    expect((await teacher.visitor.get('/classes')).status).toBe(401);
    expect((await signIn(app.visitor())).status).toBe(200);
  });

  it('begins nowhere that browsers allow none', async () => {
    const at = (host: string) => app.visitor().post('/auth/sign-in/passkey/begin', {}, { host });
    expect(await at('192.168.7.20')).toMatchObject({ status: 409, body: { code: 'passkeys-unavailable' } });
    expect(await at('evil.example')).toMatchObject({ status: 409, body: { code: 'passkeys-unavailable' } });
  });
});

it('is told of where somebody has one, and only there', async () => {
  const at = async (host: string) => (await app.server.inject({ url: '/api/auth/ways-in', headers: { host } })).json();
  expect(await at('localhost')).toMatchObject({ passkeys: true });
  expect(await at('192.168.7.20')).toMatchObject({ passkeys: false });
  await app.db.update(authPasskeys).set({ host: 'old.school.example' });
  expect(await at('localhost')).toMatchObject({ passkeys: false });
});

describe('nobody is let in', () => {
  it.each<[string, string, Asked]>([
    ['another challenge', 'expired', { challenge: 'made-up' }],
    ['another site', 'address', { origin: 'https://evil.example' }],
    ['a page within another site', 'address', { crossOrigin: true }],
    ['another host inside', 'invalid', { rpId: 'evil.example' }],
    ['nobody verified', 'invalid', { flags: 0x01 }],
    ['nobody there', 'invalid', { flags: 0x04 }],
    ['a registration', 'invalid', { type: 'webauthn.create' }],
  ])('by %s', async (_, why, asked) => {
    const visitor = app.visitor();
    expect(await signIn(visitor, key, asked)).toMatchObject(refused(why));
    expect((await visitor.get('/classes')).status).toBe(401);
  });

  it('by an unknown or removed passkey', async () => {
    expect(await signIn(app.visitor(), { ...makePasskey(), userHandle: key.userHandle })).toMatchObject(
      refused('unknown'),
    );
    const [{ id }] = (await teacher.visitor.get('/auth/passkeys')).body.passkeys;
    await teacher.visitor.post(`/auth/passkeys/${id}/remove`);
    expect(await signIn(app.visitor())).toMatchObject(refused('unknown'));
  });

  it('by another’s signature, or under another’s name', async () => {
    const other = await buildTeacher(app);
    const theirs = await add(other);
    expect(await signIn(app.visitor(), { ...theirs, id: key.id, userHandle: key.userHandle })).toMatchObject(
      refused('invalid'),
    );
    expect(await signIn(app.visitor(), { ...key, userHandle: theirs.userHandle })).toMatchObject(refused('invalid'));
    expect(await signIn(app.visitor(), { ...key, userHandle: 'AAAA' })).toMatchObject(refused('invalid'));
  });

  it('twice by the same answer, with or without the cookie', async () => {
    const visitor = app.visitor();
    const credential = signChallenge(key, { challenge: await ask(visitor) });
    const [name, cookie] = asked(visitor);
    expect((await send(visitor, credential)).status).toBe(200);
    const thief = app.visitor();
    expect(await send(thief, credential)).toMatchObject(refused('expired'));
    thief.cookies.set(name, cookie);
    expect(await send(thief, credential)).toMatchObject(refused('expired'));
    expect((await thief.get('/classes')).status).toBe(401);
  });

  it('of two at once by one answer', async () => {
    const visitor = app.visitor();
    const credential = signChallenge(key, { challenge: await ask(visitor) });
    const answers = await Promise.all([send(visitor, credential), send(visitor, credential)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('too late, by a cookie that was changed, or by what was asked for something else', async () => {
    const visitor = app.visitor();
    const credential = signChallenge(key, { challenge: await ask(visitor) });
    const [name, cookie] = asked(visitor);
    visitor.cookies.set(name, cookie.replace('anybody', 'nobody_'));
    expect(await send(visitor, credential)).toMatchObject(refused('expired'));
    const { body } = await teacher.visitor.post('/auth/passkeys/begin', {});
    const [added, adding] = asked(teacher.visitor);
    visitor.cookies.set(added.replace('-add', '-sign-in'), adding);
    expect(await send(visitor, signChallenge(key, { challenge: body.challenge }))).toMatchObject(refused('expired'));
    visitor.cookies.set(name, cookie);
    app.clock.advance(limits.passkeyMinutes * 60_000);
    expect(await send(visitor, credential)).toMatchObject(refused('expired'));
  });

  it('to a locked account', async () => {
    await app.db.update(authUsers).set({ lockedAt: app.clock.now() }).where(eq(authUsers.id, teacher.id));
    expect(await signIn(app.visitor())).toMatchObject({ status: 403, body: { code: 'account-locked' } });
  });

  it('where the passkey wasn’t made', async () => {
    await app.db.update(authPasskeys).set({ host: 'old.school.example' }).where(eq(authPasskeys.userId, teacher.id));
    expect(await signIn(app.visitor())).toMatchObject(refused('address'));
  });
});

describe('a count', () => {
  const copied = () =>
    app.db
      .select({ action: authAudit.action })
      .from(authAudit)
      .where(and(eq(authAudit.subjectId, teacher.id), ne(authAudit.action, 'passkey-added')));

  it('that goes on opens; one that goes back or stays is a copied key, which is kept on record', async () => {
    const counting = await add(teacher, makePasskey({ counter: 5 }));
    expect((await signIn(app.visitor(), { ...counting, counter: 6 })).status).toBe(200);
    expect(await copied()).toEqual([]);
    expect(await signIn(app.visitor(), { ...counting, counter: 6 })).toMatchObject(refused('copied'));
    expect(await signIn(app.visitor(), { ...counting, counter: 0 })).toMatchObject(refused('copied'));
    expect(await copied()).toEqual([{ action: 'passkey-copied' }, { action: 'passkey-copied' }]);
    expect((await signIn(app.visitor(), { ...counting, counter: 7 })).status).toBe(200);
  });

  it('under a wrong signature accuses nobody', async () => {
    const counting = await add(teacher, makePasskey({ counter: 5 }));
    const forged = { ...counting, privateKey: makePasskey().privateKey, counter: 1 };
    expect(await signIn(app.visitor(), forged)).toMatchObject(refused('invalid'));
    expect(await copied()).toEqual([]);
  });
});

describe('many wrong answers', () => {
  it('make their network wait, but keep no right one out', async () => {
    const guesser = app.visitor('10.77.77.77');
    const wrong = signChallenge({ ...makePasskey(), userHandle: 'AAAA' }, { challenge: await ask(guesser) });
    for (let n = 0; n < limits.inviteFailures; n += 1) await send(guesser, wrong);
    expect(await send(guesser, wrong)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect((await signIn(app.visitor('10.77.77.77'))).status).toBe(200);
  });
});

it('what was answered is forgotten once it would have expired', async () => {
  const count = async () => (await app.db.select().from(authUsedChallenges)).length;
  await signIn(app.visitor());
  expect(await count()).toBeGreaterThan(0);
  app.clock.advance(limits.passkeyMinutes * 60_000 + 1000);
  await app.jobs.send('prune', {});
  await app.jobs.run();
  expect(await count()).toBe(0);
});

it('leaves with the account', async () => {
  await app.db.delete(authUsers).where(inArray(authUsers.id, [teacher.id]));
  expect(await signIn(app.visitor())).toMatchObject(refused('unknown'));
});
