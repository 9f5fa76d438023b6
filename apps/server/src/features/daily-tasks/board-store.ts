import { sql } from 'drizzle-orm';
import { batched } from '#db/batched.ts';
import type { Db, Tx } from '#db/client.ts';
import { hint } from '#db/hint.ts';
import { rowOfEach } from '#db/of-each.ts';
import type { Asked, Given, Part } from '#db/statement.ts';
import { rowsOf } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import type { MomentsSeen } from './moments.ts';
import type { TaskRow } from './store.ts';
import type { StreakSoFar, TaskDay } from './streak.ts';

export type BoardTask = Pick<
  TaskRow,
  'id' | 'templateId' | 'type' | 'priority' | 'target' | 'progress' | 'byActivity' | 'xp' | 'xpGiven'
> & { completedAt: string | null; isArchived: boolean };

/** The data of a board. */
export type BoardRows = {
  /** The day's tasks, archived ones included, in the order they were made. */
  tasks: BoardTask[];
  /** The last seven days and all days after `soFar`, if they have tasks that aren't archived. */
  days: TaskDay[];
  soFar: StreakSoFar | null;
  totalXp: number;
  xpToday: number;
  momentsSeen: MomentsSeen;
  /** How many words are known. */
  knownWords: number;
};

const soFarOf = (userId: Given) => sql`(
    SELECT streak_so_far FROM daily_task_sets
    WHERE student_id = ${userId} AND kind = 'first' AND streak_so_far IS NOT NULL ORDER BY day DESC LIMIT 1)`;

/** However long the history, only the last few days of both tables are read. */
const daysOf = ({ userId, day }: Asked<'userId' | 'day'>) => sql`
    coalesce((SELECT json_agg(each) FROM (
      SELECT t.day, s.time_zone AS "timeZone", count(*) AS total, count(t.completed_at) AS completed,
        s.reached_at IS NOT NULL AS "wasReached"
      FROM (SELECT least(${day}::date - 6, coalesce((${soFarOf(userId)} ->> 'through')::date + 1, '-infinity')) AS day
        OFFSET 0) AS since
      JOIN daily_task_sets AS s ON s.student_id = ${userId} AND s.kind = 'first' AND s.day >= since.day
      JOIN daily_tasks AS t ON t.student_id = ${userId} AND t.day = s.day AND t.day >= since.day
      WHERE t.archived_at IS NULL
      GROUP BY t.day, s.time_zone, s.reached_at) AS each), '[]')`;

/** What a student did of the tasks of the last seven days, and what the streak needs. */
export type TaskWeek = Pick<BoardRows, 'days' | 'soFar'> & {
  /** Completed tasks of the seven days whose whole progress the product recorded. */
  byActivity: number;
};

export const taskWeek: Part<'userId' | 'day', TaskWeek, TaskWeek> = {
  json: ({ userId, day }) => sql`json_build_object('days', ${daysOf({ userId, day })}, 'soFar', ${soFarOf(userId)},
    'byActivity', (SELECT count(*) FROM daily_tasks WHERE student_id = ${userId} AND archived_at IS NULL
      AND day BETWEEN ${day}::date - 6 AND ${day}::date AND completed_at IS NOT NULL AND by_activity >= target))`,
  read: (week) => week,
};

const days = rowsOf(
  'days_for_streak',
  ['userId', 'day'],
  ({ userId, day }) => sql<Pick<BoardRows, 'days' | 'soFar'>>`
    SELECT ${daysOf({ userId, day })} AS days, ${soFarOf(userId)} AS "soFar"`,
);

/** Of a board, what the streak up to a day needs. */
export async function readStreakDays(on: Tx, { userId }: OwnRows, day: string) {
  const [row] = await days(on, { userId, day });
  return row ?? { days: [], soFar: null };
}

type ListedDay = {
  day: string;
  /** The last completion; without one, when the tasks were given. */
  at: string;
  total: number;
  completed: number;
  byActivity: number;
  wasReached: boolean;
};

const taskDays = rowsOf(
  'task_days',
  ['userId', 'size', 'from'],
  ({ userId, size, from }) => sql<ListedDay>`
    SELECT s.day, coalesce(max(t.completed_at), s.created_at) AS at, count(t.id)::int AS total,
      count(t.completed_at)::int AS completed, s.reached_at IS NOT NULL AS "wasReached",
      (count(*) FILTER (WHERE t.completed_at IS NOT NULL AND t.by_activity >= t.target))::int AS "byActivity"
    FROM (SELECT day, created_at, reached_at FROM daily_task_sets WHERE student_id = ${userId} AND kind = 'first'
      ORDER BY day DESC LIMIT ${size} OFFSET ${from}) AS s
    LEFT JOIN daily_tasks AS t ON t.student_id = ${userId} AND t.day = s.day AND t.archived_at IS NULL
    GROUP BY s.day, s.created_at, s.reached_at ORDER BY s.day DESC`,
);

type DayPage = { studentId: string; size: number; from: number };

/** A page of a student's days with tasks, the newest first. */
export async function listTaskDays(on: Db, { studentId, size, from }: DayPage): Promise<ListedDay[]> {
  const rows = await taskDays(on, { userId: studentId, size, from });
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

/** Tasks and days come as JSON. */
const boardRows = rowOfEach(
  'task_board',
  { userId: 'uuid', day: 'date' },
  ({ userId, day }, { from, place }) => sql<BoardRows>`
    SELECT ${place}, coalesce((SELECT json_agg(task) FROM (
      SELECT id, template_id AS "templateId", type, priority, target, progress, by_activity AS "byActivity", xp,
        xp_given AS "xpGiven", completed_at AS "completedAt", archived_at IS NOT NULL AS "isArchived"
      FROM daily_tasks WHERE student_id = ${userId} AND day = ${day} ORDER BY created_at, place) AS task), '[]') AS tasks,
    ${daysOf({ userId, day })} AS days,
    ${soFarOf(userId)} AS "soFar",
    (SELECT total_xp FROM profiles WHERE user_id = ${userId}) AS "totalXp",
    (SELECT coalesce(sum(amount), 0)::int FROM xp_events WHERE student_id = ${userId} AND local_day = ${day}) AS "xpToday",
    coalesce((SELECT moments_seen FROM profiles WHERE user_id = ${userId}), '{}') AS "momentsSeen",
    coalesce((SELECT known FROM memory_counts WHERE student_id = ${userId}), 0) AS "knownWords"
    FROM ${from}`,
);

const readBatch = batched(boardRows);

/** One statement for everything, since boards are requested all day long. */
export async function readBoardRows(on: Db | Tx, { userId }: OwnRows, day: string): Promise<BoardRows> {
  const rows = await readBatch(on, { userId, day });
  if (!rows) throw new Error('the board is missing');
  return rows;
}

type Step = { userId: string; day: string; id: string; progress: number; now: Date; writeId: string | null };

/**
 * Students' own steps that don't finish their tasks, as one statement and one transaction. The row is its own lock: of two
 * equal steps one moves the task, and the other finds the progress changed. No step waits for another's row, and none
 * makes those of others wait: a task that is locked is left to whoever can wait for it.
 *
 * Steps of one student share a hint. It names a write only if that is all it tells of.
 */
const takeSteps = rowOfEach(
  'task_step',
  { userId: 'uuid', day: 'date', id: 'uuid', progress: 'integer', now: 'timestamptz', writeId: 'text' },
  ({ userId, day, id, progress, now, writeId }, { from, place }) => sql<{ xid: string }>`
    WITH free AS (
      SELECT ${place}, t.student_id, t.id, ${progress} AS progress, ${now} AS now, ${writeId} AS write_id
      FROM ${from} JOIN daily_tasks AS t ON t.student_id = ${userId} AND t.id = ${id} AND t.day = ${day}
        AND t.progress = ${progress} - 1 AND t.target > ${progress} AND t.completed_at IS NULL AND t.archived_at IS NULL
      FOR NO KEY UPDATE OF t SKIP LOCKED
    ), moved AS (
      UPDATE daily_tasks AS t SET progress = free.progress, updated_at = free.now FROM free WHERE t.id = free.id
      RETURNING free.place, free.student_id, free.id, free.now, free.write_id
    ), step AS (
      INSERT INTO daily_task_moves (student_id, task_id, cause, source, amount, moved_at)
      SELECT student_id, id, 'own:' || gen_random_uuid(), 'self', 1, now FROM moved
    ), told AS (${hint({
      ...{ userId: sql`student_id`, topic: 'daily-tasks' },
      writeId: sql`CASE WHEN count(*) = 1 THEN min(write_id) END`,
      when: sql`FROM moved GROUP BY student_id`,
    })})
    SELECT place, pg_current_xact_id()::text AS xid FROM moved`,
);

const takeStep = batched(takeSteps);

/** @returns the writing transaction's id; null when the step doesn't qualify */
export async function stepOn(on: Db, { now, ...step }: Step): Promise<string | null> {
  const row = await takeStep(on, { ...step, now: now.toISOString() });
  return row?.xid ?? null;
}
