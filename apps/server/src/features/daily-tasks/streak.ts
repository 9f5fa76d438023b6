import type { DayOfTasks } from '@wordgrove/contract/daily-tasks';
import { dayBefore } from '#platform/local-day.ts';

/** A local day on which somebody had tasks, without the archived ones. */
export type TaskDay = { day: string; completed: number; total: number };

export type Streak = { week: number; current: number; longest: number };

const lookBack = 7;

/** A day counts when at least 80 % of its tasks were completed. */
export function isReached({ completed, total }: Omit<TaskDay, 'day'>): boolean {
  return total > 0 && completed * 10 >= total * 8;
}

/**
 * How many days in a row were reached up to today; today breaks nothing before it is over. `week` looks back seven days
 * at most, today included.
 *
 * @param today the local day where the student is now
 */
export function streakOf(days: readonly TaskDay[], today: string): Streak {
  const reached = new Set(days.filter(isReached).map(({ day }) => day));
  const endsToday = reached.has(today) ? 1 : 0;
  const before = runUpTo(dayBefore(today, 1), reached);
  const starts = [...reached].filter((day) => !reached.has(dayBefore(day, 1)));
  const runs = starts.map((day) => runFrom(day, reached));
  return {
    week: endsToday + Math.min(before, lookBack - 1),
    current: endsToday + before,
    longest: Math.max(0, ...runs),
  };
}

function runUpTo(last: string, reached: ReadonlySet<string>): number {
  let length = 0;
  while (reached.has(dayBefore(last, length))) length += 1;
  return length;
}

function runFrom(first: string, reached: ReadonlySet<string>): number {
  let length = 0;
  while (reached.has(dayBefore(first, -length))) length += 1;
  return length;
}

/** The last seven days, today last, with those on which there were no tasks. */
export function lastDays(days: readonly TaskDay[], today: string): DayOfTasks[] {
  const known = new Map(days.map((each) => [each.day, each]));
  return Array.from({ length: lookBack }, (_, place) => {
    const day = dayBefore(today, lookBack - 1 - place);
    const { completed, total } = known.get(day) ?? { completed: 0, total: 0 };
    return { day, completed, total, isReached: isReached({ completed, total }) };
  });
}

/** Whole percent of today's tasks that are completed; 0 when there are none. */
export function weeklyPercent({ completed, total }: Omit<TaskDay, 'day'>): number {
  return total === 0 ? 0 : Math.round((100 * completed) / total);
}
