import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { dailyTaskMoves, dailyTaskSets, dailyTasks } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';
import type { TaskRow } from './store.ts';

export type SetRow = typeof dailyTaskSets.$inferSelect;
export type NewTask = Pick<
  typeof dailyTasks.$inferInsert,
  'id' | 'place' | 'templateId' | 'type' | 'priority' | 'target' | 'xp'
>;

export async function findSet(on: Db | Tx, own: OwnRows, id: string): Promise<SetRow | null> {
  const [row] = await on
    .select()
    .from(dailyTaskSets)
    .where(and(eq(dailyTaskSets.studentId, own.userId), eq(dailyTaskSets.id, id)));
  return row ?? null;
}

export function countSets(on: Db | Tx, own: OwnRows, day: string): Promise<number> {
  return on.$count(dailyTaskSets, and(eq(dailyTaskSets.studentId, own.userId), eq(dailyTaskSets.day, day)));
}

/** False when the id is taken, or when this is a first set and the day already has one. */
export async function insertSet(
  tx: Tx,
  own: OwnRows,
  set: Omit<SetRow, 'studentId' | 'reachedAt'>,
  tasks: readonly NewTask[],
): Promise<boolean> {
  const inserted = await tx
    .insert(dailyTaskSets)
    .values({ ...set, studentId: own.userId })
    .onConflictDoNothing()
    .returning({ id: dailyTaskSets.id });
  if (inserted.length === 0) return false;
  const { id: setId, day, createdAt } = set;
  const common = { studentId: own.userId, setId, day, createdAt, updatedAt: createdAt };
  await tx.insert(dailyTasks).values(tasks.map((task) => ({ ...task, ...common })));
  return true;
}

const isFirst = eq(dailyTaskSets.kind, 'first');
const isOn = (own: OwnRows, day: string) => and(eq(dailyTasks.studentId, own.userId), eq(dailyTasks.day, day));

/** The tasks of a local day, archived ones included, in the order they were made. */
export async function listOn(on: Db | Tx, own: OwnRows, day: string): Promise<TaskRow[]> {
  return on.select().from(dailyTasks).where(isOn(own, day)).orderBy(asc(dailyTasks.createdAt), asc(dailyTasks.place));
}

export async function archiveOpen(tx: Tx, own: OwnRows, day: string, now: Date): Promise<void> {
  await tx
    .update(dailyTasks)
    .set({ archivedAt: now, updatedAt: now })
    .where(and(isOn(own, day), isNull(dailyTasks.completedAt), isNull(dailyTasks.archivedAt)));
}

/** Notes that a local day was reached, unless noted already. */
export async function noteReached(tx: Tx, own: OwnRows, day: string, now: Date): Promise<void> {
  await tx
    .update(dailyTaskSets)
    .set({ reachedAt: now })
    .where(
      and(
        eq(dailyTaskSets.studentId, own.userId),
        eq(dailyTaskSets.day, day),
        isFirst,
        isNull(dailyTaskSets.reachedAt),
      ),
    );
}

/** Deletes what nobody asks for any more: the moves of old tasks, and archived tasks. */
export async function removeOldTraces(tx: Tx, own: OwnRows, before: Date): Promise<void> {
  await tx
    .delete(dailyTaskMoves)
    .where(and(eq(dailyTaskMoves.studentId, own.userId), lt(dailyTaskMoves.movedAt, before)));
  await tx
    .delete(dailyTasks)
    .where(
      and(eq(dailyTasks.studentId, own.userId), isNotNull(dailyTasks.archivedAt), lt(dailyTasks.archivedAt, before)),
    );
}
