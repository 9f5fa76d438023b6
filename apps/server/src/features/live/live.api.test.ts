import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { LiveTopic } from '@wordgrove/contract/live';
import { streamPaths } from '@wordgrove/contract/paths';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { OpenDb } from '#db/client.ts';
import { createDb, inTransaction } from '#db/client.ts';
import { authSessions, authUsers, liveEvents } from '#db/schema/all.ts';
import { sessionCookie, sign } from '#http/cookies.ts';
import { createServer } from '#http/server.ts';
import { callerFinder } from '#http/session.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { underWriteId } from '#platform/write-id.ts';
import type { TestDatabase } from '#testing/cluster.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import type { Live } from './service.ts';
import { liveUpdates, pruneLive, tellOnly } from './service.ts';
import type { TestReader } from './test-reader.ts';
import { readStream } from './test-reader.ts';

const secret = 'a secret of at least thirty-two characters for tests';
const log = createLog({ level: 'silent' });

/** A server process, as far as live updates go. */
type Process = { live: Live; server: FastifyInstance; origin: string; open: OpenDb };
type User = { id: string; sessionId: string; cookie: string };

let database: TestDatabase;
let a: Process;
let b: Process;
const readers: TestReader[] = [];

async function startProcess(tickMs = 100): Promise<Process> {
  const open = createDb(database.url, { max: 8, applicationName: 'live test', onError: () => undefined });
  const live = liveUpdates({ url: database.url, clock: systemClock, log, tickMs });
  const findCaller = callerFinder({ db: open.db, clock: systemClock, log, secret, requireVerification: true });
  const { server, contextOf } = createServer({
    log,
    trustProxy: false,
    baseUrl: undefined,
    findCaller,
    throttle: () => 0,
    isDiskLow: () => false,
  });
  live.mount(server, contextOf);
  server.addHook('preClose', async () => live.closeAll());
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return { live, server, origin: `http://127.0.0.1:${port}`, open };
}

async function stopProcess({ live, server, open }: Process): Promise<void> {
  await server.close();
  await live.close();
  await open.close();
}

/** Somebody without profile, role or verified address: a session is all that it takes. */
async function buildUser(): Promise<User> {
  const { db } = a.open;
  const id = randomUUID();
  const sessionId = randomUUID();
  await db.insert(authUsers).values({ id, name: 'Ada', email: `${id}@example.org` });
  await db
    .insert(authSessions)
    .values({ id: sessionId, userId: id, token: sessionId, expiresAt: new Date('2100-01-01') });
  return { id, sessionId, cookie: `${sessionCookie}=${sign(sessionId, secret)}` };
}

async function open(
  process: Process,
  user: User,
  query: Record<string, string> = {},
  headers = {},
): Promise<TestReader> {
  const reader = await readStream(process.origin, user.cookie, query, headers);
  readers.push(reader);
  if (reader.status === 200) await vi.waitFor(() => expect(reader.messages.length).toBeGreaterThan(0));
  return reader;
}

const tell = (process: Process, users: User[], topic: LiveTopic) =>
  inTransaction(process.open.db, (tx) =>
    process.live.tell(
      tx,
      users.map((user) => user.id),
      topic,
    ),
  );

beforeAll(async () => {
  database = await createTestDatabase(inject('clusterUrl'));
  [a, b] = await Promise.all([startProcess(), startProcess()]);
});

afterEach(() => {
  for (const reader of readers.splice(0)) reader.drop();
});

afterAll(async () => {
  await Promise.all([stopProcess(a), stopProcess(b)]);
  await database.drop();
});

describe('opening a stream', () => {
  it('needs a session', async () => {
    const answer = await a.server.inject(streamPaths.live);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'unauthenticated' });
  });

  it('is refused when the screen belongs to somebody else than the session', async () => {
    const [user, other] = [await buildUser(), await buildUser()];
    expect((await open(a, user, { for: other.id })).status).toBe(401);
    expect((await open(a, user, { for: user.id })).status).toBe(200);
  });

  it('answers a stream that nothing on the way keeps, and begins now with a cursor', async () => {
    const user = await buildUser();
    await tell(a, [user], 'classes');
    const reader = await open(a, user);
    expect(reader.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(reader.messages).toEqual([{ type: 'ready', topics: [] }]);
    expect(reader.cursor()).toMatch(/^[0-9a-z]+\.[0-9a-z]+\.\d+:\d+:/);
    expect(reader.retry()).toBe(1000);
  });

  it('is told what changed since its screen was fetched', async () => {
    const user = await buildUser();
    await tell(a, [user], 'invites');
    expect((await open(b, user, { ago: '1500' })).messages).toEqual([{ type: 'ready', topics: ['invites'] }]);
    expect((await open(b, user, { ago: String(3 * 3_600_000) })).messages).toEqual([{ type: 'reset' }]);
  });

  it.each(['nonsense', 'c0ffee00.kf12oi.95:120:', '.', 'x'.repeat(5000)])(
    'with a cursor nobody knows (%#) starts over',
    async (cursor) => {
      expect((await open(a, await buildUser(), { cursor })).messages).toEqual([{ type: 'reset' }]);
    },
  );

  it('with a cursor older than what is kept, or of a database that was ahead, starts over', async () => {
    const user = await buildUser();
    const [era = '', at = '', snapshot = ''] = (await open(a, user)).cursor()?.split('.') ?? [];
    const old = (Number.parseInt(at, 36) - 46 * 60_000).toString(36);
    const ahead = '900000000:900000000:';
    for (const cursor of [`${era}.${old}.${snapshot}`, `${era}.${at}.${ahead}`]) {
      expect((await open(b, user, {}, { 'last-event-id': cursor })).messages).toEqual([{ type: 'reset' }]);
    }
  });

  it('a thirteenth time closes the user’s oldest, which is asked to wait a minute', async () => {
    const user = await buildUser();
    const streams = [];
    for (let i = 0; i < 13; i++) streams.push(await open(a, user));
    await streams[0]?.ended;
    expect(streams[0]?.retry()).toBe(60_000);
    await tell(a, [user], 'profile');
    for (const stream of streams.slice(1)) await vi.waitFor(() => expect(stream.topics()).toEqual(['profile']));
  });
});

describe('a hint', () => {
  it('reaches its people at every process, and nobody else', async () => {
    const [teacher, student, stranger] = [await buildUser(), await buildUser(), await buildUser()];
    const wanted = await Promise.all([open(a, teacher), open(b, teacher), open(a, student), open(b, student)]);
    const unwanted = await Promise.all([open(a, stranger), open(b, stranger)]);
    await tell(a, [teacher, student, student], 'roster');
    for (const reader of wanted) await vi.waitFor(() => expect(reader.topics()).toEqual(['roster']));
    await tell(b, [stranger], 'profile');
    for (const reader of unwanted) await vi.waitFor(() => expect(reader.topics()).toEqual(['profile']));
    for (const reader of wanted) expect(reader.topics()).toEqual(['roster']);
  });

  it('says which write told it, as far as the page gave that an id', async () => {
    const user = await buildUser();
    const reader = await open(b, user);
    await underWriteId('page-1-write-1', () => tell(a, [user], 'todos'));
    await vi.waitFor(() =>
      expect(reader.messages.at(-1)).toEqual({
        type: 'hint',
        topics: ['todos'],
        writes: { todos: ['page-1-write-1'] },
      }),
    );
    await tell(a, [user], 'notices');
    await vi.waitFor(() => expect(reader.messages.at(-1)).toEqual({ type: 'hint', topics: ['notices'] }));
  });

  it('is passed on to a process that wouldn’t look by itself for a minute', async () => {
    const user = await buildUser();
    const c = await startProcess(60_000);
    const reader = await open(c, user);
    await tell(a, [user], 'classes');
    await vi.waitFor(() => expect(reader.topics()).toEqual(['classes']));
    await tell(c, [user], 'notices');
    await vi.waitFor(() => expect(reader.topics()).toEqual(['classes', 'notices']));
    await stopProcess(c);
  });

  it('of a transaction that was rolled back never comes', async () => {
    const user = await buildUser();
    const reader = await open(b, user);
    const failed = inTransaction(a.open.db, async (tx) => {
      await a.live.tell(tx, [user.id], 'classes');
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    await tell(a, [user], 'notices');
    await vi.waitFor(() => expect(reader.topics()).toEqual(['notices']));
  });

  it('isn’t held up by another transaction that goes on writing, and that one’s comes when it ends', async () => {
    const user = await buildUser();
    const reader = await open(b, user);
    await inTransaction(a.open.db, async (slow) => {
      await a.live.tell(slow, [user.id], 'enrolments');
      await tell(a, [user], 'notices');
      await vi.waitFor(() => expect(reader.topics()).toEqual(['notices']));
      const resumed = await open(a, user, { cursor: reader.cursor() ?? '' });
      expect(resumed.topics()).toEqual([]);
    });
    await vi.waitFor(() => expect(reader.topics()).toEqual(['notices', 'enrolments']));
  });

  it('written by a command is found without a notification', async () => {
    const user = await buildUser();
    const reader = await open(a, user);
    await inTransaction(b.open.db, (tx) => tellOnly(tx, [user.id], 'profile'));
    await vi.waitFor(() => expect(reader.topics()).toEqual(['profile']));
  });

  it('comes though the listening connection was lost when it was written', async () => {
    const user = await buildUser();
    const reader = await open(a, user);
    for (const topic of ['classes', 'invites', 'roster'] as const) {
      await b.open.db.execute(
        sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE application_name = 'wordgrove-live' AND datname = current_database()`,
      );
      await tell(b, [user], topic);
    }
    await vi.waitFor(() => expect(reader.topics()).toEqual(['classes', 'invites', 'roster']), 5000);
  });

  it('to nobody writes nothing', async () => {
    const count = () => a.open.db.$count(liveEvents);
    const before = await count();
    await tell(a, [], 'roster');
    expect(await count()).toBe(before);
  });

  it('older than an hour is removed', async () => {
    const user = await buildUser();
    const { db } = a.open;
    const now = new Date();
    const audience = `user:${user.id}`;
    const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    await db.insert(liveEvents).values([
      { audience, topic: 'classes', createdAt: at(61) },
      { audience, topic: 'invites', createdAt: at(59) },
    ]);
    await pruneLive(db, now);
    const left = await db.select({ topic: liveEvents.topic }).from(liveEvents).where(eq(liveEvents.audience, audience));
    expect(left).toEqual([{ topic: 'invites' }]);
  });
});

describe('a stream ends', () => {
  it('as soon as the change of its session is told, and others of the user live on', async () => {
    const user = await buildUser();
    const elsewhere = { ...user, sessionId: randomUUID() };
    elsewhere.cookie = `${sessionCookie}=${sign(elsewhere.sessionId, secret)}`;
    const expiresAt = new Date('2100-01-01');
    const session = { id: elsewhere.sessionId, userId: user.id, token: elsewhere.sessionId, expiresAt };
    await a.open.db.insert(authSessions).values(session);
    const [ending, staying] = await Promise.all([open(b, user), open(b, elsewhere)]);
    await inTransaction(a.open.db, async (tx) => {
      await tx.delete(authSessions).where(eq(authSessions.id, user.sessionId));
      await a.live.tell(tx, [user.id], 'session');
      await a.live.tell(tx, [user.id], 'classes');
    });
    await ending.ended;
    expect(ending.messages).toEqual([{ type: 'ready', topics: [] }, { type: 'ended' }]);
    await vi.waitFor(() => expect(staying.topics().sort()).toEqual(['classes', 'session']));
  });

  it.each([
    ['the session is gone', (user: User) => a.open.db.delete(authSessions).where(eq(authSessions.id, user.sessionId))],
    ['the account is gone', (user: User) => a.open.db.delete(authUsers).where(eq(authUsers.id, user.id))],
    ['the session expired', (user: User) => change(user, { expiresAt: new Date('2001-01-01') })],
    ['the account was locked', (user: User) => lock(user, { lockedAt: new Date() })],
    ['the account is to be deleted', (user: User) => lock(user, { deletionRequestedAt: new Date() })],
  ])('though nobody told it that %s', async (_, happens) => {
    const user = await buildUser();
    const [reader, other] = await Promise.all([open(a, user), open(a, await buildUser())]);
    await happens(user);
    await reader.ended;
    expect(reader.messages.at(-1)).toEqual({ type: 'ended' });
    expect(other.messages).not.toContainEqual({ type: 'ended' });
  });

  const change = (user: User, values: Partial<typeof authSessions.$inferInsert>) =>
    a.open.db.update(authSessions).set(values).where(eq(authSessions.id, user.sessionId));
  const lock = (user: User, values: Partial<typeof authUsers.$inferInsert>) =>
    a.open.db.update(authUsers).set(values).where(eq(authUsers.id, user.id));

  it('when its process stops, which doesn’t take long, and goes on at another', async () => {
    const user = await buildUser();
    const c = await startProcess();
    const reader = await open(c, user);
    const startedAt = performance.now();
    await Promise.all([stopProcess(c), tell(a, [user], 'classes')]);
    expect(performance.now() - startedAt).toBeLessThan(3000);
    await reader.ended;
    const topics = [...reader.topics(), ...(await open(b, user, { cursor: reader.cursor() ?? '' })).topics()];
    expect(topics).toEqual(['classes']);
  });
});

describe('a ping', () => {
  it('moves the cursor on while nothing happens', async () => {
    const [user, other] = [await buildUser(), await buildUser()];
    const reader = await open(a, user);
    const first = reader.cursor();
    await tell(a, [other], 'profile');
    await vi.waitFor(() => expect(reader.pings()).toBeGreaterThan(0), 4000);
    expect(reader.cursor()).not.toBe(first);
  });
});

describe('resuming', () => {
  it('misses nothing and doubles nothing, whatever drops and in whatever order transactions end', async () => {
    const users = await Promise.all(Array.from({ length: 6 }, buildUser));
    const expected = new Map(users.map((user) => [user.id, [] as string[]]));
    let isWriting = true;

    async function write(n: number): Promise<void> {
      for (let i = 0; i < 40; i++) {
        const process = Math.random() < 0.5 ? a : b;
        const told = users.filter(() => Math.random() < 0.4);
        const topic = `event ${n}.${i}`;
        const isKept = Math.random() < 0.85;
        await inTransaction(process.open.db, async (tx) => {
          // A name of its own for each event, so that one that comes twice or never is seen.
          await process.live.tell(
            tx,
            told.map((user) => user.id),
            topic as LiveTopic,
          );
          await pause(Math.random() < 0.1 ? 300 : Math.random() * 10);
          if (!isKept) throw new Error('rolled back');
        }).catch(() => undefined);
        if (isKept) for (const user of told) expected.get(user.id)?.push(topic);
      }
    }

    async function follow(user: User): Promise<string[]> {
      const seen: string[] = [];
      let cursor = (await open(a, user)).cursor() ?? '';
      for (let last = false; !last; ) {
        last = !isWriting;
        const reader = await readStream(Math.random() < 0.5 ? a.origin : b.origin, user.cookie, { cursor });
        await pause(last ? 1000 : Math.random() * 120);
        reader.drop();
        await reader.ended;
        expect(reader.messages).not.toContainEqual({ type: 'reset' });
        seen.push(...reader.topics());
        cursor = reader.cursor() ?? cursor;
      }
      return seen;
    }

    const following = users.map(follow);
    await pause(200);
    await Promise.all(Array.from({ length: 8 }, (_, n) => write(n)));
    isWriting = false;
    const seen = await Promise.all(following);
    const inOrder = (topics: string[][]) => topics.map((each) => each.toSorted());
    expect(inOrder(seen)).toEqual(inOrder([...expected.values()]));
    expect(seen.flat().length).toBeGreaterThan(300);
  });
});
