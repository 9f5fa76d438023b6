import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { streamPaths } from '@wordgrove/contract/paths';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endSlowSenders, patienceMs } from './slow-senders.ts';

let server: FastifyInstance;
let port: number;
let now = 0;
let look: () => void;
let arrived = () => {};

beforeAll(async () => {
  server = Fastify();
  look = endSlowSenders(server, { isHttps: false, now: () => now });
  server.addHook('onRequest', async () => arrived());
  server.post('/echo', async () => 'echoed');
  server.post(streamPaths.importCards, async () => 'imported');
  server.post(
    streamPaths.supportMessages,
    { preParsing: async (_, reply) => reply.code(401).send('no') },
    () => 'sent',
  );
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
});

afterAll(() => server.close());

/** Sends a request but for the last byte of its body. */
async function begin(path: string): Promise<Socket> {
  const isThere = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('latin1');
  const head = ['host: localhost', 'content-type: text/plain', 'content-length: 2', '', 'a'];
  socket.write([`POST ${path} HTTP/1.1`, ...head].join('\r\n'));
  await isThere;
  return socket;
}

async function statusOf(socket: Socket): Promise<number> {
  const [answer] = await once(socket, 'data');
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(String(answer))?.[1]);
}

function passes(ms: number): void {
  now += ms;
  look();
}

test('a call whose body doesn’t come is ended after two minutes, and not before', async () => {
  const [late, inTime] = [await begin('/echo'), await begin('/echo')];
  passes(patienceMs.usual);
  inTime.write('b');
  expect(await statusOf(inTime)).toBe(200);
  passes(1);
  expect(await statusOf(late)).toBe(408);
  inTime.destroy();
  late.destroy();
});

test('a file may take as long as its sender tries', async () => {
  const [file, endless] = [await begin(streamPaths.importCards), await begin(streamPaths.importCards)];
  passes(patienceMs.upload);
  file.write('b');
  expect(await statusOf(file)).toBe(200);
  passes(1);
  expect(await statusOf(endless)).toBe(408);
  file.destroy();
  endless.destroy();
});

test('a file that was refused no longer has the time of a file', async () => {
  const refused = await begin(streamPaths.supportMessages);
  expect(await statusOf(refused)).toBe(401);
  const closed = once(refused, 'close');
  passes(patienceMs.usual + 1);
  await closed;
});
