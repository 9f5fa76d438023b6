import type { Passkey } from '@wordgrove/contract/auth';
import { limits } from '@wordgrove/contract/limits';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authAccounts, authAudit, authPasskeys } from '#db/schema/auth.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { makePasskey, register } from '#testing/authenticator.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import type { Visitor } from '#testing/visitor.ts';

let app: TestApp;
let teacher: Person;

beforeAll(async () => {
  app = await testApp({ env: { PORT: '80' } });
});

beforeEach(async () => {
  teacher = await buildTeacher(app);
  await app.jobs.run();
  app.outbox.length = 0;
});

afterAll(() => app.close());

const begin = (visitor: Visitor, body: object = {}) => visitor.post('/auth/passkeys/begin', body);
const list = async () => (await teacher.visitor.get('/auth/passkeys')).body.passkeys;
const asked = ({ cookies }: Visitor) => [...cookies].filter(([name]) => name.startsWith('wordgrove.passkey-add.'));
const minutes = (count: number) => app.clock.advance(count * 60_000);

type Asked = Partial<Parameters<typeof register>[1]>;

/** Makes a passkey as the profile page does, or as an attacker would. */
async function make(visitor: Visitor, asked: Asked = {}, key = makePasskey(), id = uuid()) {
  const { body } = await begin(visitor, { password: teacher.password });
  const credential = register(key, { challenge: body.challenge, ...asked });
  return visitor.post('/auth/passkeys', { id, credential });
}

describe('making a passkey', () => {
  it('asks for one that finds its account by itself, and lists it by its maker', async () => {
    const { body } = await begin(teacher.visitor);
    expect(body).toMatchObject({
      rp: { id: 'localhost', name: 'Wordgrove' },
      user: { name: teacher.email, id: Buffer.from(teacher.id.replaceAll('-', ''), 'hex').toString('base64url') },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const key = makePasskey({ aaguid: 'bada5566-a7aa-401f-bd96-45619a55120d' });
    const made = await make(teacher.visitor, {}, key);
    expect(made).toMatchObject({ status: 201, body: { name: '1Password', host: 'localhost', lastUsedAt: null } });
    expect(await list()).toEqual([made.body]);
    const { excludeCredentials } = (await begin(teacher.visitor)).body;
    expect(excludeCredentials).toEqual([{ id: key.id, type: 'public-key', transports: ['internal'] }]);
  });

  it('tells two of one maker apart, even when they come at once', async () => {
    const keys = Array.from({ length: 3 }, () => makePasskey({ aaguid: 'bada5566-a7aa-401f-bd96-45619a55120d' }));
    await Promise.all(keys.map((key) => make(teacher.visitor, {}, key)));
    const names = (await list()).map(({ name }: Passkey) => name);
    expect(names.sort()).toEqual(['1Password', '1Password 2', '1Password 3']);
  });

  it('is told by mail, and so is removing one', async () => {
    const { body } = await make(teacher.visitor);
    await teacher.visitor.post(`/auth/passkeys/${body.id}/remove`);
    await app.jobs.run();
    expect(app.outbox.map(({ to, subject }) => [to, subject])).toEqual([
      [teacher.email, 'A passkey was added'],
      [teacher.email, 'A passkey was removed'],
    ]);
    expect(await list()).toEqual([]);
  });

  it('is on record, and so is removing one', async () => {
    const { body } = await make(teacher.visitor, {}, makePasskey({ aaguid: 'bada5566-a7aa-401f-bd96-45619a55120d' }));
    await teacher.visitor.post(`/auth/passkeys/${body.id}/remove`);
    const entries = await app.db.select().from(authAudit).where(eq(authAudit.subjectId, teacher.id));
    const own = { actorId: teacher.id, details: { passkey: '1Password', host: 'localhost' } };
    expect(entries).toMatchObject([
      { action: 'passkey-added', ...own },
      { action: 'passkey-removed', ...own },
    ]);
  });

  it('makes one when its answer is sent again, whatever became of the cookie', async () => {
    const [key, id] = [makePasskey(), uuid()];
    const first = await make(teacher.visitor, {}, key, id);
    const again = await teacher.visitor.post('/auth/passkeys', {
      id,
      credential: register(key, { challenge: 'anything' }),
    });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await list()).toHaveLength(1);
  });

  it('goes on in two tabs at once, whichever is answered first', async () => {
    const tabs = [(await begin(teacher.visitor)).body, (await begin(teacher.visitor)).body];
    for (const { challenge } of tabs.toReversed()) {
      const credential = register(makePasskey(), { challenge });
      expect((await teacher.visitor.post('/auth/passkeys', { id: uuid(), credential })).status).toBe(201);
    }
    expect(await list()).toHaveLength(2);
    expect(asked(teacher.visitor)).toEqual([]);
  });

  it('is for teachers only', async () => {
    const { code } = await buildInvite(teacher);
    const student = await buildStudent(app, code);
    const refused = { status: 403, body: { code: 'permission-denied' } };
    expect(await student.visitor.get('/auth/passkeys')).toMatchObject(refused);
    expect(await begin(student.visitor, { password: student.password })).toMatchObject(refused);
  });

  it('isn’t offered where browsers make none', async () => {
    const at = (host: string) => teacher.visitor.post('/auth/passkeys/begin', {}, { host });
    const refused = { status: 409, body: { code: 'passkeys-unavailable' } };
    expect(await at('192.168.7.20')).toMatchObject(refused);
    expect(await at('127.0.0.1')).toMatchObject(refused);
    expect(await at('evil.example')).toMatchObject(refused);
  });
});

describe('an open session that somebody finds', () => {
  it('makes none without the password once it is ten minutes old', async () => {
    minutes(limits.freshSessionMinutes - 1);
    expect((await begin(teacher.visitor)).status).toBe(200);
    minutes(1);
    expect(await begin(teacher.visitor)).toMatchObject({
      status: 403,
      body: { code: 'proof-needed', data: { by: 'password' } },
    });
    expect(await begin(teacher.visitor, { password: 'not it' })).toMatchObject({
      status: 400,
      body: { code: 'wrong-password' },
    });
    expect((await begin(teacher.visitor, { password: teacher.password })).status).toBe(200);
  });

  it('has as many guesses as at sign-in', async () => {
    for (let n = 0; n < limits.signInFailures; n += 1) await begin(teacher.visitor, { password: 'not it' });
    expect((await begin(teacher.visitor, { password: teacher.password })).status).toBe(429);
  });

  it('of an account without a password has to sign in again', async () => {
    await app.db.update(authAccounts).set({ password: null }).where(eq(authAccounts.userId, teacher.id));
    expect((await begin(teacher.visitor)).status).toBe(200);
    minutes(limits.freshSessionMinutes);
    expect(await begin(teacher.visitor)).toMatchObject({ status: 403, body: { data: { by: 'sign-in' } } });
  });
});

describe('what isn’t made', () => {
  it.each<[string, string, Asked]>([
    ['another challenge', 'expired', { challenge: 'made-up' }],
    ['another site', 'address', { origin: 'https://evil.example' }],
    ['another port', 'address', { origin: 'http://localhost:3001' }],
    ['a page within another site', 'address', { crossOrigin: true }],
    ['another host inside', 'invalid', { rpId: 'evil.example' }],
    ['nobody verified', 'invalid', { flags: 0x01 }],
    ['nobody there', 'invalid', { flags: 0x04 }],
    ['an assertion', 'invalid', { type: 'webauthn.get' }],
  ])('comes from %s', async (_, why, asked) => {
    const answer = await make(teacher.visitor, asked);
    expect(answer).toMatchObject({ status: 400, body: { code: 'passkey-refused', data: { why } } });
    expect(await list()).toEqual([]);
  });

  it('comes late, from another session, or after nothing was asked', async () => {
    const { body } = await begin(teacher.visitor);
    const credential = register(makePasskey(), { challenge: body.challenge });
    const expired = { status: 400, body: { code: 'passkey-refused', data: { why: 'expired' } } };
    const [[name = '', cookie = ''] = []] = asked(teacher.visitor);
    const elsewhere = app.visitor();
    await elsewhere.post('/auth/sign-in', { email: teacher.email, password: teacher.password });
    expect(await elsewhere.post('/auth/passkeys', { id: uuid(), credential })).toMatchObject(expired);
    elsewhere.cookies.set(name, cookie);
    expect(await elsewhere.post('/auth/passkeys', { id: uuid(), credential })).toMatchObject(expired);
    minutes(limits.passkeyMinutes);
    expect(await teacher.visitor.post('/auth/passkeys', { id: uuid(), credential })).toMatchObject(expired);
  });

  it('was removed meanwhile: what made it makes it once', async () => {
    const { body } = await begin(teacher.visitor);
    const [[name = '', cookie = ''] = []] = asked(teacher.visitor);
    const credential = register(makePasskey(), { challenge: body.challenge });
    const { id } = (await teacher.visitor.post('/auth/passkeys', { id: uuid(), credential })).body;
    await teacher.visitor.post(`/auth/passkeys/${id}/remove`);
    teacher.visitor.cookies.set(name, cookie);
    const again = await teacher.visitor.post('/auth/passkeys', { id: uuid(), credential });
    expect(again).toMatchObject({ status: 400, body: { data: { why: 'expired' } } });
  });

  it('is for a confirmed address only: nobody keeps a key to what its owner takes back', async () => {
    const relaxed = await testApp({ env: { PORT: '80', REQUIRE_EMAIL_VERIFICATION: 'false' } });
    const stranger = await buildTeacher(relaxed, { verified: false });
    const refused = { status: 403, body: { code: 'email-not-verified' } };
    expect(await begin(stranger.visitor)).toMatchObject(refused);
    const credential = register(makePasskey(), { challenge: 'any' });
    expect(await stranger.visitor.post('/auth/passkeys', { id: uuid(), credential })).toMatchObject(refused);
    await relaxed.close();
  });

  it('is somebody’s already', async () => {
    const key = makePasskey();
    await make(teacher.visitor, {}, key);
    const refused = { status: 409, body: { code: 'passkey-exists' } };
    expect(await make(teacher.visitor, {}, key)).toMatchObject(refused);
    const other = await buildTeacher(app);
    expect(await make(other.visitor, {}, key)).toMatchObject(refused);
  });

  it('is one too many, even of two at once', async () => {
    for (let n = 1; n < limits.passkeysMax; n += 1) await make(teacher.visitor);
    const tabs = [teacher.visitor, app.visitor()];
    await tabs[1]?.post('/auth/sign-in', { email: teacher.email, password: teacher.password });
    // Both have begun before either has made one: whoever begins later is refused then.
    const begun = await Promise.all(tabs.map((tab) => begin(tab, { password: teacher.password })));
    const answers = await Promise.all(
      tabs.map((tab, n) => {
        const credential = register(makePasskey(), { challenge: begun[n]?.body.challenge });
        return tab.post('/auth/passkeys', { id: uuid(), credential });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await begin(teacher.visitor)).toMatchObject({ status: 409, body: { code: 'too-many-passkeys' } });
    expect(await list()).toHaveLength(limits.passkeysMax);
  });
});

describe('a passkey of one’s own', () => {
  it('is renamed and removed, and nobody else’s is', async () => {
    const { body } = await make(teacher.visitor);
    const other = await buildTeacher(app);
    const path = `/auth/passkeys/${body.id}`;
    expect((await other.visitor.post(`${path}/name`, { name: 'Mine' })).status).toBe(404);
    expect((await other.visitor.post(`${path}/remove`)).status).toBe(404);
    const renamed = await teacher.visitor.post(`${path}/name`, { name: ' Laptop at school ' });
    expect(renamed.body).toEqual({ ...body, name: 'Laptop at school' });
    expect((await teacher.visitor.post(`${path}/name`, { name: ' ' })).status).toBe(400);
    expect((await teacher.visitor.post(`${path}/remove`)).body).toEqual({ removed: true });
    expect((await teacher.visitor.post(`${path}/remove`)).status).toBe(404);
  });

  it('keeps the private key to itself: the server has none', async () => {
    const key = makePasskey();
    await make(teacher.visitor, {}, key);
    const [row] = await app.db.select().from(authPasskeys).where(eq(authPasskeys.userId, teacher.id));
    expect(row?.credentialId.toString('base64url')).toBe(key.id);
    const { body } = await teacher.visitor.get('/auth/export');
    expect(body.passkeys).toMatchObject([{ id: row?.id, host: 'localhost' }]);
    expect(JSON.stringify(body)).not.toContain(row?.publicKey.toString('base64'));
    expect(JSON.stringify(body)).not.toContain(key.id);
  });
});
