import type { DayOfTasks } from '@wordgrove/contract/daily-tasks';
import { dayBefore, startOfDay } from '#platform/local-day.ts';

/** A local day and the zone where the student was. */
export type DayThere = { day: string; timeZone: string };

/** `wasReached`: the day was reached before its student asked for new tasks. */
type Done = { completed: number; total: number; wasReached?: boolean };

/** A local day with tasks, archived ones not counted. */
export type TaskDay = DayThere & Done;

/**
 * `week` is without a missed day, as the specification has it. The others go on over a day of rest; `rested` is the newest
 * one of the current streak, while it is among the last seven days.
 */
export type Streak = { week: number; current: number; longest: number; rested: string | null };

/**
 * The closed days up to `through`: the last day reached, the days in a row that end there, and the longest streak.
 * `kept` is the streak that ends there, with its days of rest; rows older than these have none.
 */
export type StreakSoFar = {
  through: string;
  last: DayThere | null;
  run: number;
  longest: number;
  kept?: KeptStreak;
};

/** `days` reached since `since`, its first one, and the last day that any streak rested. */
export type KeptStreak = { days: number; since: string; rested: string | null };

const noDays: StreakSoFar = { through: '', last: null, run: 0, longest: 0 };

const lookBack = 7;
/** A day of rest comes by itself once in so many days. */
const restEvery = 7;
const halfDayMs = 12 * 3_600_000;

/** A day is reached once at least 80 % of its tasks are completed; asking for more tasks afterwards doesn't lose it. */
export function isReached({ completed, total, wasReached = false }: Done): boolean {
  return wasReached || (total > 0 && completed * 10 >= total * 8);
}

/**
 * Counts the days reached up to today; today can't break the streak before it is over. `week` looks back at most seven
 * days, today included. A single missed day, once in seven, breaks nothing but `week`: the streak rests on it and isn't
 * longer for it.
 *
 * Travelling neither helps nor hurts. Westwards across the date line a day comes twice: it counts once, and one already
 * reached, even if it is tomorrow there, still stands. Eastwards a day is skipped: it doesn't count, and it breaks
 * nothing if the flight left less than half of it.
 *
 * @param days all days after `soFar`, and at least the last seven
 * @param today the student's current local day
 */
export function streakOf(days: readonly TaskDay[], today: DayThere, soFar = noDays): Streak {
  const walked = continued(soFar, days);
  const { last, run, longest } = walked;
  const inARow = last && (last.day >= today.day || follows(last, today)) ? run : 0;
  const newest = last && last.day > today.day ? last.day : today.day;
  const from = dayBefore(newest, lookBack - 1);
  const lately = days.filter((each) => each.day >= from && isReached(each)).length;
  const kept = inARow > 0 ? keptOf(walked) : restingBefore(walked, today);
  const rested = kept?.rested && kept.rested >= from && kept.rested > kept.since ? kept.rested : null;
  return { week: Math.min(inARow, lately), current: kept?.days ?? 0, longest, rested };
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

/** The last streak, if it has ended: how many days it had, and the last of them. */
export function endedStreak(
  days: readonly TaskDay[],
  today: DayThere,
  soFar = noDays,
): { days: number; lastDay: string } | null {
  const walked = continued(soFar, days);
  const kept = keptOf(walked);
  if (!walked.last || !kept || streakOf(days, today, soFar).current > 0) return null;
  return { days: kept.days, lastDay: walked.last.day };
}

function continued(soFar: StreakSoFar, days: readonly TaskDay[]): StreakSoFar {
  return days
    .filter((each) => each.day > soFar.through && isReached(each))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
    .reduce(withDay, soFar);
}

function withDay(soFar: StreakSoFar, { day, timeZone }: TaskDay): StreakSoFar {
  const { through, last, run } = soFar;
  const here = { day, timeZone };
  const goesOn = last !== null && follows(last, here);
  const before = goesOn ? keptOf(soFar) : restingBefore(soFar, here);
  const kept = before
    ? { ...before, days: before.days + 1 }
    : { days: 1, since: day, rested: soFar.kept?.rested ?? null };
  return { through, last: here, run: goesOn ? run + 1 : 1, longest: Math.max(soFar.longest, kept.days), kept };
}

/** The streak that ends with the last day reached; in a row older than the days of rest, that had none. */
function keptOf({ last, run, kept }: StreakSoFar): KeptStreak | null {
  if (!last) return null;
  return kept ?? { days: run, since: dayBefore(last.day, run - 1), rested: null };
}

/** That streak after a rest on the one day missed before `here`; null when more was missed, or it rested lately. */
function restingBefore(soFar: StreakSoFar, here: DayThere): KeptStreak | null {
  const kept = keptOf(soFar);
  if (!soFar.last || !kept) return null;
  const missed = { day: dayBefore(soFar.last.day, -1), timeZone: soFar.last.timeZone };
  const mayRest = kept.rested === null || missed.day >= dayBefore(kept.rested, -restEvery);
  return mayRest && follows(missed, here) ? { ...kept, rested: missed.day } : null;
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
