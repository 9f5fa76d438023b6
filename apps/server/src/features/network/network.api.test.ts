import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Interfaces } from '#platform/addresses.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildStudent, buildTeacher } from '#testing/build.ts';
import { cardWith } from '#testing/network.ts';

let app: TestApp;
let teacher: Person;
let cards: Interfaces;
let dataDir: string;
/** What opening an address answers instead of a door. */
let refused: Map<string, string>;
const open = new Set<string>();

const openDoor = async (_: unknown, { host }: { host: string }) => {
  const code = refused.get(host);
  if (code) throw Object.assign(new Error(code), { code });
  open.add(host);
  const shut = () => void open.delete(host);
  return { shut, close: async () => shut() };
};
const interfaces = () => cards;
const closing: TestApp[] = [];

async function another(env: Record<string, string>): Promise<{ app: TestApp; teacher: Person }> {
  const made = await testApp({ env, interfaces, openDoor, dataDir });
  closing.push(made);
  return { app: made, teacher: await buildTeacher(made) };
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wordgrove-network-'));
  ({ app, teacher } = await another({}));
});

beforeEach(async () => {
  cards = cardWith('192.168.1.20');
  refused = new Map();
  await teacher.visitor.post('/network/keep-out');
});

afterAll(async () => {
  for (const each of closing) await each.close();
  await rm(dataDir, { recursive: true });
});

const state = async () => (await teacher.visitor.get('/network')).body;
const letIn = () => teacher.visitor.post('/network/let-in');
const keepOut = () => teacher.visitor.post('/network/keep-out');
const isKept = () => existsSync(join(dataDir, 'open-to-network'));

describe('other devices', () => {
  it('are kept out at first, with where they would come in', async () => {
    expect(await state()).toEqual({ openedBy: null, addresses: ['http://192.168.1.20:3001'] });
    expect(open.size).toBe(0);
  });

  it('are let in at every address, and kept out again', async () => {
    cards = cardWith('10.0.0.5', '192.168.1.20');
    const addresses = ['http://192.168.1.20:3001', 'http://10.0.0.5:3001'];
    for (const answer of [await letIn(), await letIn()])
      expect(answer).toMatchObject({ status: 200, body: { openedBy: 'teacher', addresses } });
    expect(open).toEqual(new Set(['192.168.1.20', '10.0.0.5']));
    expect(isKept()).toBe(true);
    expect(await state()).toEqual({ openedBy: 'teacher', addresses });
    for (const answer of [await keepOut(), await keepOut()])
      expect(answer).toMatchObject({ status: 200, body: { openedBy: null, addresses } });
    expect(open.size).toBe(0);
    expect(isKept()).toBe(false);
  });

  it('come in at the address that the computer has now', async () => {
    await letIn();
    cards = cardWith('10.0.0.9');
    expect((await state()).addresses).toEqual(['http://10.0.0.9:3001']);
    expect(open).toEqual(new Set(['10.0.0.9']));
    cards = {};
    expect(await state()).toEqual({ openedBy: 'teacher', addresses: [] });
    cards = cardWith('192.168.1.20');
    expect((await state()).addresses).toEqual(['http://192.168.1.20:3001']);
  });

  it('are let in at one address when another one is taken', async () => {
    cards = cardWith('10.0.0.5', '192.168.1.20');
    refused.set('192.168.1.20', 'EADDRINUSE');
    expect((await letIn()).body).toEqual({ openedBy: 'teacher', addresses: ['http://10.0.0.5:3001'] });
  });

  it.each([
    ['there is no network', {}, '', { status: 409, body: { code: 'no-network' } }],
    ['the network has just gone', cardWith('10.0.0.5'), 'EADDRNOTAVAIL', { status: 409, body: { code: 'no-network' } }],
    [
      'the port is taken there',
      cardWith('10.0.0.5'),
      'EADDRINUSE',
      { status: 409, body: { code: 'network-port-taken' } },
    ],
    ['the system refuses', cardWith('10.0.0.5'), 'EPERM', { status: 500 }],
  ])('are not let in when %s, and nothing is kept of it', async (_, found, code, answer) => {
    cards = found;
    refused.set('10.0.0.5', code);
    expect(await letIn()).toMatchObject(answer);
    expect((await state()).openedBy).toBeNull();
    expect(isKept()).toBe(false);
    refused.clear();
    cards = cardWith('192.168.1.20');
    expect((await letIn()).status).toBe(200);
  });

  it('are let in or kept out, and never half, when both are asked at once', async () => {
    await Promise.all([letIn(), keepOut(), letIn(), keepOut(), letIn()]);
    const isOpen = (await state()).openedBy === 'teacher';
    expect([open.size === 1, isKept()]).toEqual([isOpen, isOpen]);
  });
});

describe('a start', () => {
  it('lets in those who were let in before', async () => {
    await letIn();
    open.clear();
    const { app: next, teacher: other } = await another({});
    await next.network.resume();
    expect(open).toEqual(new Set(['192.168.1.20']));
    expect((await other.visitor.get('/network')).body.openedBy).toBe('teacher');
    await other.visitor.post('/network/keep-out');
    open.clear();
    const { app: last } = await another({});
    await last.network.resume();
    expect(open.size).toBe(0);
  });

  it.each([{ NODE_ENV: 'production' }, { BASE_URL: 'https://words.example' }, { HOST: '0.0.0.0' }])(
    'lets nobody in for that with %o',
    async (env) => {
      await letIn();
      open.clear();
      const { app: next } = await another(env);
      await next.network.resume();
      expect(open.size).toBe(0);
    },
  );
});

describe('who may ask', () => {
  const calls = [
    ['GET', '/api/network'],
    ['POST', '/api/network/let-in'],
    ['POST', '/api/network/keep-out'],
  ] as const;

  async function ask(from: { app: TestApp; teacher: Person }, remoteAddress: string, headers = {}) {
    const cookie = [...from.teacher.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const asked = calls.map(([method, url]) => {
      const given = { host: 'localhost:3001', cookie, ...headers };
      return from.app.server.inject({ method, url, remoteAddress, headers: given });
    });
    return (await Promise.all(asked)).map(({ statusCode, body }) => [statusCode, JSON.parse(body).code]);
  }

  const absent = calls.map(() => [404, 'not-found']);

  it('is a teacher at the computer itself', async () => {
    const given = { app, teacher };
    expect(await ask(given, '127.0.0.1')).toEqual(calls.map(() => [200, undefined]));
    expect(await ask(given, '192.168.1.33')).toEqual(absent);
    expect(await ask(given, '192.168.1.20', { host: '192.168.1.20:3001' })).toEqual(absent);
    expect(await ask(given, '127.0.0.1', { host: 'evil.example' })).toEqual(absent);
    for (const header of ['x-forwarded-for', 'forwarded', 'via'])
      expect(await ask(given, '127.0.0.1', { [header]: '127.0.0.1' })).toEqual(absent);
  });

  it('is not somebody behind a trusted proxy', async () => {
    const proxied = await another({ TRUST_PROXY: '127.0.0.1' });
    expect(await ask(proxied, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toEqual(absent);
  });

  it.each([{ NODE_ENV: 'production' }, { BASE_URL: 'https://words.example' }])('is nobody with %o', async (env) => {
    expect(await ask(await another(env), '127.0.0.1')).toEqual(absent);
  });

  it('is no student', async () => {
    const { code } = await buildInvite(teacher);
    const student = await buildStudent(app, code);
    for (const answer of [await student.visitor.get('/network'), await student.visitor.post('/network/let-in')])
      expect(answer).toMatchObject({ status: 403, body: { code: 'permission-denied' } });
    expect(open.size).toBe(0);
  });
});

it('has nothing to let in where HOST does, and says where that is', async () => {
  const { teacher: other } = await another({ HOST: '0.0.0.0', PORT: '4000' });
  const told = { openedBy: 'setting', addresses: ['http://192.168.1.20:4000'] };
  expect((await other.visitor.get('/network')).body).toEqual(told);
  expect((await other.visitor.post('/network/let-in')).body).toEqual(told);
  expect((await other.visitor.post('/network/keep-out')).body).toEqual(told);
  expect(open.size).toBe(0);
});
