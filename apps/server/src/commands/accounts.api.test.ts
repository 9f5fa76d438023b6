import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { authAudit, authSessions, authTokens, authUsers, liveEvents, profiles } from '#db/schema/all.ts';
import { tellOnly } from '#features/live/service.ts';
import { administration } from '#flows/administer.ts';
import { systemRandom } from '#platform/random.ts';
import { testApp } from '#testing/app.ts';
import { buildChild, buildTeacher } from '#testing/build.ts';

const app = await testApp();
const { db } = app;
const ada = await buildTeacher(app, { email: 'ada@example.org', fullName: "Ada O'Brien", verified: false });
const dataDir = await mkdtemp(join(tmpdir(), 'wordgrove-command-'));

type Ended = { code: number; out: string; complaint: string };

/** Runs a command as in the terminal, on this test's database. */
function run(command: 'admin' | 'users', ...words: string[]): Promise<Ended> {
  const script = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  const env = { ...process.env, DATABASE_URL: app.url, DATA_DIR: dataDir, BASE_URL: 'https://words.example/' };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], { env }, (error, out, complaint) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, complaint });
    });
  });
}

const account = async () => (await db.select().from(authUsers).where(eq(authUsers.id, ada.id)))[0];
const actions = async () => (await db.select({ action: authAudit.action }).from(authAudit)).map(({ action }) => action);

beforeEach(async () => {
  await db.delete(authAudit);
  await db.delete(liveEvents);
});

afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

describe('npm run admin', () => {
  it('grants and takes the flag, and tells the open screens', async () => {
    const granted = await run('admin', 'grant', ' ADA@example.org ');
    expect(granted).toEqual({ code: 0, out: 'ada@example.org is an administrator now.\n', complaint: '' });
    expect(await db.select({ isAdmin: profiles.isAdmin }).from(profiles)).toEqual([{ isAdmin: true }]);
    expect((await db.select().from(liveEvents)).map(({ topic }) => topic).sort()).toEqual(['profile', 'session']);
    expect((await run('admin', 'grant', ada.email)).out).toContain('already');
    expect((await run('admin', 'revoke', ada.email)).out).toContain('no administrator any more');
    expect(await db.select({ isAdmin: profiles.isAdmin }).from(profiles)).toEqual([{ isAdmin: false }]);
    expect(await actions()).toEqual(['admin-granted', 'admin-revoked']);
  });

  it('says in one sentence that there is no such account', async () => {
    const refused = await run('admin', 'grant', 'nobody@example.org');
    expect(refused).toEqual({
      code: 1,
      out: '',
      complaint: 'There is no account with the address nobody@example.org.\n',
    });
  });
});

describe('npm run users', () => {
  it('explains itself when it is given an unknown verb', async () => {
    const { code, out, complaint } = await run('users', 'remove', 'ada@example.org');
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(complaint).toContain('npm run users -- reset LOGIN');
  });

  it('verifies an address', async () => {
    expect((await run('users', 'verify', ada.email)).out).toBe('ada@example.org is verified now.\n');
    expect(await account()).toMatchObject({ emailVerified: true });
    expect((await run('users', 'verify', ada.email)).out).toContain('already');
    expect(await actions()).toEqual(['email-confirmed']);
  });

  it('locks an account, ends its sessions, and unlocks it', async () => {
    const signIn = () => app.visitor().post('/auth/sign-in', { email: ada.email, password: ada.password });
    expect((await run('users', 'lock', ada.email)).out).toContain('locked now');
    expect(await db.select().from(authSessions)).toEqual([]);
    expect(await db.select().from(liveEvents)).toMatchObject([{ audience: `user:${ada.id}`, topic: 'session' }]);
    expect(await signIn()).toMatchObject({ status: 403, body: { code: 'account-locked' } });
    expect((await run('users', 'unlock', ada.email)).out).toContain('may sign in again');
    expect((await signIn()).status).toBe(200);
    expect(await actions()).toEqual(['locked', 'unlocked']);
  });

  it('makes a link under which the owner chooses a new password once, and signs the owner out', async () => {
    const { out } = await run('users', 'reset', ada.email);
    const token = /https:\/\/words\.example\/reset-password\?token=([\w-]{43})\n/.exec(out)?.[1] ?? '';
    expect(await db.select().from(authSessions)).toEqual([]);
    expect(JSON.stringify(await db.select().from(authTokens))).not.toContain(token);
    const reset = () => app.visitor().post('/auth/password/reset', { token, password: 'quiet-harbour-77' });
    expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBe(410);
  });

  it('knows a child without a mailbox by the sign-in name', async () => {
    const child = await buildChild(app, await buildTeacher(app));
    const login = child.signInName;
    expect((await run('users', 'list', login)).out).toContain(`${login}  Mina Kaya  no address`);
    const complaint = `${login} has no address that could be confirmed.\n`;
    expect(await run('users', 'verify', login)).toEqual({ code: 1, out: '', complaint });
    const on = administration({ db, clock: app.clock, random: systemRandom, tell: tellOnly });
    expect(await on.lock(login)).toBe(true);
    expect((await child.visitor.get('/flashcards/decks')).status).toBe(401);
    expect(await on.unlock(login)).toBe(true);
    expect(await on.reset(login, '')).toContain('/reset-password?token=');
  });

  it('lists accounts by a part of the address or name', async () => {
    const { out } = await run('users', 'list', "o'BRIEN");
    expect(out).toMatch(/^teacher {2}ada@example\.org {2}Ada O'Brien {2}verified {2}last here \d{4}-\d\d-\d\d\n$/);
    expect((await run('users', 'list')).out).toContain('ada@example.org');
    expect((await run('users', 'list', 'zzz')).out).toBe('There is no such account.\n');
  });
});
