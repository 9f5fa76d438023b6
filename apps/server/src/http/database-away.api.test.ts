import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { buildTeacher } from '#testing/build.ts';
import type { DatabaseProxy } from '#testing/database-proxy.ts';
import { databaseProxy } from '#testing/database-proxy.ts';

type Place = { app: TestApp; proxy: DatabaseProxy; origin: string; cookie: string; close: () => Promise<void> };

/** A server with a teacher signed in, whose database can be taken away. */
async function openPlace(statementLimitMs?: number): Promise<Place> {
  const { promise, resolve } = Promise.withResolvers<DatabaseProxy>();
  const app = await testApp({
    statementLimitMs,
    via: async (url) => {
      const opened = await databaseProxy(url);
      resolve(opened);
      return opened.url;
    },
  });
  const proxy = await promise;
  const { visitor } = await buildTeacher(app);
  return {
    app,
    proxy,
    origin: await app.server.listen({ port: 0 }),
    cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    close: async () => {
      proxy.resume();
      await app.close();
      await proxy.close();
    },
  };
}

type Timed = { status: number; retryAfter: string | null; code: string | undefined; ms: number };

async function timed({ origin, cookie }: Place, path: string): Promise<Timed> {
  const begin = performance.now();
  const answer = await fetch(`${origin}/api${path}`, { headers: { cookie } });
  const body = z.object({ code: z.string().optional() }).parse(await answer.json());
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    code: body.code,
    ms: performance.now() - begin,
  };
}

async function healthSays({ origin }: Place): Promise<{ status: number; health: unknown; ms: number }> {
  const begin = performance.now();
  const answer = await fetch(`${origin}/api/health`);
  const body: unknown = await answer.json();
  const refused = z.object({ code: z.literal('unavailable'), data: z.unknown() }).safeParse(body);
  return { status: answer.status, health: refused.data?.data ?? body, ms: performance.now() - begin };
}

let place: Place;
const askForMe = () => timed(place, '/profiles/me');

beforeAll(async () => {
  place = await openPlace();
});

afterAll(async () => {
  await place.close();
});

const unavailable = { status: 503, code: 'unavailable', retryAfter: '5' };

describe('while the database hangs', () => {
  it('answers health at once, fails other calls with 503, and recovers when it is back', async () => {
    place.proxy.stall();
    // More than there are connections: some hold one that hangs, the others wait for one.
    const waiting = Promise.all(Array.from({ length: 30 }, askForMe));
    for (let n = 0; n < 8; n += 1) {
      // The aim is a tenth of a second; the rest is for a machine that is busy with other things.
      expect((await healthSays(place)).ms).toBeLessThan(3000);
      await wait(500);
    }
    const away = { status: 'unavailable', version: '1.0.0', database: 'unreachable', mail: 'mailbox', baseUrl: null };
    expect(await healthSays(place)).toMatchObject({ status: 503, health: away });

    const answers = await waiting;
    for (const answer of answers) {
      expect(answer).toMatchObject(unavailable);
      expect(answer.ms).toBeLessThan(20_000);
    }
    place.proxy.resume();
    await expect.poll(askForMe, { timeout: 5000 }).toMatchObject({ status: 200 });
    // It has a tenth of a second for an answer, so on a busy machine it believes in the database's return later.
    const back = { status: 200, health: { status: 'ok', database: 'ok' } };
    await expect.poll(() => healthSays(place), { timeout: 5000 }).toMatchObject(back);
  }, 60_000);
});

describe('a database that is slow', () => {
  it('counts as busy when it is the first question in a while', async () => {
    await wait(3500);
    place.proxy.stall();
    expect(await healthSays(place)).toMatchObject({ status: 200, health: { database: 'ok' } });
    place.proxy.resume();
  }, 20_000);
});

describe('when the database restarts', () => {
  it('tells requests under way to retry, and answers the next ones', async () => {
    place.proxy.stall();
    const waiting = Promise.all(Array.from({ length: 8 }, askForMe));
    await wait(200);
    place.proxy.cut();
    place.proxy.resume();
    for (const answer of await waiting) expect([200, 503]).toContain(answer.status);
    await expect.poll(askForMe, { timeout: 5000 }).toMatchObject({ status: 200 });
  }, 60_000);
});

describe("when the database's host vanishes and another takes its place", () => {
  it('no connection to the old one is kept, although it never says that it is gone', async () => {
    const moved = await openPlace(1000);
    const { db } = moved.app;
    const most = db.$client.options.max;
    await Promise.all(Array.from({ length: most }, () => db.execute(sql`select pg_sleep(0.2)`)));
    moved.proxy.abandon();
    const lost = await Promise.all(Array.from({ length: most }, () => timed(moved, '/profiles/me')));
    for (const answer of lost) {
      expect(answer).toMatchObject(unavailable);
      expect(answer.ms).toBeLessThan(12_000);
    }
    expect(await healthSays(moved)).toMatchObject({ status: 200 });
    const answers = await Promise.all(Array.from({ length: 2 * most }, () => timed(moved, '/profiles/me')));
    for (const answer of answers) expect(answer.status).toBe(200);
    await moved.close();
  }, 60_000);
});
