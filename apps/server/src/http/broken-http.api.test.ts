import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@wordgrove/contract/limits';
import { streamPaths } from '@wordgrove/contract/paths';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readError } from '#testing/rights/answers.ts';
import type { SchoolApp } from '#testing/rights/school-app.ts';
import { schoolApp } from '#testing/rights/school-app.ts';

let tested: SchoolApp;
let port: number;
const unheard: unknown[] = [];
const sockets: Socket[] = [];
const listen = (error: unknown) => void unheard.push(error);

beforeAll(async () => {
  process.on('unhandledRejection', listen);
  tested = await schoolApp();
  port = Number(new URL(await tested.app.server.listen({ port: 0, host: '127.0.0.1' })).port);
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  const health = await fetch(`http://127.0.0.1:${port}/api/health`);
  expect(health.status).toBe(200);
  expect(unheard).toEqual([]);
  expect(await tested.kept.changes()).toEqual([]);
});

afterAll(async () => {
  process.off('unhandledRejection', listen);
  await tested.app.close();
});

/** What comes back for these bytes until the other side closes, or until we stop waiting. */
async function exchange(sent: string | Buffer, patienceMs = 500): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  await once(socket, 'connect');
  socket.write(sent);
  const closed = new Promise((over) => void socket.on('close', over));
  await Promise.race([closed, wait(patienceMs)]);
  return received;
}

const statusOf = (received: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);
const bodyOf = (received: string) => received.slice(received.indexOf('\r\n\r\n') + 4);

const request = (line: string, headers: string[] = [], body = '') =>
  [line, 'host: localhost', ...headers, '', body].join('\r\n');
const post = (headers: string[], body = '', path = '/api/auth/sign-in') =>
  request(`POST ${path} HTTP/1.1`, ['content-type: application/json', ...headers], body);

describe('an address', () => {
  it.each([
    ['/api/auth/session', 200],
    ['/api/auth/session/', 200],
    ['/api/x/../auth/session', 404],
    ['/api/x/%2e%2e/auth/session', 404],
    ['/api/auth\\session', 404],
    ['/%61pi/auth/session', 404],
    ['http://localhost/api/auth/session', 404],
  ])('counts as it was sent: %s', async (address, status) => {
    const received = await exchange(request(`GET ${address} HTTP/1.1`, ['connection: close']));
    expect(statusOf(received)).toBe(status);
  });
});

describe('what is no HTTP', () => {
  it.each<[string, string | Buffer, number]>([
    ['noise', 'GARBAGE\r\n\r\n', 400],
    ['bytes', Buffer.from([0, 1, 2, 255, 254, 13, 10, 13, 10]), 400],
    ['the beginning of an encrypted connection', Buffer.from('16030100a5010000a10303', 'hex'), 400],
    ['the next protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['a version that nobody knows', request('GET /api/health HTTP/9.9'), 400],
    ['a method that nobody knows', request('BREW /api/health HTTP/1.1'), 400],
    ['a NUL in a header', request('GET /api/health HTTP/1.1', ['x-a: \u0000']), 400],
    ['a space before a colon', request('GET /api/health HTTP/1.1', ['x-a : b']), 400],
    ['a header that goes on in the next line', request('GET /api/health HTTP/1.1', ['x-a: b', ' c']), 400],
    ['a length below nothing', post(['content-length: -1']), 400],
    ['a length that is no number', post(['content-length: ten']), 400],
    ['two lengths', post(['content-length: 2', 'content-length: 3'], '{}'), 400],
    ['a length and pieces', post(['content-length: 2', 'transfer-encoding: chunked'], '0\r\n\r\n'), 400],
    ['pieces that are encoded once more', post(['transfer-encoding: chunked, identity'], '0\r\n\r\n'), 400],
    ['a piece of no size', post(['transfer-encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'), 400],
    ['a piece of any size', post(['transfer-encoding: chunked'], 'FFFFFFFFFFFFFFFFF\r\n'), 400],
    ['a long header', request('GET /api/health HTTP/1.1', [`x-a: ${'a'.repeat(20_000)}`]), 431],
    ['a long cookie', request('GET /api/auth/session HTTP/1.1', [`cookie: a=${'a'.repeat(500_000)}`]), 431],
    ['a long query', request(`GET /api/health?${'a'.repeat(500_000)} HTTP/1.1`), 431],
    ['a long path', request(`GET /${'a'.repeat(500_000)} HTTP/1.1`), 431],
  ])('%s is refused in the one shape', async (_, sent, status) => {
    const received = await exchange(sent);
    expect(statusOf(received), received.slice(0, 200)).toBe(status);
    const type = /content-type: (.*)\r/.exec(received)?.[1] ?? '';
    expect(readError({ status, type, text: bodyOf(received) })).not.toBeNull();
    expect(received).toMatch(/x-content-type-options: nosniff/);
    expect(received).toMatch(/connection: close/i);
  });
});

describe('an odd request', () => {
  it.each<[string, string]>([
    ['no version', 'GET /api/auth/session\r\n\r\n'],
    ['no host', 'GET /api/auth/session HTTP/1.1\r\n\r\n'],
    ['two hosts', request('GET /api/auth/session HTTP/1.1', ['host: evil.example'])],
    ['a host that is none', 'GET /api/auth/session HTTP/1.1\r\nhost: [::1\r\n\r\n'],
    ['a host with a user', 'GET /api/auth/session HTTP/1.1\r\nhost: a:b@c\r\n\r\n'],
    ['a host with a path', 'GET /dev/mailbox HTTP/1.1\r\nhost: localhost/../x\r\n\r\n'],
    ['a whole address', request('GET http://evil.example/api/auth/session HTTP/1.1')],
    ['a star', request('OPTIONS * HTTP/1.1')],
    ['another star', request('GET * HTTP/1.1')],
    ['no slash', request('GET api/auth/session HTTP/1.1')],
    ['two slashes', request('GET //evil.example/api/auth/session HTTP/1.1')],
    [
      'a wish for another protocol',
      request('GET /api/auth/session HTTP/1.1', ['connection: upgrade', 'upgrade: websocket']),
    ],
    ['a wish for a tunnel', request('CONNECT evil.example:443 HTTP/1.1')],
    ['a trace', request('TRACE /api/auth/session HTTP/1.1')],
    ['an expectation', post(['expect: the unexpected', 'content-length: 2'], '{}')],
    ['the old version', 'GET /api/auth/session HTTP/1.0\r\n\r\n'],
    ['a body where none belongs', request('GET /api/auth/session HTTP/1.1', ['content-length: 5'], 'hello')],
    ['a body that is a file', post(['content-disposition: attachment; filename="x"', 'content-length: 2'], '{}')],
    ['a body in a far alphabet', post(['content-type: application/json; charset=utf-16', 'content-length: 2'], '{}')],
    ['a body of broken letters', `${post(['content-length: 24'])}{"email":"\u00ff\u00fe@example"}`],
    ['a packed body', post(['content-encoding: gzip', 'content-length: 4'], '\u001f\u008b\b\u0000')],
    ['a thousand headers', request('GET /api/auth/session HTTP/1.1', Array(1000).fill('x-a: b'))],
    ['a thousand requests at once', request('GET /api/health HTTP/1.1').repeat(1000)],
    ['a body that never ends', post(['transfer-encoding: chunked'], `5\r\n{"a":\r\n`.repeat(10))],
  ])('with %s harms nobody', async (_, sent) => {
    const received = await exchange(Buffer.from(sent, 'latin1'));
    for (const [, status] of received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)) expect(Number(status)).toBeLessThan(500);
    expect(received).not.toMatch(/node_modules|\.ts:|Error:/);
  });
});

describe('a body', () => {
  const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`;

  it('that turns out too large on the way is refused', async () => {
    const received = await exchange(post(['transfer-encoding: chunked'], piece.repeat(6)), 3000);
    expect(statusOf(received)).toBe(413);
  });

  it('that says it is too large is not even read', async () => {
    const received = await exchange(post([`content-length: ${limits.jsonBodyBytes + 1}`]), 3000);
    expect(statusOf(received)).toBe(413);
  });

  it.each([
    ['a call', post(['content-length: 1000'], '{"email":')],
    [
      'the upload',
      request(
        `POST ${streamPaths.supportMessages} HTTP/1.1`,
        ['content-type: multipart/form-data; boundary=x', 'content-length: 90000'],
        '--x\r\ncontent-disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n%PDF',
      ),
    ],
    ['the live stream', request(`GET ${streamPaths.live} HTTP/1.1`)],
  ])('whose sender leaves in the middle of %s hurts nobody', async (_, sent) => {
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const socket = connect(port, '127.0.0.1');
        socket.on('error', () => undefined);
        await once(socket, 'connect');
        socket.write(sent);
        await wait(20);
        socket.destroy();
      }),
    );
    await wait(50);
  });
});

describe('slow connections', () => {
  it('keep nobody waiting', async () => {
    const open = Array.from({ length: 200 }, async (_, index) => {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(
        index % 2 === 0 ? 'GET /api/health HTTP/1.1\r\nx-slow: ' : `${post(['content-length: 500'])}{"email":"`,
      );
      return socket;
    });
    for (const socket of await Promise.all(open)) socket.write('a');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/api/auth/session`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });
});
