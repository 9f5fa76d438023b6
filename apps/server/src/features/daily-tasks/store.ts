import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { dailyTaskMoves, dailyTasks, profiles } from '#db/schema/all.ts';
import type { Wanted } from '#db/statement.ts';
import { rowsOf, statement } from '#db/statement.ts';
import { changing } from '#db/varying.ts';
import type { OwnRows } from '#http/context.ts';

export type TaskRow = typeof dailyTasks.$inferSelect;
export type MoveRow = typeof dailyTaskMoves.$inferSelect;

const isOpen = and(isNull(dailyTasks.completedAt), isNull(dailyTasks.archivedAt));

/**
 * Serialises everything that moves a student's tasks until the transaction ends. It locks the profile, as paying XP
 * does, so that the two can't deadlock.
 *
 * @returns the student's time zone; null when there is no such profile
 */
export async function holdProfile(tx: Tx, { userId }: OwnRows): Promise<string | null> {
  const [row] = await heldZone(tx, { userId });
  return row?.timeZone ?? null;
}

const heldZone = statement('hold_profile', ['userId'], (on, { userId }) =>
  on.select({ timeZone: profiles.timeZone }).from(profiles).where(eq(profiles.userId, userId)).for('no key update'),
);

const calendar = rowsOf(
  'calendar_of_student',
  ['userId'],
  ({ userId }) => sql<Calendar>`
    SELECT time_zone AS "timeZone",
      (SELECT max(day) FROM daily_task_sets WHERE student_id = ${userId}) AS "latestDay"
    FROM profiles WHERE user_id = ${userId} AND role = 'student'`,
);

type Calendar = {
  timeZone: string;
  /** The latest local day with tasks. */
  latestDay: string | null;
};

/** @returns null for whoever is no student */
export async function findCalendar(on: Db | Tx, { userId }: OwnRows): Promise<Calendar | null> {
  const [row] = await calendar(on, { userId });
  return row ?? null;
}

const ownTask = statement('hold_task', ['userId', 'id'], (on, wanted) =>
  on
    .select({ task: dailyTasks })
    // Rows are locked in this order: the profile first, as everywhere.
    .from(profiles)
    .innerJoin(dailyTasks, eq(dailyTasks.studentId, profiles.userId))
    .where(and(eq(profiles.userId, wanted.userId), eq(dailyTasks.id, wanted.id)))
    .for('no key update'),
);

/** Finds a task of the student's, locking the profile as `holdProfile` does. */
export async function holdTask(tx: Tx, { userId }: OwnRows, id: string): Promise<TaskRow | null> {
  const [row] = await ownTask(tx, { userId, id });
  return row?.task ?? null;
}

const selectOpen = (on: Db | Tx, { userId, day }: Wanted<'userId' | 'day'>) =>
  on
    .select()
    .from(dailyTasks)
    .where(and(eq(dailyTasks.studentId, userId), eq(dailyTasks.day, day), isOpen))
    .orderBy(asc(dailyTasks.place))
    .$dynamic();

const open = statement('open_tasks', ['userId', 'day'], selectOpen);
const heldOpen = statement('hold_open_tasks', ['userId', 'day'], (on, wanted) =>
  selectOpen(on, wanted).for('no key update'),
);

/** The open tasks of a local day, in their order. */
export function listOpen(on: Db | Tx, { userId }: OwnRows, day: string): Promise<TaskRow[]> {
  return open(on, { userId, day });
}

/**
 * `listOpen` for a transaction that holds the profile; it also locks the tasks, so that the student's own steps wait.
 */
export function holdOpen(tx: Tx, { userId }: OwnRows, day: string): Promise<TaskRow[]> {
  return heldOpen(tx, { userId, day });
}

const addMove = statement(
  'insert_task_move',
  ['studentId', 'taskId', 'cause', 'source', 'amount', 'movedAt'],
  (on, wanted) =>
    on.insert(dailyTaskMoves).values(wanted).onConflictDoNothing().returning({ id: dailyTaskMoves.taskId }),
);

/** False when this cause has already moved the task. */
export async function insertMove(tx: Tx, { userId }: OwnRows, move: Omit<MoveRow, 'studentId'>): Promise<boolean> {
  const inserted = await addMove(tx, { studentId: userId, ...move });
  return inserted.length > 0;
}

/** Removes a cause's moves of a day's open tasks, and returns them with their tasks. */
export async function removeMoves(tx: Tx, own: OwnRows, day: string, cause: string): Promise<[TaskRow, MoveRow][]> {
  const tasks = await holdOpen(tx, own, day);
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

const changeTask = changing('change_task', dailyTasks, ['userId', 'id'], (on, set, { userId, id }) =>
  on
    .update(dailyTasks)
    .set(set)
    .where(and(eq(dailyTasks.studentId, userId), eq(dailyTasks.id, id))),
);

/** For a task read under `holdProfile`. */
export async function updateTask(tx: Tx, own: OwnRows, id: string, change: TaskChange, now: Date): Promise<void> {
  await changeTask(tx, { userId: own.userId, id }, { ...change, updatedAt: now });
}

const paid = rowsOf(
  'paid_tasks',
  ['userId', 'day', 'since'],
  ({ userId, day, since }) => sql<{ ofDay: number; lately: number }>`
    SELECT
      (SELECT count(*)::int FROM daily_tasks WHERE student_id = ${userId} AND day = ${day}::date AND xp_given > 0) AS "ofDay",
      (SELECT count(*)::int FROM daily_tasks
        WHERE student_id = ${userId} AND completed_at > ${since}::timestamptz AND xp_given > 0) AS lately`,
);

/** How many of a day's tasks gave XP, and how many of all tasks completed since an instant did. */
export async function countPaid(
  on: Tx,
  { userId }: OwnRows,
  day: string,
  since: Date,
): Promise<{ ofDay: number; lately: number }> {
  const [row] = await paid(on, { userId, day, since: since.toISOString() });
  return row ?? { ofDay: 0, lately: 0 };
}
