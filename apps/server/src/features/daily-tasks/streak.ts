import type { DayOfTasks } from '@wordgrove/contract/daily-tasks';
import { dayBefore, startOfDay } from '#platform/local-day.ts';

/** A local day where a student was. */
export type DayThere = { day: string; timeZone: string };

/** `wasReached` when the day was before its student asked for new tasks. */
type Done = { completed: number; total: number; wasReached?: boolean };

/** A local day on which somebody had tasks, without the archived ones. */
export type TaskDay = DayThere & Done;

export type Streak = { week: number; current: number; longest: number };

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
 * @param today the local day where the student is now
 */
export function streakOf(days: readonly TaskDay[], today: DayThere): Streak {
  const runs = runsOf(days.filter(isReached).sort((one, other) => one.day.localeCompare(other.day)));
  const latest = runs.at(-1) ?? [];
  const end = latest.at(-1);
  const current = end && (end.day >= today.day || follows(end, today)) ? latest : [];
  const newest = end && end.day > today.day ? end.day : today.day;
  const from = dayBefore(newest, lookBack - 1);
  return {
    week: current.filter(({ day }) => day >= from).length,
    current: current.length,
    longest: Math.max(0, ...runs.map(({ length }) => length)),
  };
}

function runsOf(reached: readonly TaskDay[]): TaskDay[][] {
  const runs: TaskDay[][] = [];
  for (const each of reached) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && follows(last, each)) run.push(each);
    else runs.push([each]);
  }
  return runs;
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
