import type { StudyToday } from '@wordgrove/contract/dashboards';
import { sql } from 'drizzle-orm';
import type { Part } from '#db/statement.ts';
import { presentTimer } from './present.ts';
import type { RecentSession } from './split-by-day.ts';
import type { SessionRow } from './store.ts';
import type { TimerJson } from './timer-store.ts';
import { runningTimer } from './timer-store.ts';

type Json = { now: string; seconds: number; goal: number | null; timer: TimerJson | null };

/** How long a student has studied on the local day, against the goal. */
export const studyToday: Part<'userId' | 'day' | 'now', Json, StudyToday> = {
  json: ({ userId, day, now }) => sql`json_build_object(
    'now', ${now}::timestamptz,
    'seconds', (SELECT coalesce(sum(seconds), 0) FROM study_days WHERE student_id = ${userId} AND local_day = ${day}::date),
    'goal', (SELECT minutes FROM study_goals WHERE student_id = ${userId}),
    'timer', ${runningTimer.json({ userId })})`,
  read: ({ now, timer: running, ...rest }) => {
    const timer = runningTimer.read(running);
    return { ...rest, now: new Date(now).toISOString(), timer: timer && presentTimer(timer) };
  },
};

type Session = Pick<SessionRow, 'source' | 'timeZone' | 'seconds'> & { startedAt: string; endedAt: string };

/** A student's sessions that may touch the last seven local days. */
export const recentSessions: Part<'userId' | 'day', Session[], RecentSession[]> = {
  json: ({ userId, day }) => sql`coalesce((SELECT json_agg(session) FROM (
    SELECT source, time_zone AS "timeZone", seconds, started_at AS "startedAt", ended_at AS "endedAt"
    FROM study_sessions
    WHERE student_id = ${userId} AND removed_at IS NULL AND started_at >= ${day}::date - 9) AS session), '[]')`,
  read: (sessions) =>
    sessions.map(({ startedAt, endedAt, ...session }) => ({
      ...session,
      startedAt: new Date(startedAt),
      endedAt: new Date(endedAt),
    })),
};
