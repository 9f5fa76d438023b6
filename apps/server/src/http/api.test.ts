import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { mountApi } from './api.ts';
import { open } from './builders.ts';
import { failures } from './failure.ts';
import { createServer } from './server.ts';

const lines: string[] = [];
const { server, contextOf } = createServer({
  log: createLog({ level: 'info', pretty: false, write: (line) => void lines.push(line) }),
  trustProxy: false,
  baseUrl: undefined,
  ownAddress: () => null,
  findCaller: async () => null,
  throttle: () => 0,
  isDiskLow: () => false,
});

let work: (reply: FastifyReply) => void;
let current: FastifyReply;
const session = open.auth.session.handler(() => {
  work(current);
  return { user: null, profile: null };
});
mountApi(server, {
  router: { auth: { session } },
  isDiskLow: () => false,
  contextOf: (request, reply) => {
    current = reply;
    return contextOf(request, reply);
  },
});

afterAll(() => server.close());

beforeEach(() => {
  lines.length = 0;
});

/** @returns the status, and what the log says of which call and route once that has ended as well */
async function ask(how: (reply: FastifyReply) => void) {
  work = how;
  const { statusCode } = await server.inject('/api/auth/session');
  await nextTurn();
  return {
    statusCode,
    logged: lines.map((line) => JSON.parse(line)).map(({ msg, call, route }) => [msg, call, route]),
  };
}

const ends = {
  well: () => undefined,
  asExpected: () => {
    throw failures.unavailable();
  },
  badly: () => {
    throw new Error('nobody expects this');
  },
};

it.each([
  ['well', 200, []],
  ['asExpected', 503, []],
  ['badly', 500, [['request failed', 'auth.session', '/api/*']]],
] as const)('a call that ends %s answers %i and logs %j', async (end, statusCode, logged) => {
  expect(await ask(ends[end])).toEqual({ statusCode, logged });
});

it.each([
  ['well', []],
  ['asExpected', []],
  ['badly', [['request failed', 'auth.session', '/api/*']]],
] as const)('a call that ends %s after its request was refused as overdue logs %j', async (end, logged) => {
  const late = ask((reply) => {
    reply.raw.writeHead(503).end();
    ends[end]();
  });
  expect(await late).toEqual({ statusCode: 503, logged });
});
