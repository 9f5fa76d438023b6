import { limits } from '@wordgrove/contract/limits';
import { streamPaths } from '@wordgrove/contract/paths';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { authThrottles, mailMessages, supportAttachments, supportMessages } from '#db/schema/all.ts';
import { testApp } from '#testing/app.ts';
import { buildTeacher } from '#testing/build.ts';
import { sendEndlessForm } from '#testing/open-form.ts';

const app = await testApp({ env: { SUPPORT_EMAIL: 'help@school.example' } });
const { db } = app;
const closing = [app];

const path = streamPaths.supportMessages.replace('/api', '');
const pdf = (bytes: number) => new File([Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9)])], 'a.pdf');

function form(change: Record<string, string> = {}, files: File[] = []): FormData {
  const fields = {
    id: uuid(),
    name: "Zoë O'Brien",
    email: 'Zoe@Example.org',
    subject: 'Can’t sign in',
    category: 'technical',
    priority: 'high',
    message: 'First line.\nSecond <b>line</b> 🌱',
    language: 'tr',
    ...change,
  };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const file of files) body.append('attachments', file, file.name);
  return body;
}

const send = (body: unknown, from = app) => from.visitor().post(path, body);
const waiting = async () => (await db.select().from(supportMessages)).length;

beforeEach(async () => {
  await db.delete(supportMessages);
  await db.delete(authThrottles);
  app.jobs.waiting.length = 0;
  app.outbox.length = 0;
});

afterAll(async () => {
  for (const each of closing) await each.close();
});

describe('POST /api/support/messages', () => {
  it('refuses what another site sends', async () => {
    const answer = await app
      .visitor()
      .post(path, form(), { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' });
    expect(answer).toMatchObject({ status: 403, body: { code: 'cross-site' } });
    expect(await waiting()).toBe(0);
  });

  it.each([
    ['name', 'required', { name: '  ' }],
    ['email', 'invalid-email', { email: 'zoe' }],
    ['subject', 'required', { subject: '' }],
    ['message', '', { message: '' }],
    ['message', 'control-characters', { message: 'a\u0000b' }],
    ['message', '', { message: 'x'.repeat(30_000) }],
    ['category', '', { category: 'praise' }],
    ['id', '', { id: '1' }],
    ['subject', '', { subject: 'x'.repeat(201) }],
  ])('refuses a wrong %s (%s) and keeps nothing', async (field, problem, change) => {
    const answer = await send(form(change));
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', status: 400, message: 'invalid-input' },
    });
    expect(answer.body.data.issues).toMatchObject([{ path: field, ...(problem ? { problem } : {}) }]);
    expect(await waiting()).toBe(0);
  });

  it.each([
    ['JSON', JSON.stringify({ name: 'Ada' }), 'application/json'],
    ['a broken multipart body', '--x\r\nnonsense', 'multipart/form-data; boundary=x'],
    ['multipart without a boundary', 'x', 'multipart/form-data'],
  ])('refuses %s', async (_, payload, type) => {
    const answer = await app.visitor().post(path, payload, { 'content-type': type });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(await waiting()).toBe(0);
  });

  it('refuses a file that is not what its name says, and names it', async () => {
    const answer = await send(form({}, [new File(['MZ\u0000'], 'holiday.png')]));
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'attachment-not-allowed', data: { filename: 'holiday.png' } },
    });
    expect(await waiting()).toBe(0);
  });

  it('refuses a sixth file, and files that are too large alone or together', async () => {
    const six = Array.from({ length: 6 }, () => pdf(100));
    expect(await send(form({}, six))).toMatchObject({
      status: 400,
      body: { code: 'too-many-attachments', data: { max: 5 } },
    });
    const large = { status: 413, body: { code: 'too-large', data: { maxBytes: limits.maxFileBytes } } };
    expect(await send(form({}, [pdf(limits.maxFileBytes + 1)]))).toMatchObject(large);
    expect(await send(form({}, [pdf(6_000_000), pdf(6_000_000)]))).toMatchObject(large);
    expect(await waiting()).toBe(0);
  });

  it('mails the message with its files to the support address, answers going to the sender, and keeps nothing', async () => {
    const files = [pdf(5000), new File(['plain words'], '../notes.txt')];
    expect(await send(form({}, files))).toMatchObject({ status: 201, body: { received: true } });
    expect(await waiting()).toBe(1);
    await app.jobs.run();
    expect(app.outbox).toMatchObject([
      {
        to: 'help@school.example',
        replyTo: 'zoe@example.org',
        subject: expect.stringContaining('Can’t sign in'),
        text: expect.stringContaining('First line.\nSecond <b>line</b> 🌱'),
        attachments: [
          { filename: 'a.pdf', contentType: 'application/pdf' },
          { filename: 'notes.txt', contentType: 'text/plain; charset=utf-8' },
        ],
      },
    ]);
    expect(app.outbox[0]?.html).not.toContain('<b>line');
    expect(app.outbox[0]?.attachments?.[0]?.content.length).toBe(5000);
    expect(await waiting()).toBe(0);
    expect(await db.select().from(supportAttachments)).toEqual([]);
  });

  it('answers a sender whose upload it stops reading', async () => {
    const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
    const chunks = function* () {
      yield Buffer.from('--x\r\ncontent-disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n%PDF-');
      for (let sent = 0; sent < 15; sent += 1) yield Buffer.alloc(1_048_576);
      yield Buffer.from('\r\n--x--\r\n');
    };
    for (const body of [form({}, [pdf(12_000_000)]), ReadableStream.from(chunks())]) {
      const headers = body instanceof FormData ? {} : { 'content-type': 'multipart/form-data; boundary=x' };
      const answer = await fetch(address + streamPaths.supportMessages, {
        method: 'POST',
        body,
        headers,
        duplex: 'half',
      });
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ code: 'too-large' });
    }
  });

  it('cuts off a sender that never ends', async () => {
    const { answer, read } = await sendEndlessForm(app, { path: streamPaths.supportMessages, headers: {} });
    expect(answer).toMatch(/^HTTP\/1\.1 413 .*too-large/s);
    expect(read).toBeLessThan(30_000_000);
  });

  it('takes as many bytes as are allowed', async () => {
    const answer = await send(form({}, [pdf(limits.maxFileBytes - 5), new File(['words'], 'b.txt')]));
    expect(answer.status).toBe(201);
  });

  it('keeps a message once, however often it is sent', async () => {
    const id = uuid();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(form({ id }))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await waiting()).toBe(1);
  });

  it('keeps the message when the mail server refuses it', async () => {
    vi.spyOn(app.outbox, 'push').mockImplementationOnce(() => {
      throw new Error('550 try later');
    });
    await send(form());
    await expect(app.jobs.run()).rejects.toThrow('try later');
    expect(await waiting()).toBe(1);
  });

  it('lets an address send twenty an hour signed out, and a signed-in person as many of their own', async () => {
    const teacher = await buildTeacher(app);
    for (let sent = 0; sent < 20; sent += 1) expect((await send(form())).status).toBe(201);
    const refused = await send(form());
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests', data: { retryAfterSeconds: expect.any(Number) } },
    });
    expect(refused.headers['retry-after']).toBeDefined();
    expect((await teacher.visitor.post(path, form())).status).toBe(201);
    app.clock.advance(3_600_000);
    expect((await send(form())).status).toBe(201);
    const [own] = (await db.select().from(supportMessages)).filter(({ userId }) => userId === teacher.id);
    expect(own).toBeDefined();
  });
});

describe('without a support address', () => {
  it('leaves the message in the local mailbox', async () => {
    const bare = await testApp();
    closing.push(bare);
    await send(form({}, [new File(['words'], 'a.txt')]), bare);
    await bare.jobs.run();
    expect(await bare.db.select().from(mailMessages)).toMatchObject([
      { recipient: 'support', attachments: [{ filename: 'a.txt', size: 5 }] },
    ]);
    expect(await bare.db.select().from(supportMessages)).toEqual([]);
  });

  const nothing = async () => undefined;
  const smtp = { send: nothing, state: () => 'smtp' as const, verify: nothing, close: nothing };

  it.each([
    ['in production', { env: { NODE_ENV: 'production' } }],
    ['with a mail server, as nobody looks into the local mailbox then', { mailer: smtp }],
  ])('says %s that nobody would read it', async (_, options) => {
    const bare = await testApp(options);
    closing.push(bare);
    expect(await send(form(), bare)).toMatchObject({ status: 503, body: { code: 'support-not-set-up' } });
    expect(await bare.db.select().from(supportMessages)).toEqual([]);
  });
});
