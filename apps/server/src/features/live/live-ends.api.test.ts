import { setTimeout as pause } from 'node:timers/promises';
import type { LiveTopic } from '@wordgrove/contract/live';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { inTransaction } from '#db/client.ts';
import { authSessions, authUsers } from '#db/schema/all.ts';
import type { TestDatabase } from '#testing/cluster.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import type { Process, User } from '#testing/live-process.ts';
import { buildSession, buildUser, dropReaders, open, startProcess, stopProcess, tell } from '#testing/live-process.ts';
import { readStream } from './test-reader.ts';

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

describe('a stream ends', () => {
  it('as soon as the change of its session is told, and others of the user live on', async () => {
    const user = await buildUser(a);
    const elsewhere = await buildSession(a.open.db, user.id);
    const [ending, staying] = await Promise.all([open(b, user), open(b, elsewhere)]);
    await inTransaction(a.open.db, async (tx) => {
      await tx.delete(authSessions).where(eq(authSessions.id, user.sessionId));
      await a.live.tell(tx, [user.id], 'session');
      await a.live.tell(tx, [user.id], 'classes');
    });
    await ending.ended;
    expect(ending.messages).toEqual([{ type: 'ready', topics: [] }, { type: 'ended' }]);
    await expect.poll(() => staying.topics().sort()).toEqual(['classes', 'session']);
  });

  it.each([
    ['the session is gone', (user: User) => a.open.db.delete(authSessions).where(eq(authSessions.id, user.sessionId))],
    ['the account is gone', (user: User) => a.open.db.delete(authUsers).where(eq(authUsers.id, user.id))],
    ['the session expired', (user: User) => change(user, { expiresAt: new Date('2001-01-01') })],
    ['the account was locked', (user: User) => lock(user, { lockedAt: new Date() })],
    ['the account is to be deleted', (user: User) => lock(user, { deletionRequestedAt: new Date() })],
  ])('though nobody told it that %s', async (_, happens) => {
    const user = await buildUser(a);
    const [reader, other] = await Promise.all([open(a, user), open(a, await buildUser(a))]);
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
    const user = await buildUser(a);
    const c = await startProcess(database);
    const reader = await open(c, user);
    const startedAt = performance.now();
    await Promise.all([stopProcess(c), tell(a, [user], 'classes')]);
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    await reader.ended;
    const topics = [...reader.topics(), ...(await open(b, user, { cursor: reader.cursor() ?? '' })).topics()];
    expect(topics).toEqual(['classes']);
  });
});

describe('a ping', () => {
  it('moves the cursor on while nothing happens', async () => {
    const [user, other] = [await buildUser(a), await buildUser(a)];
    const reader = await open(a, user);
    const first = reader.cursor();
    await tell(a, [other], 'profile');
    // A ping may still be on its way from before. The reader itself is told nothing, so only a ping can move its cursor.
    await expect.poll(() => reader.cursor()).not.toBe(first);
    expect(reader.topics()).toEqual([]);
  });
});

describe('resuming', () => {
  it('misses nothing and doubles nothing, whatever drops and in whatever order transactions end', async () => {
    const users = await Promise.all(Array.from({ length: 6 }, () => buildUser(a)));
    const expected = new Map(users.map((user) => [user.id, [] as string[]]));
    let isWriting = true;

    async function write(n: number): Promise<void> {
      for (let i = 0; i < 40; i++) {
        const process = Math.random() < 0.5 ? a : b;
        const told = users.filter(() => Math.random() < 0.4);
        const topic = `event ${n}.${i}`;
        const isKept = Math.random() < 0.85;
        await inTransaction(process.open.db, async (tx) => {
          // A separate name for each event, so that a duplicate or a lost one is noticed.
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
