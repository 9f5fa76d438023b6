import { streamPaths } from '@wordgrove/contract/paths';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { inTransaction } from '#db/client.ts';
import { liveEvents } from '#db/schema/all.ts';
import { underWriteId } from '#platform/write-id.ts';
import type { TestDatabase } from '#testing/cluster.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import type { Process } from '#testing/live-process.ts';
import { buildUser, dropReaders, open, startProcess, stopProcess, tell } from '#testing/live-process.ts';
import { pruneLive, tellOnly } from './service.ts';

let database: TestDatabase;
let a: Process;
let b: Process;

beforeAll(async () => {
  database = await createTestDatabase(inject('clusterUrl'));
  [a, b] = await Promise.all([startProcess(database), startProcess(database)]);
});

afterEach(dropReaders);

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

  it('is refused when the screen and the session belong to different users', async () => {
    const [user, other] = [await buildUser(a), await buildUser(a)];
    expect((await open(a, user, { for: other.id })).status).toBe(401);
    expect((await open(a, user, { for: user.id })).status).toBe(200);
  });

  it('answers a stream that nothing on the way keeps, and begins now with a cursor', async () => {
    const user = await buildUser(a);
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

  it('hears what changed since its screen was fetched', async () => {
    const user = await buildUser(a);
    await tell(a, [user], 'invites');
    expect((await open(b, user, { ago: '1500' })).messages).toEqual([{ type: 'ready', topics: ['invites'] }]);
    expect((await open(b, user, { ago: String(3 * 3_600_000) })).messages).toEqual([{ type: 'reset' }]);
  });

  it.each(['nonsense', 'c0ffee00.kf12oi.95:120:', '.', 'x'.repeat(5000)])(
    'with a cursor nobody knows (%#) starts over',
    async (cursor) => {
      expect((await open(a, await buildUser(a), { cursor })).messages).toEqual([{ type: 'reset' }]);
    },
  );

  it('starts over with an expired cursor, or one from a database that was ahead', async () => {
    const user = await buildUser(a);
    const [era = '', at = '', snapshot = ''] = (await open(a, user)).cursor()?.split('.') ?? [];
    const old = (Number.parseInt(at, 36) - 46 * 60_000).toString(36);
    const ahead = '900000000:900000000:';
    for (const cursor of [`${era}.${old}.${snapshot}`, `${era}.${at}.${ahead}`]) {
      expect((await open(b, user, {}, { 'last-event-id': cursor })).messages).toEqual([{ type: 'reset' }]);
    }
  });

  it('a thirteenth time closes the user’s oldest, which is asked to wait a minute', async () => {
    const user = await buildUser(a);
    const streams = [];
    for (let i = 0; i < 13; i++) streams.push(await open(a, user));
    await streams[0]?.ended;
    expect(streams[0]?.retry()).toBe(60_000);
    await tell(a, [user], 'profile');
    for (const stream of streams.slice(1)) await expect.poll(() => stream.topics()).toEqual(['profile']);
  });
});

describe('a hint', () => {
  it('reaches its people at every process, and nobody else', async () => {
    const [teacher, student, stranger] = [await buildUser(a), await buildUser(a), await buildUser(a)];
    const wanted = await Promise.all([open(a, teacher), open(b, teacher), open(a, student), open(b, student)]);
    const unwanted = await Promise.all([open(a, stranger), open(b, stranger)]);
    await tell(a, [teacher, student, student], 'roster');
    for (const reader of wanted) await expect.poll(() => reader.topics()).toEqual(['roster']);
    await tell(b, [stranger], 'profile');
    for (const reader of unwanted) await expect.poll(() => reader.topics()).toEqual(['profile']);
    for (const reader of wanted) expect(reader.topics()).toEqual(['roster']);
  });

  it('says which write told it, as far as the page gave that an id', async () => {
    const user = await buildUser(a);
    const reader = await open(b, user);
    await underWriteId('page-1-write-1', () => tell(a, [user], 'todos'));
    const hint = { type: 'hint', topics: ['todos'], writes: { todos: ['page-1-write-1'] } };
    await expect.poll(() => reader.messages.at(-1)).toEqual(hint);
    await tell(a, [user], 'notices');
    await expect.poll(() => reader.messages.at(-1)).toEqual({ type: 'hint', topics: ['notices'] });
  });

  it('is passed on to a process that wouldn’t look by itself for a minute', async () => {
    const user = await buildUser(a);
    const c = await startProcess(database, 60_000);
    const reader = await open(c, user);
    await tell(a, [user], 'classes');
    await expect.poll(() => reader.topics()).toEqual(['classes']);
    await tell(c, [user], 'notices');
    await expect.poll(() => reader.topics()).toEqual(['classes', 'notices']);
    await stopProcess(c);
  });

  it('of a transaction that was rolled back never comes', async () => {
    const user = await buildUser(a);
    const reader = await open(b, user);
    const failed = inTransaction(a.open.db, async (tx) => {
      await a.live.tell(tx, [user.id], 'classes');
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    await tell(a, [user], 'notices');
    await expect.poll(() => reader.topics()).toEqual(['notices']);
  });

  it('isn’t held up by another transaction that goes on writing, and that one’s comes when it ends', async () => {
    const user = await buildUser(a);
    const reader = await open(b, user);
    await inTransaction(a.open.db, async (slow) => {
      await a.live.tell(slow, [user.id], 'enrolments');
      await tell(a, [user], 'notices');
      await expect.poll(() => reader.topics()).toEqual(['notices']);
      const resumed = await open(a, user, { cursor: reader.cursor() ?? '' });
      expect(resumed.topics()).toEqual([]);
    });
    await expect.poll(() => reader.topics()).toEqual(['notices', 'enrolments']);
  });

  it('written by a command is found without a notification', async () => {
    const user = await buildUser(a);
    const reader = await open(a, user);
    await inTransaction(b.open.db, (tx) => tellOnly(tx, [user.id], 'profile'));
    await expect.poll(() => reader.topics()).toEqual(['profile']);
  });

  it('comes though the listening connection was lost when it was written', async () => {
    const user = await buildUser(a);
    const reader = await open(a, user);
    for (const topic of ['classes', 'invites', 'roster'] as const) {
      await b.open.db.execute(
        sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE application_name = 'wordgrove-live' AND datname = current_database()`,
      );
      await tell(b, [user], topic);
    }
    await expect.poll(() => reader.topics()).toEqual(['classes', 'invites', 'roster']);
  });

  it('to nobody writes nothing', async () => {
    const count = () => a.open.db.$count(liveEvents);
    const before = await count();
    await tell(a, [], 'roster');
    expect(await count()).toBe(before);
  });

  it('older than an hour is removed', async () => {
    const user = await buildUser(a);
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
