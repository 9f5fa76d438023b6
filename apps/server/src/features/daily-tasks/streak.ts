import type { DayOfTasks } from '@wordgrove/contract/daily-tasks';
import { dayBefore, startOfDay } from '#platform/local-day.ts';

/** A local day and the zone where the student was. */
export type DayThere = { day: string; timeZone: string };

/** `wasReached`: the day was reached before its student asked for new tasks. */
type Done = { completed: number; total: number; wasReached?: boolean };

/** A local day with tasks, archived ones not counted. */
export type TaskDay = DayThere & Done;

export type Streak = { week: number; current: number; longest: number };

/**
 * The closed days up to `through`: the last day reached, the length of the streak ending there, and the longest one.
 */
export type StreakSoFar = { through: string; last: DayThere | null; run: number; longest: number };

const noDays: StreakSoFar = { through: '', last: null, run: 0, longest: 0 };

const lookBack = 7;
const halfDayMs = 12 * 3_600_000;

/** A day is reached once at least 80 % of its tasks are completed; asking for more tasks afterwards doesn't lose it. */
export function isReached({ completed, total, wasReached = false }: Done): boolean {
  return wasReached || (total > 0 && completed * 10 >= total * 8);
}

/**
 * Counts the days reached in a row up to today; today can't break the streak before it is over. `week` looks back at
 * most seven days, today included.
 *
 * Travelling neither helps nor hurts. Westwards across the date line a day comes twice: it counts once, and one already
 * reached, even if it is tomorrow there, still stands. Eastwards a day is skipped: it doesn't count, and it breaks
 * nothing if the flight left less than half of it.
 *
 * @param days all days after `soFar`, and at least the last seven
 * @param today the student's current local day
 */
export function streakOf(days: readonly TaskDay[], today: DayThere, soFar = noDays): Streak {
  const { last, run, longest } = continued(soFar, days);
  const current = last && (last.day >= today.day || follows(last, today)) ? run : 0;
  const newest = last && last.day > today.day ? last.day : today.day;
  const from = dayBefore(newest, lookBack - 1);
  const lately = days.filter((each) => each.day >= from && isReached(each)).length;
  return { week: Math.min(current, lately), current, longest };
}

/**
 * Closes the days up to three before today, so that later streaks needn't read the whole history. No two places on
 * Earth are further apart than that.
 */
export function closedStreak(days: readonly TaskDay[], today: string, soFar = noDays): StreakSoFar {
  const through = dayBefore(today, 3);
  if (soFar.through >= through) return soFar;
  const closed = days.filter(({ day }) => day <= through);
  return { ...continued(soFar, closed), through };
}

/** The last run of days reached: how long it was, and its last day. Null before the first. */
export function lastRun(days: readonly TaskDay[], soFar = noDays): { days: number; lastDay: string } | null {
  const { last, run } = continued(soFar, days);
  return last && { days: run, lastDay: last.day };
}

function continued(soFar: StreakSoFar, days: readonly TaskDay[]): StreakSoFar {
  return days
    .filter((each) => each.day > soFar.through && isReached(each))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
    .reduce(withDay, soFar);
}

function withDay({ through, last, run, longest }: StreakSoFar, { day, timeZone }: TaskDay): StreakSoFar {
  const here = { day, timeZone };
  const length = last && follows(last, here) ? run + 1 : 1;
  return { through, last: here, run: length, longest: Math.max(longest, length) };
}

/**
 * Whether no day was missed between two: the later one is the next day, or travelling left no room for one in between.
 */
function follows(earlier: DayThere, later: DayThere): boolean {
  const next = dayBefore(earlier.day, -1);
  if (later.day === next) return true;
  return +startOfDay(later.day, later.timeZone) - +startOfDay(next, earlier.timeZone) < halfDayMs;
}

/** The last seven days, today last, including those without tasks. */
export function lastDays(days: readonly (Done & { day: string })[], today: string): DayOfTasks[] {
  const known = new Map(days.map((each) => [each.day, each]));
  return Array.from({ length: lookBack }, (_, place) => {
    const day = dayBefore(today, lookBack - 1 - place);
    const done: Done = known.get(day) ?? { completed: 0, total: 0 };
    return { day, completed: done.completed, total: done.total, isReached: isReached(done) };
  });
}

/** Completed share of today's tasks as a whole percentage; 0 when there are none. */
export function weeklyPercent({ completed, total }: Done): number {
  return total === 0 ? 0 : Math.round((100 * completed) / total);
}
