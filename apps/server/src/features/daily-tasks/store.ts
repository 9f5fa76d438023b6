import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import type { dailyTaskMoves } from '#db/schema/all.ts';
import { dailyTasks, profiles } from '#db/schema/all.ts';
import { rowsOf, statement } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';

export type TaskRow = typeof dailyTasks.$inferSelect;
export type MoveRow = typeof dailyTaskMoves.$inferSelect;

/** What moving a task needs to know of it. */
export type OpenTask = Pick<TaskRow, 'id' | 'day' | 'templateId' | 'target' | 'progress' | 'byActivity' | 'xp'>;

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

/** Of tasks in other statements. */
export const isOpen = sql`completed_at IS NULL AND archived_at IS NULL`;

const calendar = rowsOf(
  'calendar_of_student',
  ['userId'],
  ({ userId }) => sql<Calendar>`
    SELECT p.time_zone AS "timeZone", latest.day AS "latestDay", ARRAY(
      SELECT template_id FROM daily_tasks WHERE student_id = ${userId} AND day = latest.day AND ${isOpen}) AS open
    FROM profiles AS p, (SELECT max(day) AS day FROM daily_task_sets WHERE student_id = ${userId}) AS latest
    WHERE p.user_id = ${userId} AND p.role = 'student'`,
);

type Calendar = {
  timeZone: string;
  /** The latest local day with tasks. */
  latestDay: string | null;
  /** The templates of its open tasks. */
  open: string[];
};

/** @returns null for whoever is no student */
export async function findCalendar(on: Db | Tx, { userId }: OwnRows): Promise<Calendar | null> {
  const [row] = await calendar(on, { userId });
  return row ?? null;
}

const ownTask = statement('hold_task', ['userId', 'id'], (on, wanted) =>
  on
    .select({ task: dailyTasks, timeZone: profiles.timeZone })
    // Rows are locked in this order: the profile first, as everywhere.
    .from(profiles)
    .innerJoin(dailyTasks, eq(dailyTasks.studentId, profiles.userId))
    .where(and(eq(profiles.userId, wanted.userId), eq(dailyTasks.id, wanted.id)))
    .for('no key update'),
);

/** Finds a task of the student's, and the student's time zone, locking the profile as `holdProfile` does. */
export async function holdTask(
  tx: Tx,
  { userId }: OwnRows,
  id: string,
): Promise<{ task: TaskRow; timeZone: string } | null> {
  const [row] = await ownTask(tx, { userId, id });
  return row ?? null;
}

/** `movedBy`: which of the causes have moved it already. */
type HeldTask = OpenTask & { movedBy: string[] };

const heldOpen = rowsOf(
  'hold_open_tasks',
  ['userId', 'day', 'causes'],
  ({ userId, day, causes }) => sql<HeldTask>`
    SELECT t.id, t.day, t.template_id AS "templateId", t.target, t.progress, t.by_activity AS "byActivity", t.xp, ARRAY(
      SELECT m.cause FROM daily_task_moves AS m
      WHERE m.student_id = ${userId} AND m.task_id = t.id AND m.cause = ANY (${causes}::text[])) AS "movedBy"
    FROM daily_tasks AS t
    WHERE t.student_id = ${userId} AND t.day = ${day}::date AND ${isOpen}
    ORDER BY t.place FOR NO KEY UPDATE OF t`,
);

/**
 * The open tasks of a local day, in their order, for a transaction that holds the profile. They are locked, so that the
 * student's own steps wait.
 */
export function holdOpen(
  tx: Tx,
  { userId }: OwnRows,
  day: string,
  causes: readonly string[] = [],
): Promise<HeldTask[]> {
  return heldOpen(tx, { userId, day, causes });
}
