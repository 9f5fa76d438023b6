import { State } from 'ts-fsrs';
import { v7 as uuid } from 'uuid';
import { wordMemory } from '#db/schema/all.ts';
import { parametersVersion } from '#features/memory/rules.ts';
import type { TestApp } from '#testing/app.ts';

type Remembered = { stability: number; lastReview?: Date };

/** Gives a student a memory of a word, as if last answered now; only for what never looks at the ledger. */
export async function remember(app: TestApp, student: { id: string }, word: string, as: Remembered): Promise<void> {
  await rememberAll(app, student, [{ word, ...as }]);
}

/** The same for many words, by one statement. */
export async function rememberAll(
  { db, clock }: TestApp,
  { id: studentId }: { id: string },
  words: readonly (Remembered & { word: string })[],
): Promise<void> {
  const rows = words.map(({ word, stability, lastReview = clock.now() }) => {
    const due = new Date(lastReview.getTime() + 86_400_000 * stability);
    const numbers = { difficulty: 5, reps: 3, lapses: 0, state: State.Review, learningSteps: 0, scheduledDays: 1 };
    const last = { lastEventAt: lastReview, lastEventId: uuid(), parametersVersion, isMarked: false };
    return { studentId, word, stability, lastReview, due, ...numbers, ...last };
  });
  await db.insert(wordMemory).values(rows);
}
