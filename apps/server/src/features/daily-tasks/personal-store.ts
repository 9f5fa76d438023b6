import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { dailyTaskMoves, dailyTaskSets, dailyTasks } from '#db/schema/all.ts';

/** A student's tasks, archived ones too, and what moved them. */
export async function exportDailyTasks(on: Db | Tx, userId: string) {
  const sets = await on
    .select()
    .from(dailyTaskSets)
    .where(eq(dailyTaskSets.studentId, userId))
    .orderBy(asc(dailyTaskSets.createdAt), asc(dailyTaskSets.id));
  const tasks = await on
    .select()
    .from(dailyTasks)
    .where(eq(dailyTasks.studentId, userId))
    .orderBy(asc(dailyTasks.createdAt), asc(dailyTasks.place));
  const moves = await on
    .select()
    .from(dailyTaskMoves)
    .where(eq(dailyTaskMoves.studentId, userId))
    .orderBy(asc(dailyTaskMoves.movedAt), asc(dailyTaskMoves.taskId), asc(dailyTaskMoves.cause));
  return {
    dailyTaskSets: sets.map(withoutOwner),
    dailyTasks: tasks.map(withoutOwner),
    dailyTaskMoves: moves.map(withoutOwner),
  };
}

function withoutOwner<Row extends { studentId: string }>({ studentId: _, ...row }: Row): Omit<Row, 'studentId'> {
  return row;
}
