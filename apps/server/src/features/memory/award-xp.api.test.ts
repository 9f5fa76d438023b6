import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Db } from '#db/client.ts';
import { createDb, inTransaction } from '#db/client.ts';
import { liveEvents, profiles, xpEvents } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';
import type { TestDatabase } from '#testing/cluster.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import { buildLearner, openMemory } from '#testing/learner.ts';
import { levelAt } from './levels.ts';

let database: TestDatabase;
let db: Db;
let closeDb: () => Promise<void>;

beforeAll(async () => {
  database = await createTestDatabase(inject('clusterUrl'));
  ({ db, close: closeDb } = createDb(database.url, { max: 10, applicationName: 'xp', onError: () => undefined }));
});

afterAll(async () => {
  await closeDb();
  await database.drop();
});

const at = new Date('2026-03-10T21:30:00Z');
const award = (own: OwnRows, reason: string, amount: number) =>
  inTransaction(db, (tx) => openMemory(db).awardXp(tx, own, { reason, amount, at }));
const profileOf = async ({ userId }: OwnRows) =>
  (
    await db
      .select({ totalXp: profiles.totalXp, level: profiles.level, version: profiles.version })
      .from(profiles)
      .where(eq(profiles.userId, userId))
  )[0];
const ledgerOf = ({ userId }: OwnRows) => db.select().from(xpEvents).where(eq(xpEvents.studentId, userId));
const hintsFor = ({ userId }: OwnRows) =>
  db
    .select()
    .from(liveEvents)
    .where(and(eq(liveEvents.audience, `user:${userId}`), eq(liveEvents.topic, 'xp')));

it('gives XP once, however often and at once the reason is sent', async () => {
  const own = await buildLearner(db);
  const given = await Promise.all(Array.from({ length: 100 }, () => award(own, 'task:1', 120)));
  expect(given.filter((xp) => xp === 120)).toHaveLength(1);
  expect(given.filter((xp) => xp === 0)).toHaveLength(99);
  expect(await profileOf(own)).toEqual({ totalXp: 120, level: 2, version: 0 });
  expect(await ledgerOf(own)).toEqual([
    { studentId: own.userId, reason: 'task:1', amount: 120, occurredAt: at, localDay: '2026-03-11' },
  ]);
  expect(await hintsFor(own)).toHaveLength(1);
});

it('adds up what comes at the same time, to the right level', async () => {
  const reasons = fc.constantFrom('task:1', 'task:2', 'play:1', 'play:2', 'play:3');
  const awards = fc.array(fc.record({ reason: reasons, amount: fc.nat(500) }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(awards, async (all) => {
      const own = await buildLearner(db);
      const given = await Promise.all(all.map(({ reason, amount }) => award(own, reason, amount)));
      const total = given.reduce((sum, xp) => sum + xp, 0);
      expect(await profileOf(own)).toMatchObject({ totalXp: total, level: levelAt(total) });
      const ledger = await ledgerOf(own);
      expect(ledger.map(({ reason }) => reason).sort()).toEqual([...new Set(all.map(({ reason }) => reason))].sort());
      expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    }),
    { numRuns: 30 },
  );
});

it('lets two students earn for the same reason', async () => {
  const [one, other] = [await buildLearner(db), await buildLearner(db)];
  expect([await award(one, 'game', 5), await award(other, 'game', 7)]).toEqual([5, 7]);
});

it('notes a reason that earned nothing, so that it can’t be paid for later', async () => {
  const own = await buildLearner(db);
  expect(await award(own, 'task:7', 0)).toBe(0);
  expect(await award(own, 'task:7', 50)).toBe(0);
  expect(await profileOf(own)).toMatchObject({ totalXp: 0, level: 1 });
});

it.each([-1, 1.5, Number.NaN])('refuses %d XP', async (amount) => {
  const own = await buildLearner(db);
  await expect(award(own, 'task:1', amount)).rejects.toThrow(RangeError);
  expect(await ledgerOf(own)).toEqual([]);
});

it('takes nothing into account of what was rolled back', async () => {
  const own = await buildLearner(db);
  const failing = inTransaction(db, async (tx) => {
    await openMemory(db).awardXp(tx, own, { reason: 'task:1', amount: 30, at });
    throw new Error('the rest failed');
  });
  await expect(failing).rejects.toThrow('the rest failed');
  expect(await award(own, 'task:1', 30)).toBe(30);
  expect(await profileOf(own)).toMatchObject({ totalXp: 30 });
});
