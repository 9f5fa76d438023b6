import { dayMs } from '@wordgrove/contract/days';
import Fastify from 'fastify';
import { v7 as uuid } from 'uuid';
import { afterAll, describe, expect, it } from 'vitest';
import { mailMessages } from '#db/schema/all.ts';
import { testApp } from '#testing/app.ts';
import { mailboxRoutes } from './routes.ts';
import { insertMail } from './store.ts';

const app = await testApp();
const { db, clock, server } = app;
const closing = [app];
const id = uuid();
const mail = {
  to: 'ada@example.org',
  subject: 'Verify <now>',
  text: 'See http://localhost:3001/x?token=abc',
  html: '',
};

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', from = server) =>
  from.inject({ url, remoteAddress, headers: { host: 'localhost:3001', ...headers } });

afterAll(async () => {
  for (const each of closing) await each.close();
});

describe('/dev/mailbox', () => {
  it('is absent for other machines, through a proxy or under a foreign host', async () => {
    const absent = await get('/dev/nothing');
    for (const answer of [
      await get('/dev/mailbox', {}, '10.0.0.9'),
      await get('/dev/mailbox', { 'x-forwarded-for': '10.0.0.9' }),
      await get('/dev/mailbox', { host: 'evil.example' }),
      await get(`/dev/mailbox/${id}`, {}, '10.0.0.9'),
      await get('/dev/mailbox/style.css', {}, '10.0.0.9'),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe(absent.body);
    }
  });

  it('is absent in production', async () => {
    const other = await testApp({ env: { NODE_ENV: 'production' } });
    closing.push(other);
    expect((await get('/dev/mailbox', {}, '127.0.0.1', other.server)).statusCode).toBe(404);
  });

  it('is absent where mail really goes out', async () => {
    const other = Fastify();
    await mailboxRoutes(other, { db, isOpen: false });
    expect((await get('/dev/mailbox', {}, '127.0.0.1', other)).statusCode).toBe(404);
    expect((await get(`/dev/mailbox/${id}`, {}, '127.0.0.1', other)).statusCode).toBe(404);
  });

  it('has no page for an unknown or malformed id', async () => {
    expect((await get(`/dev/mailbox/${uuid()}`)).statusCode).toBe(404);
    expect((await get('/dev/mailbox/%00')).statusCode).toBe(404);
    expect((await get('/dev/mailbox/1')).statusCode).toBe(404);
  });

  it('lists the mails and shows one with its link, without scripts or styles that the policy forbids', async () => {
    await insertMail(db, mail, { id, now: clock.now() });
    const list = await get('/dev/mailbox');
    const one = await get(`/dev/mailbox/${id}`);
    for (const { body, headers, statusCode } of [list, one]) {
      expect(statusCode).toBe(200);
      expect(body).toContain('Verify &lt;now&gt;');
      expect(body).not.toMatch(/<script|<style|style=|<now>/);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(one.body).toContain('<a href="http://localhost:3001/x?token=abc">');
    expect((await get('/dev/mailbox/style.css')).headers['content-type']).toContain('text/css');
  });
});

describe('insertMail', () => {
  const recipients = async () =>
    (await db.select({ to: mailMessages.recipient }).from(mailMessages)).map(({ to }) => to);

  it('forgets mails after seven days', async () => {
    await db.delete(mailMessages);
    const now = clock.now();
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
    await insertMail(db, { ...mail, to: 'older' }, { id: uuid(), now: daysAgo(7.01) });
    await insertMail(db, { ...mail, to: 'old' }, { id: uuid(), now: daysAgo(6.99) });
    await insertMail(db, { ...mail, to: 'new' }, { id: uuid(), now });
    expect((await recipients()).sort()).toEqual(['new', 'old']);
  });

  it('keeps five hundred at most, the newest', async () => {
    await db.delete(mailMessages);
    const now = clock.now();
    const rows = Array.from({ length: 500 }, (_, index) => ({
      id: uuid(),
      recipient: String(index),
      subject: '',
      text: '',
      html: '',
      createdAt: new Date(now.getTime() - 500 + index),
    }));
    await db.insert(mailMessages).values(rows);
    await insertMail(db, { ...mail, to: 'last' }, { id: uuid(), now });
    const kept = await recipients();
    expect(kept).toHaveLength(500);
    expect(kept).toContain('last');
    expect(kept).not.toContain('0');
  });
});
