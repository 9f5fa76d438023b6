import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeConnections } from '#http/closing.ts';

/** Far longer than anything here takes unless it waits for this, even on a busy machine. */
const longMs = 20_000;

let server: FastifyInstance;
let sockets: Socket[];
/** The server's ends of the connections. */
let heard: Socket[];

async function serve(patience: { lastMomentMs: number; patienceMs: number }): Promise<void> {
  server = Fastify({ return503OnClosing: false });
  closeConnections(server, patience);
  server.server.on('connection', (socket: Socket) => void heard.push(socket));
  server.get('/at-once', async () => 'done');
  server.get('/slowly', async () => {
    await wait(150);
    return 'finished';
  });
  server.post('/echo', async ({ body }) => body);
  await server.listen({ port: 0, host: '127.0.0.1' });
}

beforeEach(() => {
  sockets = [];
  heard = [];
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

/** A connection on which this was sent and has arrived, and what came back. */
async function open(sent: string): Promise<{ socket: Socket; received: () => string; ended: Promise<unknown> }> {
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  const socket = connect(address.port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString();
  });
  await once(socket, 'connect');
  socket.write(sent);
  await expect.poll(() => heard.map(({ bytesRead }) => bytesRead)).toEqual([sent.length]);
  return { socket, received: () => received, ended: new Promise((over) => void socket.on('close', over)) };
}

async function timeToClose(): Promise<number> {
  const begin = performance.now();
  await server.close();
  return performance.now() - begin;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

describe('stopping the server', () => {
  it.each([
    ['that never sent anything, as browsers open them in advance', ''],
    ['with half a request', 'GET /at-once HTTP/1.1\r\nho'],
    ['kept open after its answer', get('/at-once')],
  ])('does not wait for a connection %s', async (_, sent) => {
    await serve({ lastMomentMs: 100, patienceMs: longMs });
    const { ended } = await open(sent);
    expect(await timeToClose()).toBeLessThan(longMs - 50);
    await ended;
  });

  it('lets a running request finish, and closes its connection then', async () => {
    await serve({ lastMomentMs: 50, patienceMs: longMs });
    const { received, ended } = await open(get('/slowly'));
    await timeToClose();
    await ended;
    expect(received()).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*finished$/i);
  });

  it('answers what comes on an open connection after the stop began, and closes it with that answer', async () => {
    await serve({ lastMomentMs: longMs, patienceMs: longMs });
    const { socket, received, ended } = await open(get('/at-once'));
    await expect.poll(received).toMatch(/done$/);
    const begin = performance.now();
    const closed = server.close();
    socket.write(get('/at-once'));
    await Promise.all([closed, ended]);
    expect(performance.now() - begin).toBeLessThan(longMs - 50);
    const [first = '', second = ''] = received().split(/(?=HTTP\/1\.1)/);
    expect(first).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: keep-alive[\s\S]*done$/i);
    expect(second).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*done$/i);
  });

  it("doesn't wait when nobody is connected", async () => {
    await serve({ lastMomentMs: longMs, patienceMs: longMs });
    expect(await timeToClose()).toBeLessThan(longMs - 50);
  });

  it('cuts off a request that takes too long', async () => {
    const patienceMs = 1000;
    await serve({ lastMomentMs: 100, patienceMs });
    const { received, ended } = await open(
      'POST /echo HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\nslow',
    );
    const waited = await timeToClose();
    await ended;
    expect(waited).toBeGreaterThan(patienceMs - 50);
    expect(waited).toBeLessThan(patienceMs + 2000);
    expect(received()).toBe('');
  });
});
