import type { Tx } from '#db/client.ts';
import { dailyTaskMoves, dailyTaskSets, dailyTasks } from '#db/schema/all.ts';
import { insertMany } from './insert-many.ts';
import type { Learner } from './learner.ts';

/** The days' tasks and the moves that advanced them. */
export async function fillDailyTasks(tx: Tx, learners: readonly Learner[]): Promise<void> {
  await insertMany(
    tx,
    dailyTaskSets,
    learners.flatMap(({ diary }) => diary.taskSets),
  );
  await insertMany(
    tx,
    dailyTasks,
    learners.flatMap(({ diary }) => diary.tasks),
  );
  await insertMany(
    tx,
    dailyTaskMoves,
    learners.flatMap(({ diary }) => diary.taskMoves),
  );
}
