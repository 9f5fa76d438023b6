import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mail, Mailer } from '#platform/mail.ts';
import { watchedMailer } from './watched-mailer.ts';

const mail: Mail = { to: 'ada@example.org', subject: 'Hello', text: 'Hello', html: '' };
const minuteMs = 60_000;
const refusal = Object.assign(new Error('bad sign-in'), { code: 'EAUTH', command: 'AUTH PLAIN' });

let trouble: Error | undefined;
let questions = 0;
const said: string[] = [];
const log = {
  info: (line: unknown) => void said.push(String(line)),
  warn: (_: unknown, line?: string) => void said.push(line ?? ''),
};
const outcome = async () => {
  if (trouble) throw trouble;
};
const made: Mailer[] = [];

function watched(verify: () => Promise<void> = outcome): Mailer {
  const asked = () => {
    questions += 1;
    return verify();
  };
  const mailer = watchedMailer({ send: outcome, state: () => 'smtp', verify: asked, close: async () => {} }, { log });
  made.push(mailer);
  return mailer;
}

beforeEach(() => {
  vi.useFakeTimers();
  trouble = undefined;
  questions = 0;
  said.length = 0;
});

afterEach(async () => {
  for (const mailer of made.splice(0)) await mailer.close();
  vi.useRealTimers();
});

describe('watchedMailer', () => {
  it('asks the mail server at once, and without a question from outside', async () => {
    trouble = refusal;
    const mailer = watched();
    await vi.advanceTimersByTimeAsync(0);
    expect(mailer.state()).toBe('failing');
    expect(said).toHaveLength(1);
  });

  it('asks once a minute while it fails, and seldom while all is well', async () => {
    trouble = refusal;
    const mailer = watched();
    await vi.advanceTimersByTimeAsync(10 * minuteMs);
    expect(questions).toBe(11);
    trouble = undefined;
    await vi.advanceTimersByTimeAsync(minuteMs);
    expect(mailer.state()).toBe('smtp');
    questions = 0;
    await vi.advanceTimersByTimeAsync(10 * minuteMs);
    expect(questions).toBe(2);
    expect(said).toEqual([expect.stringContaining("can't be sent"), 'mail can be sent again']);
  });

  it('learns from deliveries at once, and lets their errors through', async () => {
    const mailer = watched();
    await vi.advanceTimersByTimeAsync(0);
    await mailer.send(mail);
    expect(mailer.state()).toBe('smtp');
    trouble = refusal;
    await expect(mailer.send(mail)).rejects.toBe(refusal);
    expect(mailer.state()).toBe('failing');
    trouble = undefined;
    await mailer.send(mail);
    expect(mailer.state()).toBe('smtp');
  });

  it('treats a server that never answers as failing, and keeps probing', async () => {
    const mailer = watched(() => new Promise<void>(() => {}));
    await vi.advanceTimersByTimeAsync(31_000);
    expect(mailer.state()).toBe('failing');
    await vi.advanceTimersByTimeAsync(minuteMs);
    expect(questions).toBe(2);
  });

  it('stops probing once closed', async () => {
    await watched().close();
    await vi.advanceTimersByTimeAsync(30 * minuteMs);
    expect(questions).toBe(1);
  });
});
