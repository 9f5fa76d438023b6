import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { LiveTopic } from '@wordgrove/contract/live';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { Db, OpenDb } from '#db/client.ts';
import { createDb, inTransaction } from '#db/client.ts';
import { authSessions, authUsers } from '#db/schema/all.ts';
import type { Live } from '#features/live/service.ts';
import { liveUpdates } from '#features/live/service.ts';
import type { TestReader } from '#features/live/test-reader.ts';
import { readStream } from '#features/live/test-reader.ts';
import { sessionCookie, sign } from '#http/cookies.ts';
import { createServer } from '#http/server.ts';
import { callerFinder } from '#http/session.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.ts';
import { hashToken } from '#platform/random.ts';

const secret = 'a secret of at least thirty-two characters for tests';
const log = createLog({ level: 'silent' });
const readers: TestReader[] = [];

/** A server process, reduced to live updates. */
export type Process = { live: Live; server: FastifyInstance; origin: string; open: OpenDb };
export type User = { id: string; sessionId: string; cookie: string };

export async function startProcess({ url }: { url: string }, tickMs = 100): Promise<Process> {
  const open = createDb(url, { max: 8, applicationName: 'live test', onError: () => undefined });
  const live = liveUpdates({ url, clock: systemClock, log, tickMs });
  const findCaller = callerFinder({ db: open.db, clock: systemClock, log, secret, requireVerification: true });
  const { server, contextOf } = createServer({
    log,
    trustProxy: false,
    baseUrl: undefined,
    ownAddress: () => null,
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

export async function stopProcess({ live, server, open }: Process): Promise<void> {
  await server.close();
  await live.close();
  await open.close();
}

/** A user without profile, role or verified address: a session is enough. */
export async function buildUser({ open: { db } }: Process): Promise<User> {
  const id = randomUUID();
  await db.insert(authUsers).values({ id, name: 'Ada', email: `${id}@example.org` });
  return buildSession(db, id);
}

/** One more session of a user; its id is also its token. */
export async function buildSession(db: Db, userId: string): Promise<User> {
  const id = randomUUID();
  await db.insert(authSessions).values({ id, userId, hash: hashToken(id), expiresAt: new Date('2100-01-01') });
  return { id: userId, sessionId: id, cookie: `${sessionCookie}=${sign(id, secret)}` };
}

/** Opens a stream and waits for its first message; `dropReaders` closes it. */
export async function open(
  process: Process,
  user: User,
  query: Record<string, string> = {},
  headers = {},
): Promise<TestReader> {
  const reader = await readStream(process.origin, user.cookie, query, headers);
  readers.push(reader);
  if (reader.status === 200) await expect.poll(() => reader.messages.length).toBeGreaterThan(0);
  return reader;
}

/** Closes all opened streams. */
export function dropReaders(): void {
  for (const reader of readers.splice(0)) reader.drop();
}

export const tell = (process: Process, users: User[], topic: LiveTopic) =>
  inTransaction(process.open.db, (tx) =>
    process.live.tell(
      tx,
      users.map((user) => user.id),
      topic,
    ),
  );
