import { describe, expect, it } from 'vitest';
import type { Log } from './log.ts';
import { createLog } from './log.ts';

function recorded(pretty = false): { log: Log; lines: string[] } {
  const lines: string[] = [];
  return { lines, log: createLog({ level: 'info', pretty, write: (line) => lines.push(line) }) };
}

const secret = 'hunter2-SECRET';

describe('createLog', () => {
  it('writes one JSON line with time, level and fields, and nothing below its level', () => {
    const { log, lines } = recorded();
    log.debug('unseen');
    log.info({ port: 3001 }, 'listening');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'info',
      msg: 'listening',
      port: 3001,
      time: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it.each([
    { headers: { cookie: secret, 'set-cookie': [secret], authorization: `Bearer ${secret}` } },
    { body: { user: { newPassword: secret, nested: { verifyToken: secret } } } },
    { inviteCode: secret, link: `http://x/?t=${secret}`, AUTH_SECRET: secret, apiKey: secret },
    { url: `/verify-email?token=${secret}&lang=en`, list: [`https://a/b#code=${secret}`] },
    { database: `postgres://wordgrove:${secret}@db.example.org/app` },
    { error: new Error(`Failed query: insert into users values ($1)\nparams: ${secret}`) },
    {
      error: new Error(
        `Failed query: insert into games select $1\nparams: [{"given":"one\u2028${secret}\n${secret}"}]`,
      ),
    },
    { error: new Error('outer', { cause: new Error(`smtp://me:${secret}@mail.example.org refused`) }) },
    { error: Object.assign(new Error('duplicate'), { detail: `Key (email)=(${secret}) exists`, params: [secret] }) },
  ])('hides secrets, wherever they stand: %j', (fields) => {
    const { log, lines } = recorded();
    log.error(fields, 'failed');
    log.child(fields).warn('again');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain(secret);
  });

  it('hides secrets in the message itself', () => {
    const { log, lines } = recorded();
    log.info(`GET /reset?token=${secret}`);
    expect(lines[0]).toContain('/reset?token=[hidden]');
  });

  it('keeps only the domain of a mail address, so that a deleted account leaves no trace', () => {
    const { log, lines } = recorded();
    log.warn({ error: new Error('550 <ada.lovelace@example.org> unknown') }, 'mail to ada.lovelace@example.org failed');
    expect(lines[0]).not.toContain('lovelace');
    expect(lines[0]).toContain('…@example.org');
  });

  it('keeps what helps to find a fault: name, message, code, stack and cause', () => {
    const { log, lines } = recorded();
    const error = Object.assign(new TypeError('no route', { cause: new Error('socket closed') }), {
      code: 'ECONNREFUSED',
    });
    log.error({ error }, 'request failed');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      error: {
        type: 'TypeError',
        message: 'no route',
        code: 'ECONNREFUSED',
        stack: expect.stringContaining('log.test.ts'),
        cause: { message: 'socket closed' },
      },
    });
  });

  it('survives circles and big numbers', () => {
    const { log, lines } = recorded();
    const circle: Record<string, unknown> = { big: 10n };
    circle.self = circle;
    log.info(circle, 'odd');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ big: 10, self: { self: '[Circular]' } });
  });

  it('prints a short line for people, without the control characters of somebody’s name', () => {
    const { log, lines } = recorded(true);
    log.info({ name: 'Eve\u001b[2J\n', count: 2 }, 'joined');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d .*info.* joined name=Eve \[2J {2}count=2\n$/);
  });

  it('tells people at a terminal why something failed', () => {
    const { log, lines } = recorded(true);
    log.error({ error: new Error('Failed query', { cause: new Error('relation is missing') }) }, 'request failed');
    expect(lines[0]).toMatch(
      /error.* request failed\n {2}Error: Failed query\n.*\n {2}because: relation is missing\n$/s,
    );
  });
});
