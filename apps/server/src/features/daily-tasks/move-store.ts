import { dayMs } from '@wordgrove/contract/days';
import type { Placeholder, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { hint } from '#db/hint.ts';
import { rowsOf } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import type { PaidTasks, Step } from './rules.ts';
import { isOpen } from './store.ts';

type Values<Name extends string> = Readonly<Record<Name, SQL | Placeholder>>;

/** What other features own of a completion, as parts of its statement. */
export type PayParts = {
  /** The INSERT that pays XP once for each `reason` in `from`, and returns the reasons and amounts paid. */
  insertXp: (of: Values<'userId' | 'from' | 'at' | 'day'>) => SQL;
  /** The UPDATE that adds to the XP on the profile and notes when tasks were last completed. */
  gainForTasks: (of: Values<'userId' | 'more' | 'now'>) => SQL;
};

type Written = {
  /** `pays`: the XP; null for a task that isn't finished or isn't paid. */
  tasks: readonly { id: string; progress: number; byActivity: number; isFinished: boolean; pays: number | null }[];
  moves: readonly (Step & { taskId: string })[];
  today: string;
  now: Date;
  writeId: string | null;
};

/** `totalXp` and the `level` from before are null when no task was finished; `xid` is the writing transaction's. */
type Row = { totalXp: number | null; level: number | null; xid: string };

/**
 * One statement for the moves, the tasks, the XP, the profile and the hints: meanwhile everything else that moves a task
 * of the student waits.
 */
export function moveStore({ insertXp, gainForTasks }: PayParts) {
  const move = rowsOf(
    'move_tasks',
    ['userId', 'tasks', 'moves', 'today', 'now', 'writeId'],
    ({ userId, tasks, moves, today, now, writeId }) => sql<Row>`
      WITH moved AS (
        SELECT * FROM jsonb_to_recordset(${tasks}::jsonb)
          AS t (id uuid, progress int, "byActivity" int, "isFinished" boolean, pays int)
      ), added AS (
        INSERT INTO daily_task_moves (student_id, task_id, cause, source, amount, moved_at)
        SELECT ${userId}::uuid, "taskId", cause, source, amount, ${now}::timestamptz FROM jsonb_to_recordset(${moves}::jsonb)
          AS m ("taskId" uuid, cause text, source text, amount int)
      ), paid AS (
        ${insertXp({
          userId,
          from: sql`(SELECT 'task:' || id AS reason, pays AS amount FROM moved WHERE pays IS NOT NULL)`,
          at: now,
          day: today,
        })}
      ), changed AS (
        UPDATE daily_tasks AS t SET progress = moved.progress, by_activity = moved."byActivity",
          updated_at = ${now}::timestamptz,
          completed_at = CASE WHEN "isFinished" THEN ${now}::timestamptz END,
          xp_given = CASE WHEN "isFinished" THEN coalesce((SELECT amount FROM paid WHERE reason = 'task:' || t.id), 0) END
        FROM moved
        -- The array makes PostgreSQL look the tasks up by their ids, instead of reading all that the student ever had.
        WHERE t.student_id = ${userId} AND t.id = ANY (ARRAY(SELECT id FROM moved)) AND t.id = moved.id
      ), gained AS (
        ${gainForTasks({ userId, more: sql`(SELECT coalesce(sum(amount), 0) FROM paid)`, now })}
          AND EXISTS (SELECT FROM moved WHERE "isFinished")
        RETURNING total_xp, level
      ), told AS (${hint({ userId, topic: 'daily-tasks', writeId, when: sql`` })}),
      told_xp AS (${hint({ userId, topic: 'xp', writeId, when: sql`WHERE EXISTS (SELECT FROM paid)` })})
      SELECT total_xp AS "totalXp", level, pg_current_xact_id()::text AS xid
      FROM (SELECT) AS this LEFT JOIN gained ON true`,
  );
  return async (tx: Tx, { userId }: OwnRows, { tasks, moves, now, ...written }: Written): Promise<Row> => {
    const rows = { tasks: JSON.stringify(tasks), moves: JSON.stringify(moves) };
    const [row] = await move(tx, { userId, ...rows, now: now.toISOString(), ...written });
    if (!row) throw new Error('moving tasks answered nothing');
    return row;
  };
}

const paid = rowsOf(
  'paid_tasks',
  ['userId', 'day', 'since'],
  ({ userId, day, since }) => sql<PaidTasks>`
    SELECT
      (SELECT count(*)::int FROM daily_tasks WHERE student_id = ${userId} AND day = ${day}::date AND xp_given > 0) AS "ofDay",
      (SELECT count(*)::int FROM daily_tasks
        WHERE student_id = ${userId} AND completed_at > ${since}::timestamptz AND xp_given > 0) AS lately`,
);

/** How many of a day's tasks gave XP, and how many of those completed in the last 24 hours did. */
export async function countPaid(tx: Tx, { userId }: OwnRows, day: string, now: Date): Promise<PaidTasks> {
  const since = new Date(now.getTime() - dayMs).toISOString();
  const [row] = await paid(tx, { userId, day, since });
  return row ?? { ofDay: 0, lately: 0 };
}

type MovedBack = { id: string; progress: number; byActivity: number };

const takeBack = rowsOf(
  'take_back_moves',
  ['userId', 'day', 'cause', 'now'],
  ({ userId, day, cause, now }) => sql<MovedBack>`
    WITH held AS (
      SELECT id FROM daily_tasks WHERE student_id = ${userId} AND day = ${day}::date AND ${isOpen}
      ORDER BY place FOR NO KEY UPDATE
    ), gone AS (
      DELETE FROM daily_task_moves AS m USING held
      WHERE m.student_id = ${userId} AND m.task_id = held.id AND m.cause = ${cause}
      RETURNING m.task_id, m.amount, CASE m.source WHEN 'activity' THEN m.amount ELSE 0 END AS seen
    )
    UPDATE daily_tasks AS t SET progress = t.progress - gone.amount, by_activity = t.by_activity - gone.seen,
      updated_at = ${now}::timestamptz
    FROM gone WHERE t.student_id = ${userId} AND t.id = gone.task_id
    RETURNING t.id, t.progress, t.by_activity AS "byActivity"`,
);

/** Takes a cause's moves of a day's open tasks back, under `holdProfile`. */
export function takeBackMoves(
  tx: Tx,
  { userId }: OwnRows,
  { now, ...what }: { day: string; cause: string; now: Date },
): Promise<MovedBack[]> {
  return takeBack(tx, { userId, ...what, now: now.toISOString() });
}
