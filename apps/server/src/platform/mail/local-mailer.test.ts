import { describe, expect, it } from 'vitest';
import type { Mail } from '#platform/mail.ts';
import { firstLink, localMailer } from './local-mailer.ts';

const mail: Mail = {
  to: 'ada@example.org',
  subject: 'Verify your email',
  text: 'Hello Ada,\n\nopen http://localhost:3001/verify-email?token=abc_-9.\n\nOr http://other.example.',
  html: '<p>Hello</p>',
};

describe('localMailer', () => {
  it('keeps the mail first and then prints address and first link on one line', async () => {
    const order: unknown[] = [];
    const mailer = localMailer({
      insert: async (kept) => void order.push(kept),
      print: (line) => order.push(line),
      printsLinks: true,
    });
    await mailer.send(mail);
    expect(order).toEqual([
      mail,
      'Mail to a…@example.org: Verify your email — http://localhost:3001/verify-email?token=abc_-9',
    ]);
    expect(mailer.state()).toBe('mailbox');
  });

  it('prints a mail without a link, and never what would steer the terminal', async () => {
    const lines: string[] = [];
    const mailer = localMailer({ insert: async () => {}, print: (line) => lines.push(line), printsLinks: true });
    await mailer.send({ ...mail, subject: 'Help\u001b]0;owned\u0007\r\nMail to eve@example.org', text: 'no link' });
    expect(lines).toEqual(['Mail to a…@example.org: Help ]0;owned Mail to eve@example.org']);
  });

  it('prints no link where others read what a server prints', async () => {
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    const mailer = localMailer({ insert: async () => {}, print, printsLinks: false });
    expect(mailer.state()).toBe('none');
    await mailer.send(mail);
    expect(lines).toEqual(['Mail to a…@example.org: Verify your email']);
  });

  it('prints nothing and fails when the mail could not be kept', async () => {
    const lines: string[] = [];
    const insert = async () => {
      throw new Error('database is away');
    };
    await expect(
      localMailer({ insert, print: (line) => lines.push(line), printsLinks: true }).send(mail),
    ).rejects.toThrow('database is away');
    expect(lines).toEqual([]);
  });
});

describe('firstLink', () => {
  it.each([
    ['See (https://a.example/x).', 'https://a.example/x'],
    ['<https://a.example/x?y=1&z=2#t>', 'https://a.example/x?y=1&z=2#t'],
    ['no address here', undefined],
  ])('finds it in %j', (text, link) => {
    expect(firstLink(text)).toBe(link);
  });
});
