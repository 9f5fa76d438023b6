import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import type { Part } from '#db/statement.ts';
import { together } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import { dayBefore } from '#platform/local-day.ts';
import type { DayPart } from './split-by-day.ts';
import { runningTimer } from './timer-store.ts';

export type DayTotal = DayPart & { activities: string[] };

/** The study goal in minutes. */
const goal: Part<'userId', number | null, number | null> = {
  json: ({ userId }) => sql`(SELECT minutes FROM study_goals WHERE student_id = ${userId})`,
  read: (minutes) => minutes,
};

type Columns = { days: string | null; seconds: string | null; activities: string | null };

// Three lists as text, without any grouping, and days as their distance: reading a year as rows, JSON or dates takes longer.
const daysSince: Part<'userId' | 'from', Columns, Columns> = {
  json: ({ userId, from }) => sql`(
    SELECT json_build_object('days', string_agg((local_day - ${from}::date)::text, ','),
      'seconds', string_agg(seconds::text, ','), 'activities', string_agg(activity, ','))
    FROM study_days WHERE student_id = ${userId} AND local_day >= ${from}::date)`,
  read: (columns) => columns,
};

const board = together('study_board', ['userId', 'from'], { timer: runningTimer, goal, days: daysSince });

/** The clock, the goal, and the days since `from`, oldest first; within a day, the activity with the most time first. */
export async function readBoard(db: Db, { userId }: OwnRows, from: string) {
  const { days, ...rest } = await board(db, { userId, from });
  return { ...rest, days: addUpDays(days, from) };
}

function addUpDays(columns: Columns, from: string): DayTotal[] {
  const [days = [], seconds = [], activities = []] = [columns.days, columns.seconds, columns.activities].map((list) =>
    list?.split(','),
  );
  const byDay: { activity: string; seconds: number }[][] = [];
  days.forEach((distance, n) => {
    const part = { activity: activities[n] ?? '', seconds: Number(seconds[n]) };
    const parts = byDay[Number(distance)];
    if (parts) parts.push(part);
    else byDay[Number(distance)] = [part];
  });
  const longest = (one: { seconds: number; activity: string }, other: typeof one) =>
    other.seconds - one.seconds || (one.activity < other.activity ? -1 : 1);
  // Days without study are holes.
  return byDay.flatMap((parts, distance) => {
    const total = parts.reduce((sum, part) => sum + part.seconds, 0);
    const names = parts.sort(longest).map(({ activity }) => activity);
    return { day: dayBefore(from, -distance), seconds: total, activities: names };
  });
}
