import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asc, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import type { Db } from '#db/client.ts';
import { createDb, inTransaction } from '#db/client.ts';
import { liveEvents, practiceDays, wordMemory } from '#db/schema/all.ts';
import { tellOnly } from '#features/live/service.ts';
import type { NewEvidence } from '#features/memory/service.ts';
import { rebuildMemories } from '#flows/rebuild-memories.ts';
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

function practise(own: OwnRows, words: string[]): Promise<unknown> {
  const events = words.map(
    (word): NewEvidence => ({ id: uuid(), word, activity: 'card', task: 'recalled', passed: true, occurredAt: now }),
  );
  return inTransaction(db, (tx) => openMemory(db).recordEvidence(tx, own, events, now));
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

  expect(await run()).toEqual({ out: '4 students, 8 words: 4 rows differed.\n', complaint: '' });
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
