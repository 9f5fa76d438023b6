import type { StudyBoard } from '@wordgrove/contract/study-tracker';

type Day = StudyBoard['days'][number];

const dayMs = 86_400_000;
const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The calendar day so many days later; both as YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return new Date(msOf(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The Monday on or before a day. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(msOf(day)).getUTCDay() + 6) % 7));
}

export type Counted = { day: string; seconds: number };

/** The seven days of a week with what was studied on each. */
export function weekFrom(monday: string, days: readonly Day[]): Counted[] {
  const studied = new Map(days.map(({ day, seconds }) => [day, seconds]));
  return Array.from({ length: 7 }, (_, at) => {
    const day = dayAfter(monday, at);
    return { day, seconds: studied.get(day) ?? 0 };
  });
}

/** Which of a week's days is looked at first: today, and of a week that is over the last. */
export function firstSeen(week: readonly Counted[], today: string): number {
  const at = week.findIndex(({ day }) => day === today);
  return at >= 0 ? at : week.length - 1;
}

export type Cell = Counted & { week: number; weekday: number; level: 0 | 1 | 2 | 3 | 4 };

/** The last 53 weeks up to today, a column for each week from Monday to Sunday. */
export function yearCells(today: string, days: readonly Day[]): Cell[] {
  const studied = new Map(days.map(({ day, seconds }) => [day, seconds]));
  const first = dayAfter(mondayOf(today), -52 * 7);
  const size = (msOf(today) - msOf(first)) / dayMs + 1;
  return Array.from({ length: size }, (_, at) => {
    const day = dayAfter(first, at);
    const seconds = studied.get(day) ?? 0;
    return { day, seconds, week: Math.floor(at / 7), weekday: at % 7, level: levelOf(seconds) };
  });
}

/** How many days on the map an arrow key goes: up and down along a week, left and right to another; null for other keys. */
export function dayStep(key: string): number | null {
  if (key === 'ArrowUp') return -1;
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowLeft') return -7;
  return key === 'ArrowRight' ? 7 : null;
}

/** From which minutes on a day is as strong as that. */
export const levelMinutes = [0, 1, 15, 30, 60] as const;

function levelOf(seconds: number): Cell['level'] {
  if (seconds >= 3600) return 4;
  if (seconds >= 1800) return 3;
  if (seconds >= 900) return 2;
  return seconds > 0 ? 1 : 0;
}

/** The weeks in which a month begins, to write its name there. */
export function monthStarts(cells: readonly Cell[]): { week: number; day: string }[] {
  const starts = cells.filter(({ day, weekday }, at) => {
    const before = cells[at - 7];
    return weekday === 0 && before !== undefined && before.day.slice(0, 7) !== day.slice(0, 7);
  });
  return starts.map(({ week, day }) => ({ week, day }));
}
