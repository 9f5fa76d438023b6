import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { studySessions, studyTimers } from '#db/schema/all.ts';
import type { Part } from '#db/statement.ts';
import { statement } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';

export type TimerRow = typeof studyTimers.$inferSelect;

/** Whose it is isn't shown. */
export type RunningTimer = Omit<TimerRow, 'studentId'>;

const timer = statement('study_timer', ['userId'], (on, { userId }) =>
  on.select().from(studyTimers).where(eq(studyTimers.studentId, userId)),
);

export type TimerJson = Omit<RunningTimer, 'startedAt' | 'pausedAt'> & { startedAt: string; pausedAt: string | null };

/** The clock within a larger statement. */
export const runningTimer: Part<'userId', TimerJson | null, RunningTimer | null> = {
  json: ({ userId }) => sql`(SELECT row_to_json(timer) FROM (
    SELECT session_id AS "sessionId", activity, is_pomodoro AS "isPomodoro", started_at AS "startedAt",
      paused_at AS "pausedAt", paused_seconds AS "pausedSeconds", version
    FROM study_timers WHERE student_id = ${userId}) AS timer)`,
  read: (timer) =>
    timer && {
      ...timer,
      startedAt: new Date(timer.startedAt),
      pausedAt: timer.pausedAt === null ? null : new Date(timer.pausedAt),
    },
};

export async function findTimer(on: Db | Tx, { userId }: OwnRows): Promise<TimerRow | null> {
  const [row] = await timer(on, { userId });
  return row ?? null;
}

/** Whether somebody else's clock or session has this id. */
export async function isTaken(tx: Tx, { userId }: OwnRows, id: string): Promise<boolean> {
  const clocks = await tx.$count(studyTimers, and(eq(studyTimers.sessionId, id), ne(studyTimers.studentId, userId)));
  const sessions = await tx.$count(studySessions, and(eq(studySessions.id, id), ne(studySessions.studentId, userId)));
  return clocks + sessions > 0;
}

/** For a student without a clock. */
export async function insertTimer(
  tx: Tx,
  { userId }: OwnRows,
  timer: Pick<TimerRow, 'sessionId' | 'activity' | 'isPomodoro' | 'startedAt'>,
): Promise<TimerRow> {
  const [row] = await tx
    .insert(studyTimers)
    .values({ ...timer, studentId: userId })
    .returning();
  if (!row) throw new Error('the clock was not written');
  return row;
}

export async function updateTimer(
  tx: Tx,
  { userId }: OwnRows,
  change: Pick<TimerRow, 'pausedAt' | 'pausedSeconds'>,
): Promise<TimerRow> {
  const [row] = await tx
    .update(studyTimers)
    .set({ ...change, version: sql`${studyTimers.version} + 1` })
    .where(eq(studyTimers.studentId, userId))
    .returning();
  if (!row) throw new Error('the clock vanished while it was held');
  return row;
}

export async function deleteTimer(tx: Tx, { userId }: OwnRows): Promise<void> {
  await tx.delete(studyTimers).where(eq(studyTimers.studentId, userId));
}
