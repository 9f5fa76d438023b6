import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOverdue } from './overdue.ts';

/** More than a busy machine needs between a request and its route. */
const patienceMs = 1000;
const late = Promise.withResolvers<string>();

let server: FastifyInstance;
let origin: string;

beforeAll(async () => {
  server = Fastify();
  answerOverdue(server, patienceMs);
  server.get('/at-once', async () => 'done');
  server.get('/late', () => late.promise);
  server.get('/head-first', (_, reply) => {
    reply.hijack();
    reply.raw.writeHead(200);
    reply.raw.write('slowly, ');
    setTimeout(() => reply.raw.end('on purpose'), 1.5 * patienceMs);
  });
  server.post('/echo', async ({ body }) => body);
  origin = await server.listen({ port: 0 });
});

afterAll(() => server.close());

test('tells those who wait too long to retry, and ignores a late result', async () => {
  const answer = await fetch(`${origin}/late`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.json()).toEqual({ defined: true, code: 'unavailable', status: 503, message: 'unavailable' });
  late.resolve('too late');
  expect(await (await fetch(`${origin}/at-once`)).text()).toBe('done');
});

test('a route that has begun to answer may take its time', async () => {
  expect(await (await fetch(`${origin}/head-first`)).text()).toBe('slowly, on purpose');
});

test("doesn't count a slow upload as waiting", async () => {
  const body = new ReadableStream({
    async start(controller) {
      for (const part of ['a', 'b', 'c']) {
        controller.enqueue(new TextEncoder().encode(part));
        await wait(0.6 * patienceMs);
      }
      controller.close();
    },
  });
  const init = { method: 'POST', body, duplex: 'half' as const, headers: { 'content-type': 'text/plain' } };
  const answer = await fetch(`${origin}/echo`, init);
  expect([answer.status, await answer.text()]).toEqual([200, 'abc']);
});
