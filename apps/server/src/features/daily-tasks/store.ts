import type { SQL } from 'drizzle-orm';
import { and, asc, eq, gt, inArray, isNull, like, or, sql, sum } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { dailyTaskMoves, dailyTasks, profiles } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';

export type TaskRow = typeof dailyTasks.$inferSelect;
export type MoveRow = typeof dailyTaskMoves.$inferSelect;

const isOf = ({ userId }: OwnRows) => eq(dailyTasks.studentId, userId);
const isOpen = and(isNull(dailyTasks.completedAt), isNull(dailyTasks.archivedAt));

/**
 * Makes everything that moves a student's tasks follow one another until the transaction ends. The profile is what
 * paying XP locks too, so that the two never wait for each other.
 *
 * @returns the time zone in which the student lives, null for nobody
 */
export async function holdTasks(tx: Tx, { userId }: OwnRows): Promise<string | null> {
  const [row] = await tx
    .select({ timeZone: profiles.timeZone })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .for('no key update');
  return row?.timeZone ?? null;
}

export async function findTimeZone(on: Db | Tx, { userId }: OwnRows): Promise<string | null> {
  const [row] = await on.select({ timeZone: profiles.timeZone }).from(profiles).where(eq(profiles.userId, userId));
  return row?.timeZone ?? null;
}

export async function findTask(on: Db | Tx, own: OwnRows, id: string): Promise<TaskRow | null> {
  const [row] = await on
    .select()
    .from(dailyTasks)
    .where(and(isOf(own), eq(dailyTasks.id, id)));
  return row ?? null;
}

/** The tasks of a local day that are still to be done, in their order. */
export function listOpen(on: Db | Tx, own: OwnRows, day: string): Promise<TaskRow[]> {
  return on
    .select()
    .from(dailyTasks)
    .where(and(isOf(own), eq(dailyTasks.day, day), isOpen))
    .orderBy(asc(dailyTasks.place));
}

/** False when this cause moved the task already. */
export async function insertMove(tx: Tx, own: OwnRows, move: Omit<MoveRow, 'studentId'>): Promise<boolean> {
  const inserted = await tx
    .insert(dailyTaskMoves)
    .values({ ...move, studentId: own.userId })
    .onConflictDoNothing()
    .returning({ taskId: dailyTaskMoves.taskId });
  return inserted.length > 0;
}

/** How far the student's own steps moved a task. */
export async function sumOwnSteps(tx: Tx, own: OwnRows, taskId: string): Promise<number> {
  const isOwnStep = and(eq(dailyTaskMoves.taskId, taskId), like(dailyTaskMoves.cause, 'own:%'));
  const [row] = await tx
    .select({ steps: sum(dailyTaskMoves.amount).mapWith(Number) })
    .from(dailyTaskMoves)
    .where(and(eq(dailyTaskMoves.studentId, own.userId), isOwnStep));
  return row?.steps ?? 0;
}

/** Takes away what a cause did to tasks of a day that are still to be done, and returns it. */
export async function removeMoves(tx: Tx, own: OwnRows, day: string, cause: string): Promise<[TaskRow, MoveRow][]> {
  const tasks = await listOpen(tx, own, day);
  const moved = await tx
    .delete(dailyTaskMoves)
    .where(
      and(
        eq(dailyTaskMoves.studentId, own.userId),
        eq(dailyTaskMoves.cause, cause),
        inArray(
          dailyTaskMoves.taskId,
          tasks.map(({ id }) => id),
        ),
      ),
    )
    .returning();
  return moved.flatMap((move) => {
    const task = tasks.find(({ id }) => id === move.taskId);
    return task ? [[task, move] as [TaskRow, MoveRow]] : [];
  });
}

export type TaskChange = Partial<Pick<TaskRow, 'progress' | 'byActivity' | 'completedAt' | 'xpGiven' | 'archivedAt'>>;

/** For a task that was read while `holdTasks` keeps the others away. */
export async function updateTask(tx: Tx, own: OwnRows, id: string, change: TaskChange, now: Date): Promise<void> {
  await tx
    .update(dailyTasks)
    .set({ ...change, updatedAt: now })
    .where(and(isOf(own), eq(dailyTasks.id, id)));
}

/** How many tasks of a day gave XP, and how many that were completed since an instant, of whatever day. */
export async function countPaid(
  on: Tx,
  own: OwnRows,
  day: string,
  since: Date,
): Promise<{ ofDay: number; lately: number }> {
  const isOfDay = eq(dailyTasks.day, day);
  const isLate = gt(dailyTasks.completedAt, since);
  const counted = (condition: SQL) => sql<number>`count(*) FILTER (WHERE ${condition})`.mapWith(Number);
  const [row] = await on
    .select({ ofDay: counted(isOfDay), lately: counted(isLate) })
    .from(dailyTasks)
    .where(and(isOf(own), or(isOfDay, isLate), gt(dailyTasks.xpGiven, 0)));
  return row ?? { ofDay: 0, lately: 0 };
}
