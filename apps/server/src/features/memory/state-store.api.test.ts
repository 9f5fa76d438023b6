import { dayMs } from '@wordgrove/contract/days';
import fc from 'fast-check';
import { State } from 'ts-fsrs';
import { v7 as uuid } from 'uuid';
import { afterAll, expect, it } from 'vitest';
import { inTransaction } from '#db/client.ts';
import { wordMemory } from '#db/schema/all.ts';
import { stateAt } from '#db/word-state.ts';
import { atRiskAfter } from '#platform/forgetting.ts';
import { testApp } from '#testing/app.ts';
import { buildLearner } from '#testing/learner.ts';
import type { Memory } from './rules.ts';
import { advance, wordState } from './rules.ts';
import { countStates, mendCounts } from './state-store.ts';

const app = await testApp();
const { db } = app;
const now = new Date('2026-03-10T21:30:00.123Z');
afterAll(() => app.close());

/** Milliseconds near the moment a word becomes at risk, where a single one more or less may count as a whole day. */
const near = (stability: number, offset: number) => Math.round((Math.floor(atRiskAfter * stability) + offset) * dayMs);

const graded: fc.Arbitrary<Memory> = fc
  .record({
    stability: fc.oneof(fc.double({ min: 0.01, max: 400, noNaN: true }), fc.constantFrom(20.99999999, 21, 21.00000001)),
    ago: fc.oneof(
      fc.integer({ min: -dayMs, max: 900 * dayMs }),
      fc.record({ days: fc.constantFrom(0, 1), ms: fc.constantFrom(-1, 0, 1) }),
    ),
  })
  .map(({ stability: drawn, ago }) => {
    const stability = Number(drawn.toFixed(8));
    const elapsed = typeof ago === 'number' ? ago : near(stability, ago.days) + ago.ms;
    const lastReview = new Date(now.getTime() - elapsed);
    // At the latest two days after it is at risk.
    const due = new Date(near(stability, 3) + lastReview.getTime());
    return { ...plain, stability, lastReview, due, state: State.Review };
  });

const plain = { difficulty: 5, reps: 1, lapses: 0, scheduledDays: 1, learningSteps: 0, isMarked: false };
const missed = { id: uuid(), activity: 'game:quiz', task: 'guessed', passed: false, grade: null, hints: 0 } as const;
const marked = advance(null, { ...missed, occurredAt: now });

it('names the same state in the database as the rules do, of any memory', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(graded, { minLength: 50, maxLength: 120 }), async (drawn) => {
      const own = await buildLearner(db);
      const memories = [...drawn, ...(marked ? [marked] : [])];
      const last = { lastEventAt: now, lastEventId: uuid(), parametersVersion: 1 };
      await db
        .insert(wordMemory)
        .values(memories.map((memory, n) => ({ ...memory, ...last, studentId: own.userId, word: `w${n}:noun` })));
      await inTransaction(db, (tx) => mendCounts(tx, own));
      const rows = await db.select({ word: wordMemory.word, state: stateAt(now) }).from(wordMemory);
      const states = new Map(rows.map(({ word, state }) => [word, state]));
      const wanted = memories.map((memory) => wordState(memory, now));
      expect(memories.map((_, n) => states.get(`w${n}:noun`))).toEqual(wanted);
      const count = (state: string) => wanted.filter((each) => each === state).length;
      const counts = { new: 1, learning: count('learning'), known: count('known'), 'at-risk': count('at-risk') };
      expect(await countStates(db, own, now)).toEqual(counts);
      await db.delete(wordMemory);
    }),
    { numRuns: 30 },
  );
});
