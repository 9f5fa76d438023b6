import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authAccounts, authAudit, authPasskeys, authUsers } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { buildChild, buildTeacher } from '#testing/build.ts';
import { mailedToken } from '#testing/mail.ts';
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

function somebody(more: object = {}) {
  const sub = uuid();
  const person = { sub, email: `${sub}@school.example`, email_verified: true, name: 'Ada Lovelace', ...more };
  provider.people.set(sub, person);
  return person;
}

/** Goes to the provider and back. */
async function visit(visitor: Visitor, sub: string, purpose: 'sign-in' | 'confirm' = 'sign-in'): Promise<Answer> {
  const { body } = await visitor.post('/auth/providers/begin', { provider: 'oidc', purpose });
  return visitor.post('/auth/providers/finish', { returned: await provider.visit(body.url, sub) });
}

async function link(visitor: Visitor, password: string, sub: string): Promise<Answer> {
  const begun = await visitor.post('/auth/providers/begin-link', { provider: 'oidc', password });
  if (begun.status !== 200) return begun;
  return visitor.post('/auth/providers/finish', { returned: await provider.visit(begun.body.url, sub) });
}

const waysOf = async (visitor: Visitor) => (await visitor.get('/auth/ways')).body;

/** A teacher who came by the provider, half an hour ago. */
async function withoutPassword() {
  const person = somebody();
  const visitor = app.visitor();
  await visit(visitor, person.sub);
  const form = { id: uuid(), fullName: 'Ada', language: 'en', timeZone: 'UTC' };
  await visitor.post('/auth/providers/register/teacher', form);
  app.clock.advance(30 * 60_000);
  return { ...person, ...form, visitor };
}

describe('an account with a password', () => {
  it('gets a provider only by the password, and then signs in by it', async () => {
    const { visitor, password, id } = await buildTeacher(app);
    const { sub } = somebody();
    expect((await link(visitor, 'a guess', sub)).body.code).toBe('wrong-password');
    expect(await waysOf(visitor)).toMatchObject({ hasPassword: true, linked: [] });
    expect((await link(visitor, password, sub)).body).toMatchObject({
      outcome: 'linked',
      provider: 'Hill School',
      user: { uid: id },
    });
    expect(await waysOf(visitor)).toMatchObject({ linked: [{ provider: 'oidc', name: 'Hill School' }] });
    // Two tabs: the second finds it done.
    expect((await link(visitor, password, sub)).body.outcome).toBe('linked');
    expect((await visit(app.visitor(), sub)).body).toMatchObject({ outcome: 'entered', user: { uid: id } });
  });

  it('doesn’t get a provider’s person who is linked to another account', async () => {
    const { sub } = somebody();
    const [one, other] = [await buildTeacher(app), await buildTeacher(app)];
    await link(one.visitor, one.password, sub);
    const answer = await link(other.visitor, other.password, sub);
    expect(answer).toMatchObject({ status: 409, body: { data: { why: 'linked-elsewhere' } } });
    expect((await waysOf(other.visitor)).linked).toEqual([]);
  });

  it('loses a provider only by the password', async () => {
    const { visitor, password, id: teacherId } = await buildTeacher(app);
    const { sub } = somebody();
    await link(visitor, password, sub);
    const [{ id }] = (await waysOf(visitor)).linked;
    const guess = await visitor.post(`/auth/providers/linked/${id}/unlink`, { password: '' });
    expect(guess.body.code).toBe('wrong-password');
    expect((await visitor.post(`/auth/providers/linked/${id}/unlink`, { password })).status).toBe(200);
    expect((await waysOf(visitor)).linked).toEqual([]);
    expect((await visit(app.visitor(), sub)).body).toMatchObject({ outcome: 'waiting' });
    const entries = await app.db.select().from(authAudit).where(eq(authAudit.subjectId, teacherId));
    expect(entries).toMatchObject([
      { action: 'provider-linked', actorId: teacherId, details: { provider: provider.issuer } },
      { action: 'provider-unlinked', actorId: teacherId, details: { provider: provider.issuer } },
    ]);
  });

  it('at an address that nobody has confirmed gets none but the one that has it', async () => {
    const mine = somebody();
    const teacher = await buildTeacher(app, { email: mine.email, verified: false });
    const strangers = await link(teacher.visitor, teacher.password, somebody().sub);
    expect(strangers).toMatchObject({ status: 403, body: { code: 'email-not-verified' } });
    expect((await link(teacher.visitor, teacher.password, mine.sub)).body.outcome).toBe('linked');
    const [account] = await app.db.select().from(authUsers).where(eq(authUsers.id, teacher.id));
    expect(account?.emailVerified).toBe(true);
  });

  it('of a child without a mailbox gets one too, whatever its address', async () => {
    const child = await buildChild(app, await buildTeacher(app));
    const { sub } = somebody({ email: undefined });
    expect((await link(child.visitor, child.password, sub)).body.outcome).toBe('linked');
    expect((await visit(app.visitor(), sub)).body.user).toMatchObject({ uid: child.id, signInName: child.signInName });
  });
});

describe('an account without a password', () => {
  it('is deleted after having signed in once more by its provider, and by no other', async () => {
    const { visitor, sub, id } = await withoutPassword();
    const remove = () => visitor.post('/auth/delete-account', { password: '' });
    expect(await remove()).toMatchObject({ status: 403, body: { code: 'sign-in-again' } });
    const other = await withoutPassword();
    expect((await visit(visitor, other.sub, 'confirm')).body.data).toEqual({ why: 'other-person' });
    expect((await remove()).body.code).toBe('sign-in-again');
    const before = visitor.cookies.get('wordgrove.session_token') ?? '';
    expect((await visit(visitor, sub, 'confirm')).body).toMatchObject({ outcome: 'confirmed', user: { uid: id } });
    const stale = app.visitor();
    stale.cookies.set('wordgrove.session_token', before);
    expect((await stale.get('/auth/session')).body.user).toBeNull();
    expect(await waysOf(visitor)).toMatchObject({ hasPassword: false, isFresh: true });
    expect((await remove()).status).toBe(200);
  });

  it('keeps its last way in', async () => {
    const { visitor, sub } = await withoutPassword();
    await visit(visitor, sub, 'confirm');
    const [{ id }] = (await waysOf(visitor)).linked;
    const unlink = (which: string) => visitor.post(`/auth/providers/linked/${which}/unlink`, { password: '' });
    expect(await unlink(id)).toMatchObject({ status: 409, body: { code: 'last-way-in' } });
    const second = somebody();
    expect((await link(visitor, '', second.sub)).body.outcome).toBe('linked');
    const both = (await waysOf(visitor)).linked as { id: string }[];
    const answers = await Promise.all(both.map((way) => unlink(way.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await waysOf(visitor)).linked).toHaveLength(1);
  });

  it('counts a passkey as a way in, and no provider that has no button any more', async () => {
    const { visitor, sub, id: userId } = await withoutPassword();
    await visit(visitor, sub, 'confirm');
    const [{ id }] = (await waysOf(visitor)).linked;
    const unlink = () => visitor.post(`/auth/providers/linked/${id}/unlink`, { password: '' });
    const now = app.clock.now();
    const stamps = { createdAt: now, updatedAt: now };
    const gone = { userId, providerId: 'https://gone.example', accountId: uuid() };
    await app.db.insert(authAccounts).values({ id: uuid(), ...gone, ...stamps });
    expect(await unlink()).toMatchObject({ status: 409, body: { code: 'last-way-in' } });
    const key = { credentialId: randomBytes(32), publicKey: randomBytes(64), counter: 0, transports: [] };
    const passkey = { id: uuid(), userId, ...key, host: 'localhost', name: '', deviceType: 'singleDevice' as const };
    await app.db.insert(authPasskeys).values({ ...passkey, backedUp: false, ...stamps });
    expect(await waysOf(visitor)).toMatchObject({ passkeys: 1 });
    expect((await unlink()).status).toBe(200);
    const remove = () => visitor.post(`/auth/passkeys/${passkey.id}/remove`);
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'last-way-in' } });
    expect((await link(visitor, '', sub)).body.outcome).toBe('linked');
    expect((await remove()).status).toBe(200);
  });

  it('gets a password by the reset mail, which then is asked for', async () => {
    const { visitor, email, sub } = await withoutPassword();
    const refusal = await visitor.post('/auth/sign-in', { email, password: 'orchard-kettle-77' });
    expect(refusal.body.code).toBe('invalid-credential');
    await visitor.post('/auth/password/forgotten', { email, language: 'en' });
    const token = await mailedToken(app, email, '/reset-password');
    await visitor.post('/auth/password/reset', { token, password: 'orchard-kettle-77' });
    const later = app.visitor();
    expect((await later.post('/auth/sign-in', { email, password: 'orchard-kettle-77' })).status).toBe(200);
    expect((await later.post('/auth/delete-account', { password: '' })).body.code).toBe('wrong-password');
    await visit(later, sub, 'confirm');
    expect((await later.post('/auth/delete-account', { password: '' })).body.code).toBe('wrong-password');
  });

  it('changes no password that it hasn’t got', async () => {
    const { visitor, sub } = await withoutPassword();
    await visit(visitor, sub, 'confirm');
    const input = { currentPassword: '', newPassword: 'orchard-kettle-77' };
    expect((await visitor.post('/auth/password', input)).body.code).toBe('wrong-password');
  });
});

it('signing out leaves nothing of what the provider said to the next person', async () => {
  const visitor = app.visitor();
  await visit(visitor, somebody().sub);
  expect((await visitor.get('/auth/providers/waiting')).body.waiting).not.toBeNull();
  await visitor.post('/auth/sign-out');
  expect((await visitor.get('/auth/providers/waiting')).body.waiting).toBeNull();
  expect([...visitor.cookies.keys()].filter((name) => name.startsWith('wordgrove.provider'))).toEqual([]);
});

it('the export names the provider, and the deletion of the account removes it', async () => {
  const { visitor, sub, id } = await withoutPassword();
  const file = await visitor.get('/auth/export');
  expect(JSON.stringify(file.body)).toContain(provider.issuer);
  await app.db.delete(authUsers).where(eq(authUsers.id, id));
  expect(await app.db.select().from(authAccounts).where(eq(authAccounts.accountId, sub))).toEqual([]);
});
