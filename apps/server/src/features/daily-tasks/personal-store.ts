import type { Db, Tx } from '#db/client.ts';
import { ownRows } from '#db/own-rows.ts';
import { dailyTaskMoves, dailyTaskSets, dailyTasks } from '#db/schema/all.ts';

/** A student's tasks, archived ones too, and what moved them. */
export async function exportDailyTasks(on: Db | Tx, userId: string) {
  const own = ownRows(on, { studentId: userId });
  return {
    dailyTaskSets: await own(dailyTaskSets, 'createdAt', 'id'),
    dailyTasks: await own(dailyTasks, 'createdAt', 'place'),
    dailyTaskMoves: await own(dailyTaskMoves, 'movedAt', 'taskId', 'cause'),
  };
}
