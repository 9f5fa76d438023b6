import type { DayOfTasks } from '@wordgrove/contract/daily-tasks';
import { dayBefore, startOfDay } from '#platform/local-day.ts';

/** A local day where a student was. */
export type DayThere = { day: string; timeZone: string };

/** `wasReached` when the day was before its student asked for new tasks. */
type Done = { completed: number; total: number; wasReached?: boolean };

/** A local day on which somebody had tasks, without the archived ones. */
export type TaskDay = DayThere & Done;

export type Streak = { week: number; current: number; longest: number };

/**
 * What the days up to `through` came to, on which nothing changes any more: the last one reached, how many were reached
 * in a row up to it, and the longest such row.
 */
export type StreakSoFar = { through: string; last: DayThere | null; run: number; longest: number };

const noDays: StreakSoFar = { through: '', last: null, run: 0, longest: 0 };

const lookBack = 7;
const halfDayMs = 12 * 3_600_000;

/**
 * A day counts when at least 80 % of its tasks were completed, once that is so: whoever wants more tasks afterwards
 * doesn't lose the day by it.
 */
export function isReached({ completed, total, wasReached = false }: Done): boolean {
  return wasReached || (total > 0 && completed * 10 >= total * 8);
}

/**
 * How many days in a row were reached up to today; today breaks nothing before it is over. `week` looks back seven days
 * at most, today included.
 *
 * Travelling is no merit and no fault. Westwards over the date line a day comes twice: it counts once, and the one that
 * was reached before, which is tomorrow there, still stands. Eastwards a day is left out: it doesn't count, and it
 * breaks nothing when the flight left less than half of it.
 *
 * @param days all days after `soFar`, and at least the last seven
 * @param today the local day where the student is now
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
 * The same for another day to come, so that it needn't look at all days ever: they are closed up to three days before
 * today, since no two places on earth are further apart.
 */
export function closedStreak(days: readonly TaskDay[], today: string, soFar = noDays): StreakSoFar {
  const through = dayBefore(today, 3);
  if (soFar.through >= through) return soFar;
  const closed = days.filter(({ day }) => day <= through);
  return { ...continued(soFar, closed), through };
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

/** Whether no day was missed between two: it is the next one, or travelling left no room for one in between. */
function follows(earlier: DayThere, later: DayThere): boolean {
  const next = dayBefore(earlier.day, -1);
  if (later.day === next) return true;
  return +startOfDay(later.day, later.timeZone) - +startOfDay(next, earlier.timeZone) < halfDayMs;
}

/** The last seven days, today last, with those on which there were no tasks. */
export function lastDays(days: readonly (Done & { day: string })[], today: string): DayOfTasks[] {
  const known = new Map(days.map((each) => [each.day, each]));
  return Array.from({ length: lookBack }, (_, place) => {
    const day = dayBefore(today, lookBack - 1 - place);
    const done: Done = known.get(day) ?? { completed: 0, total: 0 };
    return { day, completed: done.completed, total: done.total, isReached: isReached(done) };
  });
}

/** Whole percent of today's tasks that are completed; 0 when there are none. */
export function weeklyPercent({ completed, total }: Done): number {
  return total === 0 ? 0 : Math.round((100 * completed) / total);
}
