import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { dailyTaskSets, dailyTasks } from '#db/schema/all.ts';
import { rowsOf, statement } from '#db/statement.ts';
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

const sets = statement('count_task_sets', ['userId', 'day'], (on, { userId, day }) =>
  on
    .select({ n: count() })
    .from(dailyTaskSets)
    .where(and(eq(dailyTaskSets.studentId, userId), eq(dailyTaskSets.day, day))),
);

export async function countSets(on: Db | Tx, { userId }: OwnRows, day: string): Promise<number> {
  const [row] = await sets(on, { userId, day });
  return row?.n ?? 0;
}

const addSet = rowsOf(
  'insert_task_set',
  ['userId', 'id', 'day', 'timeZone', 'kind', 'streakSoFar', 'createdAt', 'tasks'],
  ({ userId, id, day, timeZone, kind, streakSoFar, createdAt, tasks }) => sql<{ id: string }>`
    WITH made AS (
      INSERT INTO daily_task_sets (student_id, id, day, time_zone, kind, streak_so_far, created_at)
      VALUES (${userId}, ${id}, ${day}, ${timeZone}, ${kind}, ${streakSoFar}, ${createdAt})
      ON CONFLICT DO NOTHING RETURNING student_id, id, day, created_at
    ), added AS (
      INSERT INTO daily_tasks (student_id, set_id, day, created_at, updated_at, id, place, template_id, type, priority,
        target, xp)
      SELECT made.student_id, made.id, made.day, made.created_at, made.created_at, task.id, place, "templateId", type,
        priority, target, xp
      FROM made, jsonb_to_recordset(${tasks}::jsonb) AS task (
        id uuid, place int, "templateId" text, type text, priority text, target int, xp int)
    )
    SELECT id FROM made`,
);

/** False when the id is taken, or when this is a first set and the day already has one. */
export async function insertSet(
  tx: Tx,
  { userId }: OwnRows,
  { streakSoFar, createdAt, ...set }: Omit<SetRow, 'studentId' | 'reachedAt'>,
  tasks: readonly NewTask[],
): Promise<boolean> {
  // A day with an empty set would never get tasks.
  if (tasks.length === 0) throw new Error('a set needs tasks');
  const rows = { streakSoFar: streakSoFar && JSON.stringify(streakSoFar), tasks: JSON.stringify(tasks) };
  const made = await addSet(tx, { userId, ...set, ...rows, createdAt: createdAt.toISOString() });
  return made.length > 0;
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

const removeTraces = rowsOf(
  'remove_task_traces',
  ['userId', 'before'],
  ({ userId, before }) => sql<never>`
    WITH moves AS (DELETE FROM daily_task_moves WHERE student_id = ${userId} AND moved_at < ${before}::timestamptz)
    DELETE FROM daily_tasks WHERE student_id = ${userId} AND archived_at < ${before}::timestamptz`,
);

/** Deletes what nobody asks for any more: the moves of old tasks, and archived tasks. */
export async function removeOldTraces(tx: Tx, { userId }: OwnRows, before: Date): Promise<void> {
  await removeTraces(tx, { userId, before: before.toISOString() });
}
