import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildInvite, buildTeacher } from '#testing/build.ts';
import { cardWith } from '#testing/network.ts';

let app: TestApp;
let teacher: Person;
const closing: TestApp[] = [];
const interfaces = () => cardWith('192.168.1.20');

async function another(env: Record<string, string>): Promise<TestApp> {
  const made = await testApp({ env, interfaces });
  closing.push(made);
  return made;
}

beforeAll(async () => {
  app = await another({});
  teacher = await buildTeacher(app);
  await app.jobs.run();
});

afterAll(async () => {
  for (const each of closing) await each.close();
});

const password = 'walnut-lantern-42';

/** Where the newest mail to an address leads. */
async function mailedTo(to: string, from = app): Promise<string | undefined> {
  await from.jobs.run();
  const text = from.outbox.findLast((mail) => mail.to === to)?.text;
  return text?.match(/https?:\/\/[^/\s]+/)?.[0];
}

/** Where the mail leads after a call by a visitor that names this host. */
async function linkBy(host: string, from = app): Promise<string | undefined> {
  const email = `${uuid()}@example.org`;
  const person = { id: uuid(), email, password, fullName: 'Ada', language: 'en', timeZone: 'UTC', schoolName: 'Hill' };
  const answer = await from.visitor().post('/auth/register/teacher', person, { host });
  expect(answer.status).toBe(201);
  return mailedTo(email, from);
}

const standard = 'http://localhost:3001';
const onNetwork = 'http://192.168.1.20:3001';

describe('the links in a mail', () => {
  it('begin with the address that its reader came by, if it is our own', async () => {
    expect(await linkBy('localhost:3001')).toBe(standard);
    expect(await linkBy('127.0.0.1:3001')).toBe('http://127.0.0.1:3001');
    // Not ours before others are let in there.
    expect(await linkBy('192.168.1.20:3001')).toBe(standard);
    await teacher.visitor.post('/network/let-in');
    expect(await linkBy('192.168.1.20:3001')).toBe(onNetwork);
    expect(await linkBy('localhost:3001')).toBe(standard);
    await teacher.visitor.post('/network/keep-out');
    expect(await linkBy('192.168.1.20:3001')).toBe(standard);
  });

  it.each(['evil.example', 'localhost:3001@evil.example', '192.168.1.21:3001', 'localhost:80', ''])(
    'never begin with what a request only claims: %s',
    async (host) => {
      expect(await linkBy(host)).toBe(standard);
      await teacher.visitor.post('/network/let-in');
      expect(await linkBy(host)).toBe(onNetwork);
      await teacher.visitor.post('/network/keep-out');
    },
  );

  it('do so in every mail that somebody asks for', async () => {
    const host = '127.0.0.1:3001';
    const { visitor, email, password } = await buildTeacher(app, { verified: false });
    expect(await mailedTo(email)).toBe(standard);
    app.clock.advance(61_000);
    const asks: [path: string, body?: object][] = [
      ['/auth/verification'],
      ['/auth/password/forgotten', { email, language: 'en' }],
      ['/auth/delete-account', { password }],
    ];
    for (const [path, body] of asks) {
      app.outbox.length = 0;
      expect((await visitor.post(path, body, { host })).status).toBe(200);
      expect(await mailedTo(email), path).toBe(`http://${host}`);
    }
  });

  it('lead a child to an address that other devices open, though the teacher sits at the computer', async () => {
    const { classId } = await buildInvite(teacher);
    const id = uuid();
    await teacher.visitor.post(`/classes/${classId}/students`, { language: 'en', students: [{ id, name: 'Mina' }] });
    const add = async (host: string) => {
      const email = `${uuid()}@example.org`;
      const answer = await teacher.visitor.post(`/auth/students/${id}/email`, { email }, { host });
      expect(answer.status).toBe(200);
      return mailedTo(email);
    };
    await teacher.visitor.post('/network/let-in');
    expect(await add('localhost:3001')).toBe(onNetwork);
    await teacher.visitor.post('/network/keep-out');
    expect(await add('localhost:3001')).toBe(standard);
  });

  it('begin with the public address where there is one', async () => {
    const school = await another({ BASE_URL: 'https://words.example' });
    for (const host of ['localhost:3001', 'evil.example', 'words.example'])
      expect(await linkBy(host, school)).toBe('https://words.example');
  });

  it('begin with any address of a server that HOST opens, and else lead to it from itself', async () => {
    const open = await another({ HOST: '0.0.0.0' });
    expect(await linkBy('192.168.1.20:3001', open)).toBe(onNetwork);
    expect(await linkBy('evil.example', open)).toBe(standard);
  });
});
