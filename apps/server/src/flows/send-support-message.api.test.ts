import { v7 as uuid } from 'uuid';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { createDb } from '#db/client.ts';
import { supportMessages } from '#db/schema/all.ts';
import type { QueueSupportMessage } from '#features/support/service.ts';
import { supportService } from '#features/support/service.ts';
import { createJobs } from '#platform/jobs.ts';
import { createLog } from '#platform/log.ts';
import type { Mail } from '#platform/mail.ts';
import { systemRandom } from '#platform/random.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import { sendSupportMessage } from './send-support-message.ts';

const database = await createTestDatabase(inject('clusterUrl'));
const { db, close } = createDb(database.url, { max: 4, applicationName: 'test', onError: () => {} });
const log = createLog({ level: 'silent' });
const jobs = createJobs<{ 'support-message': { messageId: string } }>({
  connectionString: database.url,
  queues: ['support-message'],
  log,
});

afterAll(async () => {
  await jobs.stop();
  await close();
  await database.drop();
});

const message = {
  id: uuid(),
  name: 'Ada',
  email: 'ada@example.org',
  subject: 'Hello',
  category: 'general',
  priority: 'low',
  message: 'Hello',
  language: 'en',
} as const;
const rows = () => db.select({ id: supportMessages.id }).from(supportMessages);

const supportWith = (queueMessage: QueueSupportMessage) =>
  supportService({
    db,
    clock: { now: () => new Date('2026-03-02T09:00:00Z') },
    random: systemRandom,
    isSetUp: true,
    countAttempt: async () => 0,
    queueMessage,
  });

it('mails a message once, also when its sender, not knowing, sends it again afterwards', async () => {
  const mails: Mail[] = [];
  const send = async (mail: Mail) => void mails.push(mail);
  jobs.work(
    'support-message',
    sendSupportMessage({ db, supportEmail: 'help@school.example', send, keepLocally: send }),
  );
  await jobs.start();
  const support = supportWith((tx, messageId) =>
    jobs.send('support-message', { messageId }, { tx, singletonKey: messageId }),
  );

  await support.receive({ message, attachments: [] }, null);
  await vi.waitFor(async () => expect(await rows()).toEqual([]), { timeout: 8000, interval: 50 });
  await support.receive({ message, attachments: [] }, null);
  expect(await rows()).toEqual([]);
  await support.receive({ message: { ...message, id: uuid() }, attachments: [] }, null);
  await vi.waitFor(() => expect(mails).toHaveLength(2), { timeout: 8000, interval: 50 });
});

it('keeps a message without a support address until one is set', async () => {
  const mails: Mail[] = [];
  const send = async (mail: Mail) => void mails.push(mail);
  const parts = { db, send, keepLocally: null };
  const messageId = uuid();
  await supportWith(async () => true).receive({ message: { ...message, id: messageId }, attachments: [] }, null);
  const run = { id: uuid() };
  await expect(sendSupportMessage({ ...parts, supportEmail: null })({ messageId }, run)).rejects.toThrow(
    /SUPPORT_EMAIL/,
  );
  expect(await rows()).toEqual([{ id: messageId }]);
  await sendSupportMessage({ ...parts, supportEmail: 'help@school.example' })({ messageId }, run);
  expect(mails).toMatchObject([{ to: 'help@school.example' }]);
  expect(await rows()).toEqual([]);
});
