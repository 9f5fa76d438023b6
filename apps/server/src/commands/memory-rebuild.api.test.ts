import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dayMs } from '@wordgrove/contract/days';
import { asc, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Db } from '#db/client.ts';
import { createDb, inTransaction } from '#db/client.ts';
import { liveEvents, memoryCounts, practiceDays, practiceRetention, wordMemory } from '#db/schema/all.ts';
import { tellOnly } from '#features/live/service.ts';
import type { NewEvidence } from '#features/memory/service.ts';
import { rebuildMemories, renewMemories } from '#flows/rebuild-memories.ts';
import type { OwnRows } from '#http/context.ts';
import type { TestDatabase } from '#testing/cluster.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import { buildLearner, openMemory } from '#testing/learner.ts';

let database: TestDatabase;
let db: Db;
let closeDb: () => Promise<void>;
let dataDir: string;
const learners: OwnRows[] = [];
const now = new Date('2026-03-10T21:30:00Z');

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wordgrove-command-'));
  database = await createTestDatabase(inject('clusterUrl'));
  ({ db, close: closeDb } = createDb(database.url, { max: 10, applicationName: 'rebuild', onError: () => undefined }));
  for (let n = 0; n < 5; n += 1) learners.push(await buildLearner(db));
  for (const own of learners.slice(0, 4)) await practise(own, ['lend:verb', 'bank:noun', 'lend:verb']);
});

beforeEach(async () => {
  await db.delete(liveEvents);
});

afterAll(async () => {
  await closeDb();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

function practise(own: OwnRows, words: string[], occurredAt = now): Promise<unknown> {
  const events = words.map(
    (word): NewEvidence => ({ id: uuid(), word, activity: 'card', task: 'recalled', passed: true, occurredAt }),
  );
  return inTransaction(db, (tx) => openMemory(db).recordEvidence(tx, own, events, occurredAt));
}

function run(): Promise<{ out: string; complaint: string }> {
  const script = fileURLToPath(new URL('./memory-rebuild.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir, BASE_URL: 'https://words.example/' };
  return new Promise((resolve) => {
    execFile(process.execPath, [script], { env }, (_, out, complaint) => resolve({ out, complaint }));
  });
}

const rows = async () => [
  await db.select().from(wordMemory).orderBy(asc(wordMemory.studentId), asc(wordMemory.word)),
  await db.select().from(practiceDays).orderBy(asc(practiceDays.studentId), asc(practiceDays.activity)),
  await db.select().from(memoryCounts).orderBy(asc(memoryCounts.studentId)),
];

it('mends what is missing, too much or wrong, and says how much that was', async () => {
  const right = await rows();
  const [first, second, third] = learners.map(({ userId }) => userId);
  await db.delete(wordMemory).where(eq(wordMemory.studentId, first ?? ''));
  await db
    .update(practiceDays)
    .set({ events: 7 })
    .where(eq(practiceDays.studentId, second ?? ''));
  const [stray] = await db
    .select()
    .from(wordMemory)
    .where(eq(wordMemory.studentId, third ?? ''));
  if (stray) await db.insert(wordMemory).values({ ...stray, word: 'never:adverb' });

  expect(await run()).toEqual({ out: '4 students, 8 words: 6 rows differed.\n', complaint: '' });
  expect(await rows()).toEqual(right);
  const told = await db.select({ audience: liveEvents.audience }).from(liveEvents);
  expect(told.map(({ audience }) => audience).sort()).toEqual([first, second, third].map((id) => `user:${id}`).sort());
  expect((await run()).out).toBe('4 students, 8 words: 0 rows differed.\n');
});

it('loses nothing of what is practised meanwhile', async () => {
  const rebuild = rebuildMemories({ db, tell: tellOnly, batch: 2 });
  const practising = learners.flatMap((own) =>
    [1, 2, 3].map((n) => practise(own, [`meanwhile${n}:noun`, 'lend:verb'])),
  );
  const [rebuilt] = await Promise.all([rebuild(), ...practising]);
  expect(rebuilt.differing).toBe(0);
  expect(await rebuild()).toEqual({ students: 5, words: 4 * 5 + 4, differing: 0 });
});

describe('memories that a former version computed', () => {
  const later = (days: number) => new Date(now.getTime() + days * dayMs);
  const stored = async ({ userId }: OwnRows) => [
    await db.select().from(wordMemory).where(eq(wordMemory.studentId, userId)).orderBy(asc(wordMemory.word)),
    await db.select().from(practiceRetention).where(eq(practiceRetention.studentId, userId)),
  ];

  /** The tables as left by a server from before retention was stored. */
  async function outdate({ userId }: OwnRows): Promise<void> {
    await db.update(wordMemory).set({ parametersVersion: 2, lastDay: null }).where(eq(wordMemory.studentId, userId));
    await db.delete(practiceRetention).where(eq(practiceRetention.studentId, userId));
  }

  it('are computed anew by a job, with what they had predicted', async () => {
    const own = await buildLearner(db);
    for (const days of [0, 3]) await practise(own, ['lend:verb', 'bank:noun'], later(days));
    const right = await stored(own);
    expect(right[1]).toMatchObject([{ reviews: 2, remembered: 2, month: '2026-03' }]);
    await outdate(own);
    const run = { id: uuid(), attempt: 1, signal: AbortSignal.timeout(10_000) };
    await renewMemories({ db, tell: tellOnly, batch: 1 })({}, run);
    expect(await stored(own)).toEqual(right);
  });

  it('count in the retention once they are practised, those that aren’t yet don’t', async () => {
    const own = await buildLearner(db);
    for (const days of [0, 3]) await practise(own, ['lend:verb', 'bank:noun'], later(days));
    await outdate(own);
    await practise(own, ['lend:verb'], later(9));
    expect((await stored(own))[1]?.length).toBeGreaterThan(0);
    const reviews = (await db.select().from(practiceRetention)).filter(({ studentId }) => studentId === own.userId);
    expect(reviews.reduce((sum, cell) => sum + cell.reviews, 0)).toBe(2);
    await rebuildMemories({ db, tell: tellOnly })();
    const rebuilt = (await db.select().from(practiceRetention)).filter(({ studentId }) => studentId === own.userId);
    expect(rebuilt.reduce((sum, cell) => sum + cell.reviews, 0)).toBe(3);
  });
});
