import { dayMs } from '@wordgrove/contract/days';
import type { StudyDay } from '@wordgrove/contract/study-clock';
import { daysFrom } from '#platform/time-zones.ts';

const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The calendar day the given number of days later; both as YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return new Date(msOf(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The Monday on or before a day. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(msOf(day)).getUTCDay() + 6) % 7));
}

type Counted = { day: string; seconds: number };

/** The seven days of a week with the time studied on each. */
export function weekFrom(monday: string, days: readonly StudyDay[]): Counted[] {
  const studied = new Map(days.map(({ day, seconds }) => [day, seconds]));
  return Array.from({ length: 7 }, (_, at) => {
    const day = dayAfter(monday, at);
    return { day, seconds: studied.get(day) ?? 0 };
  });
}

/** Which of a week's days is shown first: today, or the last day of a past week. */
export function firstSeen(week: readonly Counted[], today: string): number {
  const at = week.findIndex(({ day }) => day === today);
  return at >= 0 ? at : week.length - 1;
}

export type Cell = Counted & { week: number; weekday: number; level: 0 | 1 | 2 | 3 | 4 };

/** The last 53 weeks up to today, one column per week from Monday to Sunday. */
export function yearCells(today: string, days: readonly StudyDay[]): Cell[] {
  const studied = new Map(days.map(({ day, seconds }) => [day, seconds]));
  const first = dayAfter(mondayOf(today), -52 * 7);
  const size = daysFrom(first, today) + 1;
  return Array.from({ length: size }, (_, at) => {
    const day = dayAfter(first, at);
    const seconds = studied.get(day) ?? 0;
    return { day, seconds, week: Math.floor(at / 7), weekday: at % 7, level: levelOf(seconds) };
  });
}

/**
 * How many days an arrow key moves on the map: up and down within a week, left and right between weeks; null for other
 * keys.
 */
export function dayStep(key: string): number | null {
  if (key === 'ArrowUp') return -1;
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowLeft') return -7;
  return key === 'ArrowRight' ? 7 : null;
}

/** The minutes from which a day has each level. */
export const levelMinutes = [0, 1, 15, 30, 60] as const;

function levelOf(seconds: number): Cell['level'] {
  if (seconds >= 3600) return 4;
  if (seconds >= 1800) return 3;
  if (seconds >= 900) return 2;
  return seconds > 0 ? 1 : 0;
}

/** The weeks in which a month starts, to label them with its name. */
export function monthStarts(cells: readonly Cell[]): { week: number; day: string }[] {
  const starts = cells.filter(({ day, weekday }, at) => {
    const before = cells[at - 7];
    return weekday === 0 && before !== undefined && before.day.slice(0, 7) !== day.slice(0, 7);
  });
  return starts.map(({ week, day }) => ({ week, day }));
}
