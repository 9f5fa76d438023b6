import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDoor } from '#http/door.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildTeacher } from '#testing/build.ts';
import { cardWith, otherAddress } from '#testing/network.ts';
import { freePort } from '#testing/server-process.ts';

let app: TestApp;
let teacher: Person;
let port: number;

beforeAll(async () => {
  port = await freePort();
  app = await testApp({ env: { PORT: String(port) }, interfaces: () => cardWith(otherAddress), openDoor });
  await app.server.listen({ host: '127.0.0.1', port });
  teacher = await buildTeacher(app);
});

afterAll(() => app.close());

const cookie = () => [...teacher.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** A request over the network, on a connection of its own. */
function fetchFrom(host: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; text: string }>();
  const sent = request({ host, port, path, method, agent: false, headers }, (answer) => {
    let text = '';
    answer.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    answer.on('end', () => resolve({ status: answer.statusCode, text }));
    answer.on('error', reject);
  });
  sent.on('error', reject).end();
  return promise;
}

/** What a stream has said so far, and whether it is over. */
function listenFrom(host: string) {
  const stream = { text: '', isOver: false };
  const end = () => {
    stream.isOver = true;
  };
  const sent = request({ host, port, path: '/api/live', agent: false, headers: { cookie: cookie() } }, (answer) => {
    answer.setEncoding('utf8').on('data', (chunk: string) => {
      stream.text += chunk;
    });
    answer.on('close', end).on('error', end);
  });
  sent.on('error', end).end();
  return stream;
}

// No other system answers at 127.0.0.2 without being told to.
describe.runIf(process.platform === 'linux')('a server on this computer only', () => {
  it('is reached over the network from the moment others are let in until they are kept out', async () => {
    await expect(fetchFrom(otherAddress, '/api/health')).rejects.toThrow('ECONNREFUSED');
    const address = `http://${otherAddress}:${port}`;
    expect((await teacher.visitor.post('/network/let-in')).body).toEqual({ openedBy: 'teacher', addresses: [address] });

    const { status, text } = await fetchFrom(otherAddress, '/api/auth/session', { cookie: cookie() });
    expect([status, JSON.parse(text).user.email]).toEqual([200, teacher.email]);
    const news = listenFrom(otherAddress);
    await expect.poll(() => news.text).toContain('"ready"');
    expect((await fetchFrom('127.0.0.1', '/api/health')).status).toBe(200);

    expect((await teacher.visitor.post('/network/keep-out')).body.openedBy).toBeNull();
    await expect.poll(() => news.isOver).toBe(true);
    await expect(fetchFrom(otherAddress, '/api/health')).rejects.toThrow('ECONNREFUSED');
    expect((await fetchFrom('127.0.0.1', '/api/health')).status).toBe(200);
  });

  it('takes its own pages for its own there, and no name that somebody points at it', async () => {
    await teacher.visitor.post('/network/let-in');
    const origin = `http://${otherAddress}:${port}`;
    const path = '/api/auth/sign-out';
    expect((await fetchFrom(otherAddress, path, { origin }, 'POST')).status).toBe(200);
    const foreign = { origin: 'http://evil.example' };
    expect((await fetchFrom(otherAddress, path, foreign, 'POST')).status).toBe(403);
    for (const host of ['evil.example', `evil.example:${port}`, `${otherAddress}:1`, 'teachers-laptop.local'])
      expect((await fetchFrom(otherAddress, '/api/health', { host })).status).toBe(404);
    expect((await fetchFrom('127.0.0.1', '/api/health', { host: 'evil.example' })).status).toBe(200);
    await teacher.visitor.post('/network/keep-out');
  });

  it('stops with those who came over the network, at once and without an error', async () => {
    await teacher.visitor.post('/network/let-in');
    const news = listenFrom(otherAddress);
    await expect.poll(() => news.text).toContain('"ready"');
    const begin = performance.now();
    await Promise.race([app.server.close(), wait(8000).then(() => Promise.reject(new Error('it never stopped')))]);
    expect(performance.now() - begin).toBeLessThan(4000);
    await expect.poll(() => news.isOver).toBe(true);
    await expect(fetchFrom(otherAddress, '/api/health')).rejects.toThrow('ECONNREFUSED');
  });
});
