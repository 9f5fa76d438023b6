import { languages } from '@wordgrove/contract/languages';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#db/client.ts';
import { authTokens, authUsers, profiles } from '#db/schema/all.ts';
import type { AccountMail } from '#features/auth/account-mail.ts';
import { holdAddress, putAddress } from '#features/auth/store.ts';
import { hashToken, systemRandom } from '#platform/random.ts';
import { testApp } from '#testing/app.ts';
import { buildTeacher } from '#testing/build.ts';
import { waitForLock } from '#testing/locks.ts';
import { sendAccountMail } from './send-account-mail.ts';

const app = await testApp();
const { db, clock, outbox } = app;
const ada = await buildTeacher(app, { verified: false, fullName: "Ada O'Brien" });
const mailer = { send: async (mail: (typeof outbox)[number]) => void outbox.push(mail) };
const deliver = sendAccountMail({ db, clock, random: systemRandom, mailer, linkStart: () => 'https://words.example' });
const send = (kind: AccountMail['kind'], params?: Record<string, string>) =>
  deliver({ kind, userId: ada.id, ...(params ? { params } : {}) }, { id: uuid() });

beforeEach(async () => {
  outbox.length = 0;
  app.jobs.waiting.length = 0;
  await db.delete(authTokens);
});

afterAll(app.close);

describe('sendAccountMail', () => {
  it.each([
    ['verify-email', '/verify-email'],
    ['unverified-reminder', '/verify-email'],
    ['reset-password', '/reset-password'],
  ] as const)('puts a link with a fresh token into %s and keeps only its hash', async (kind, page) => {
    await send(kind);
    const [mail] = outbox;
    expect(mail?.to).toBe(ada.email);
    const token =
      new RegExp(`https://words\\.example${page}\\?token=([\\w-]{43})\\s`).exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.html).toContain(`${page}?token=${token}`);
    const rows = await db.select().from(authTokens);
    expect(rows).toMatchObject([{ userId: ada.id, purpose: page.slice(1), usedAt: null }]);
    expect(rows[0]?.hash).toEqual(hashToken(token));
  });

  it.each([
    ['verify-email', 24, '24 hours'],
    ['unverified-reminder', 48, '2 days'],
    ['reset-password', 0.5, '30 minutes'],
  ] as const)('lets the link of %s work for as long as the mail says', async (kind, hours, words) => {
    await send(kind);
    expect(outbox[0]?.text).toContain(words);
    const [token] = await db.select().from(authTokens);
    const life = (token?.expiresAt.getTime() ?? 0) - (token?.createdAt.getTime() ?? 0);
    expect(life).toBe(hours * 3_600_000);
  });

  it('keeps the id of the job over all tries, so that a mailbox can drop a second copy', async () => {
    const id = uuid();
    await deliver({ kind: 'password-changed', userId: ada.id }, { id });
    expect(outbox[0]?.id).toBe(id);
  });

  it.each(languages)('writes in the language of the owner: %s', async (language) => {
    await db.update(profiles).set({ language }).where(eq(profiles.userId, ada.id));
    await send('sign-in-code-made', { teacherName: 'Jale', className: '7B' });
    expect(outbox[0]?.html).toContain(`<html lang="${language}">`);
    expect(outbox[0]?.text).toContain('Jale');
    expect(outbox[0]?.text).toContain('7B');
    await db.update(profiles).set({ language: 'en' }).where(eq(profiles.userId, ada.id));
  });

  it('names the day of the deletion as it is where the owner lives', async () => {
    await send('account-deletion-requested', { deletedAt: '2026-03-09T22:30:00.000Z' });
    expect(outbox[0]?.text).toContain('10 March 2026');
    expect(outbox[0]?.text).toContain('https://words.example/login');
  });

  it.each(['email-confirmed-by-teacher', 'password-changed'] as const)('sends %s without any link', async (kind) => {
    await send(kind, { teacherName: 'Jale' });
    expect(outbox[0]?.text).toContain("Ada O'Brien");
    expect(outbox[0]?.text).not.toContain('http');
  });

  it('sends nothing to an address without an account or to an account that is gone', async () => {
    await deliver({ kind: 'reset-password', userId: null }, { id: uuid() });
    await deliver({ kind: 'reset-password', userId: uuid() }, { id: uuid() });
    expect(outbox).toEqual([]);
    expect(await db.select().from(authTokens)).toEqual([]);
  });

  it('asks no verified user to verify again', async () => {
    await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, ada.id));
    await send('verify-email');
    await send('unverified-reminder');
    expect(outbox).toEqual([]);
    expect(await db.select().from(authTokens)).toEqual([]);
  });
});

describe('a child who signs in by name', () => {
  const kinds = [
    'verify-email',
    'reset-password',
    'password-changed',
    'sign-in-code-made',
    'account-deletion-requested',
  ];
  const params = { deletedAt: '2026-11-28T10:00:00Z' };

  async function child(email: string | null): Promise<string> {
    const id = uuid();
    await db.insert(authUsers).values({ id, name: 'Mina', email, signInName: `mina.${id}` });
    return id;
  }

  it('gets no mail without an address', async () => {
    const userId = await child(null);
    for (const kind of kinds as AccountMail['kind'][]) await deliver({ kind, userId, params }, { id: uuid() });
    expect(outbox).toEqual([]);
  });

  it('gets the link that confirms an address, but until then none that opens the account', async () => {
    const userId = await child('mina@home.example');
    for (const kind of ['verify-email', 'reset-password'] as const) await deliver({ kind, userId }, { id: uuid() });
    expect(outbox.map(({ to, subject }) => [to, subject])).toEqual([['mina@home.example', 'Verify your email']]);
  });

  it('gets no link at an address that is exchanged while the mail is written', async () => {
    const userId = await child('mina@old.example');
    let delivering: Promise<void> | undefined;
    await inTransaction(db, async (tx) => {
      await holdAddress(tx, userId);
      delivering = deliver({ kind: 'verify-email', userId }, { id: uuid() });
      await waitForLock(db, '"auth_users"');
      await putAddress(tx, userId, 'mina@new.example', clock.now());
    });
    await delivering;
    expect(outbox).toEqual([]);
    expect(await db.select().from(authTokens)).toEqual([]);
  });
});
