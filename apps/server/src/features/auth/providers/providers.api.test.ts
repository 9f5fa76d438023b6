import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authAccounts, authAudit, authUsers } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { buildInvite, buildTeacher } from '#testing/build.ts';
import type { TestProvider } from '#testing/provider.ts';
import { testProvider } from '#testing/provider.ts';
import type { Answer, Visitor } from '#testing/visitor.ts';

let provider: TestProvider;
let app: TestApp;

beforeAll(async () => {
  provider = await testProvider(['http://localhost:3001/sign-in/provider'], []);
  app = await testApp({ env: provider.env });
});

afterAll(async () => {
  await app.close();
  await provider.close();
});

/** Somebody new at the provider. */
function somebody(more: { email?: string; email_verified?: boolean } = {}) {
  const sub = uuid();
  const person = { sub, email: `${sub}@School.example`, email_verified: true, name: 'Ada Lovelace', ...more };
  provider.people.set(sub, person);
  return { ...person, email: person.email?.toLowerCase() };
}

async function begin(visitor: Visitor, more: object = {}): Promise<string> {
  const begun = await visitor.post('/auth/providers/begin', { provider: 'oidc', ...more });
  expect(begun.status).toBe(200);
  return begun.body.url;
}

const finish = (visitor: Visitor, returned: string): Promise<Answer> =>
  visitor.post('/auth/providers/finish', { returned });

const signIn = async (visitor: Visitor, sub: string) =>
  finish(visitor, await provider.visit(await begin(visitor), sub));

const form = (more: object = {}) => ({
  ...{ id: uuid(), fullName: 'Ada Lovelace', language: 'tr', timeZone: 'Europe/Istanbul' },
  ...more,
});

const refused = (why: string) => ({ status: 409, body: { code: 'provider-refused', data: { why } } });

/** A teacher who came by the provider. */
async function teacherByProvider() {
  const person = somebody();
  const visitor = app.visitor();
  await signIn(visitor, person.sub);
  const registered = await visitor.post('/auth/providers/register/teacher', form());
  expect(registered.status).toBe(201);
  return { ...person, visitor, id: registered.body.user.uid as string };
}

const linkedRows = (sub: string) =>
  app.db
    .select()
    .from(authAccounts)
    .where(and(eq(authAccounts.providerId, provider.issuer), eq(authAccounts.accountId, sub)));

describe('somebody whom nobody knows yet', () => {
  it('becomes a teacher with the verified address, and needs only the button from then on', async () => {
    const person = somebody();
    const visitor = app.visitor();
    expect((await visitor.get('/auth/ways-in')).body).toEqual({
      providers: [{ id: 'oidc', name: 'Hill School' }],
      passkeys: false,
    });
    expect(await signIn(visitor, person.sub)).toMatchObject({ status: 200, body: { outcome: 'waiting', user: null } });
    expect((await visitor.get('/auth/providers/waiting')).body.waiting).toEqual({
      ...{ kind: 'register', email: person.email, fullName: 'Ada Lovelace', provider: 'Hill School' },
      closedToTeachers: null,
    });
    const input = form({ schoolName: 'Hill' });
    const registered = await visitor.post('/auth/providers/register/teacher', input);
    expect(registered.body).toMatchObject({
      user: { uid: input.id, email: person.email, emailVerified: true, needsVerification: false },
      profile: { role: 'teacher', teacher: { schoolName: 'Hill' } },
    });
    expect(app.jobs.waiting.filter(({ queue }) => queue === 'account-mail')).toEqual([]);
    expect((await visitor.get('/auth/providers/waiting')).body.waiting).toBeNull();

    const later = app.visitor();
    expect((await signIn(later, person.sub)).body).toMatchObject({ outcome: 'entered', user: { uid: input.id } });
    expect((await later.get('/profiles/me')).body.uid).toBe(input.id);
  });

  it('becomes a student by an invite code', async () => {
    const { code } = await buildInvite(await buildTeacher(app), { className: 'Blue Owls' });
    const visitor = app.visitor();
    await signIn(visitor, somebody().sub);
    const wrong = await visitor.post('/auth/providers/register/student', form({ inviteCode: 'ZZZZZZ' }));
    expect(wrong.body.code).toBe('invite-invalid');
    const registered = await visitor.post('/auth/providers/register/student', form({ inviteCode: code }));
    expect(registered).toMatchObject({ status: 201, body: { profile: { role: 'student' } } });
  });

  it('is written once, however often the form is sent', async () => {
    const person = somebody();
    const visitor = app.visitor();
    await signIn(visitor, person.sub);
    const input = form();
    const ticket = new Map(visitor.cookies);
    const copies = Array.from({ length: 4 }, () => {
      const copy = app.visitor();
      for (const [name, value] of ticket) copy.cookies.set(name, value);
      return copy.post('/auth/providers/register/teacher', input);
    });
    const statuses = (await Promise.all(copies)).map(({ status }) => status);
    expect(statuses).toEqual([201, 201, 201, 201]);
    expect(await linkedRows(person.sub)).toHaveLength(1);
  });

  it('is told when the address got an account while the form was open', async () => {
    const person = somebody();
    const visitor = app.visitor();
    await signIn(visitor, person.sub);
    await buildTeacher(app, { email: person.email });
    const taken = await visitor.post('/auth/providers/register/teacher', form());
    expect(taken.body.code).toBe('email-already-in-use');
    expect(await linkedRows(person.sub)).toEqual([]);
  });

  it('is a teacher only where teachers may register, by the address that the provider has verified', async () => {
    const own = await testApp({ env: { ...provider.env, TEACHER_SIGNUP: 'domains:other.example' } });
    try {
      const visitor = own.visitor();
      await signIn(visitor, somebody().sub);
      const { waiting } = (await visitor.get('/auth/providers/waiting')).body;
      expect(waiting.closedToTeachers).toEqual({ domains: ['other.example'] });
      const answer = await visitor.post('/auth/providers/register/teacher', form());
      expect(answer).toMatchObject({ status: 403, body: { code: 'teacher-signup-closed' } });
      expect(await own.db.select().from(authUsers)).toEqual([]);
    } finally {
      await own.close();
    }
  });

  it.each([
    ['names no address', { email: undefined }, 'no-mail'],
    ['names an unverified address', { email_verified: false }, 'unverified-mail'],
  ])('is refused when the provider %s', async (_, more, why) => {
    const visitor = app.visitor();
    expect(await signIn(visitor, somebody(more as object).sub)).toMatchObject(refused(why));
    expect((await visitor.get('/auth/providers/waiting')).body.waiting).toBeNull();
    expect(await visitor.post('/auth/providers/register/teacher', form())).toMatchObject(refused('expired'));
    expect((await visitor.get('/auth/session')).body.user).toBeNull();
  });
});

describe('somebody whose address has an account', () => {
  it('is asked for its password, and linked by that alone', async () => {
    const person = somebody();
    const teacher = await buildTeacher(app, { email: person.email });
    const visitor = app.visitor();
    expect((await signIn(visitor, person.sub)).body).toMatchObject({ outcome: 'waiting', user: null });
    expect((await visitor.get('/auth/providers/waiting')).body.waiting.kind).toBe('link');
    expect(await visitor.post('/auth/providers/register/teacher', form())).toMatchObject(refused('expired'));
    const guess = await visitor.post('/auth/providers/link', { password: 'not the password' });
    expect(guess.body.code).toBe('invalid-credential');
    expect(await linkedRows(person.sub)).toEqual([]);

    const entered = await visitor.post('/auth/providers/link', { password: teacher.password });
    expect(entered.body.user.uid).toBe(teacher.id);
    const later = await signIn(app.visitor(), person.sub);
    expect(later.body).toMatchObject({ outcome: 'entered', user: { uid: teacher.id } });
    const audit = await app.db.select().from(authAudit).where(eq(authAudit.subjectId, teacher.id));
    expect(audit.map(({ action }) => action)).toEqual(['provider-linked']);
    await app.jobs.run();
    expect(app.outbox.some(({ to, text }) => to === person.email && text.includes('Hill School'))).toBe(true);
  });

  it('waits for ten minutes', async () => {
    const person = somebody();
    const { password } = await buildTeacher(app, { email: person.email });
    const visitor = app.visitor();
    await signIn(visitor, person.sub);
    app.clock.advance(11 * 60_000);
    expect(await visitor.post('/auth/providers/link', { password })).toMatchObject(refused('expired'));
  });

  it('is not linked to a locked account', async () => {
    const person = somebody();
    const teacher = await buildTeacher(app, { email: person.email });
    await app.db.update(authUsers).set({ lockedAt: new Date() }).where(eq(authUsers.id, teacher.id));
    const visitor = app.visitor();
    await signIn(visitor, person.sub);
    const answer = await visitor.post('/auth/providers/link', { password: teacher.password });
    expect(answer.body.code).toBe('account-locked');
    expect(await linkedRows(person.sub)).toEqual([]);
  });
});

describe('beginning at another host than the one that the provider leads back to', () => {
  it('begins anew at that one, and there as everywhere', async () => {
    const origin = 'https://words.school.example';
    const own = await testApp({ env: { ...provider.env, BASE_URL: origin } });
    try {
      const begunAt = (host: string, from: string) =>
        own.visitor().post('/auth/providers/begin', { provider: 'oidc' }, { host, origin: from });
      const elsewhere = await begunAt('192.168.1.7:3001', 'http://192.168.1.7:3001');
      expect(elsewhere).toMatchObject({ status: 200, cookies: [], body: { url: origin, samePage: true } });
      const there = await begunAt('words.school.example', origin);
      expect(new URL(there.body.url).searchParams.get('redirect_uri')).toBe(`${origin}/sign-in/provider`);
      expect(there.body.samePage).toBeUndefined();
    } finally {
      await own.close();
    }
  });
});

describe('coming back from the provider', () => {
  it('works once: a reload is told so, and stays signed in', async () => {
    const { sub, id } = await teacherByProvider();
    const visitor = app.visitor();
    const returned = await provider.visit(await begin(visitor), sub);
    expect((await finish(visitor, returned)).status).toBe(200);
    expect(await finish(visitor, returned)).toMatchObject(refused('used'));
    expect((await visitor.get('/auth/session')).body.user.uid).toBe(id);
  });

  it('is for the browser that began, and for the tab that began last', async () => {
    const { sub } = await teacherByProvider();
    const visitor = app.visitor();
    const first = await provider.visit(await begin(visitor), sub);
    expect(await finish(app.visitor(), first)).toMatchObject(refused('expired'));
    const second = await provider.visit(await begin(visitor), sub);
    expect(await finish(visitor, first)).toMatchObject(refused('other-tab'));
    expect((await finish(visitor, second)).body.outcome).toBe('entered');
  });

  it('has ten minutes, and takes no state that somebody made up', async () => {
    const { sub } = await teacherByProvider();
    const visitor = app.visitor();
    const returned = await provider.visit(await begin(visitor), sub);
    const cookie = visitor.cookies.get('wordgrove.provider') ?? '';
    visitor.cookies.set('wordgrove.provider', `A${cookie.slice(1)}`);
    expect(await finish(visitor, returned)).toMatchObject(refused('expired'));
    visitor.cookies.set('wordgrove.provider', cookie);
    app.clock.advance(11 * 60_000);
    expect(await finish(visitor, returned)).toMatchObject(refused('expired'));
  });

  it('after turning back there says so', async () => {
    const visitor = app.visitor();
    expect(await finish(visitor, await provider.turnBack(await begin(visitor)))).toMatchObject(refused('cancelled'));
  });

  it('calls off a deletion, and leaves a locked account shut', async () => {
    const { sub, visitor, id } = await teacherByProvider();
    expect((await visitor.post('/auth/delete-account', { password: '' })).status).toBe(200);
    expect((await signIn(app.visitor(), sub)).body.user).toMatchObject({ uid: id, deletionUndone: true });
    await app.db.update(authUsers).set({ lockedAt: new Date() }).where(eq(authUsers.id, id));
    expect(await signIn(app.visitor(), sub)).toMatchObject({ status: 403, body: { code: 'account-locked' } });
  });
});
