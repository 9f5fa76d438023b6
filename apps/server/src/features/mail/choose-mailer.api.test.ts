import { afterAll, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { systemRandom } from '#platform/random.ts';
import { testApp } from '#testing/app.ts';
import { chooseMailer } from './choose-mailer.ts';

const { db, clock, close } = await testApp();
const parts = { db, clock, random: systemRandom, log: createLog({ level: 'silent' }), from: 'a@example.org' };

afterAll(close);

it('keeps mail here without a mail server', () => {
  expect(chooseMailer({ ...parts, smtpUrl: undefined, print: () => {}, printsLinks: true }).state()).toBe('mailbox');
});

it('notices that the mail server is down', async () => {
  const mailer = chooseMailer({ ...parts, smtpUrl: 'smtp://127.0.0.1:1', print: () => {}, printsLinks: true });
  await expect.poll(mailer.state).toBe('failing');
  await mailer.close();
});
