import { dayMs } from '@wordgrove/contract/days';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { lastsUntil } from '#platform/forgetting.ts';
import { testApp } from '#testing/app.ts';
import { buildLearner } from '#testing/learner.ts';
import { remember } from '#testing/word-memory.ts';
import { wordMemory } from './schema/all.ts';
import { daysAbove, lastsUntil as lastsInSql } from './word-state.ts';

const app = await testApp();
const { db } = app;
const now = app.clock.now();
afterAll(() => app.close());

const memory = fc.record({
  stability: fc.double({ min: 0.01, max: 400, noNaN: true }),
  /** Minutes, so that no drawn one is within rounding of the limit. */
  ago: fc.integer({ min: -1440, max: 60 * 24 * 400 }),
});

it('says the same in the database as the pure function does, of any memory', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(memory, { minLength: 20, maxLength: 40 }),
      fc.constantFrom(0.8, 0.9, 0.95),
      fc.integer({ min: -30, max: 300 }),
      async (drawn, recall, inDays) => {
        const { userId } = await buildLearner(db);
        const at = new Date(now.getTime() + inDays * dayMs);
        const memories = drawn.map(({ stability, ago }) => ({
          stability,
          lastReview: new Date(now.getTime() - ago * 60_000),
        }));
        for (const [n, each] of memories.entries()) await remember(app, { id: userId }, `w${n}:noun`, each);
        const lasts = lastsInSql(sql`${at.toISOString()}::timestamptz`, daysAbove(sql`${recall}::float8`));
        const rows = await db.select({ word: wordMemory.word, lasts: sql<boolean>`${lasts}` }).from(wordMemory);
        const found = new Map(rows.map((row) => [row.word, row.lasts]));
        expect(memories.map((_, n) => found.get(`w${n}:noun`))).toEqual(
          memories.map((each) => lastsUntil(each, at, recall)),
        );
        await db.delete(wordMemory);
      },
    ),
    { numRuns: 15 },
  );
});
