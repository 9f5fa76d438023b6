import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildTeacher } from '#testing/build.ts';
import type { DatabaseProxy } from '#testing/database-proxy.ts';
import { databaseProxy } from '#testing/database-proxy.ts';

let app: TestApp;
let proxy: DatabaseProxy;
let origin: string;
let teacher: Person;

beforeAll(async () => {
  app = await testApp({
    via: async (url) => {
      proxy = await databaseProxy(url);
      return proxy.url;
    },
  });
  teacher = await buildTeacher(app);
  origin = await app.server.listen({ port: 0 });
});

afterAll(async () => {
  proxy.resume();
  await app.close();
  await proxy.close();
});

type Timed = { status: number; retryAfter: string | null; code: string | undefined; ms: number };

async function timed(path: string): Promise<Timed> {
  const begin = performance.now();
  const cookie = [...teacher.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${origin}/api${path}`, { headers: { cookie } });
  const body = z.object({ code: z.string().optional() }).parse(await answer.json());
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    code: body.code,
    ms: performance.now() - begin,
  };
}

async function healthSays(): Promise<{ database: string; ms: number }> {
  const begin = performance.now();
  const answer = await fetch(`${origin}/api/health`);
  const { database } = z.object({ database: z.string() }).parse(await answer.json());
  return { database, ms: performance.now() - begin };
}

const unavailable = { status: 503, code: 'unavailable', retryAfter: '5' };

describe('while the database hangs', () => {
  it('health answers at once, others are told to come again, and all goes on when it is back', async () => {
    proxy.stall();
    // More than there are connections: some hold one that says nothing, the others wait for one.
    const waiting = Promise.all(Array.from({ length: 30 }, () => timed('/profiles/me')));
    for (let n = 0; n < 8; n += 1) {
      // A tenth of a second is the aim; the rest is for a machine that does other things meanwhile.
      expect((await healthSays()).ms).toBeLessThan(1000);
      await wait(500);
    }
    expect((await healthSays()).database).toBe('unreachable');

    const answers = await waiting;
    for (const answer of answers) {
      expect(answer).toMatchObject(unavailable);
      expect(answer.ms).toBeLessThan(20_000);
    }
    proxy.resume();
    await expect.poll(() => timed('/profiles/me'), { timeout: 5000 }).toMatchObject({ status: 200 });
    expect(await healthSays()).toMatchObject({ database: 'ok' });
  }, 60_000);
});

describe('when the database restarts', () => {
  it('requests under way are told to come again, and the next ones are answered', async () => {
    proxy.stall();
    const waiting = Promise.all(Array.from({ length: 8 }, () => timed('/profiles/me')));
    await wait(200);
    proxy.cut();
    proxy.resume();
    for (const answer of await waiting) expect([200, 503]).toContain(answer.status);
    await expect.poll(() => timed('/profiles/me'), { timeout: 5000 }).toMatchObject({ status: 200 });
  }, 60_000);
});
