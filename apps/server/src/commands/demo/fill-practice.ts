import type { Tx } from '#db/client.ts';
import { practiceEvents, xpEvents } from '#db/schema/all.ts';
import { rebuildStudent } from '#features/memory/rebuild.ts';
import { insertMany } from './insert-many.ts';
import type { Learner } from './learner.ts';

/** The two ledgers, and the memories and days that the product computes from the evidence. */
export async function fillPractice(tx: Tx, learners: readonly Learner[]): Promise<void> {
  await insertMany(
    tx,
    practiceEvents,
    learners.flatMap(({ diary }) => diary.events),
  );
  await insertMany(
    tx,
    xpEvents,
    learners.flatMap(({ diary }) => diary.xp),
  );
  for (const { id } of learners) await rebuildStudent(tx, id);
}
