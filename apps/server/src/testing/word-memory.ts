import { State } from 'ts-fsrs';
import { v7 as uuid } from 'uuid';
import { wordMemory } from '#db/schema/all.ts';
import { parametersVersion } from '#features/memory/rules.ts';
import type { TestApp } from '#testing/app.ts';

/** Gives a student a memory of a word, as if last answered now; only for what never looks at the ledger. */
export async function remember(
  { db, clock }: TestApp,
  { id: studentId }: { id: string },
  word: string,
  { stability, lastReview = clock.now() }: { stability: number; lastReview?: Date },
): Promise<void> {
  const due = new Date(lastReview.getTime() + 86_400_000 * stability);
  const numbers = { difficulty: 5, reps: 3, lapses: 0, state: State.Review, learningSteps: 0, scheduledDays: 1 };
  const last = { lastEventAt: lastReview, lastEventId: uuid(), parametersVersion, isMarked: false };
  await db.insert(wordMemory).values({ studentId, word, stability, lastReview, due, ...numbers, ...last });
}
