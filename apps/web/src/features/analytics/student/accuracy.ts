import type { GameStats } from '@wordgrove/contract/games';
import { dayBefore } from './day-before.ts';

export type Span = { first: string; last: string; right: number; answered: number };

/** In a longer period, single days are too narrow to be read. */
const daysMax = 30;

/**
 * Right answers and all of a period, oldest first: by day, or by seven days in a long period, which then begins with its
 * first full seven.
 *
 * @param today the last day of the period
 */
export function accuracyOf(byDay: GameStats['byDay'], today: string, days: number): Span[] {
  const length = days > daysMax ? 7 : 1;
  const known = new Map(byDay.map((each) => [each.day, each]));
  return Array.from({ length: Math.floor(days / length) }, (_, at) => {
    const inSpan = Array.from({ length }, (_, back) => dayBefore(today, at * length + back));
    const sum = (of: 'right' | 'answered') => inSpan.reduce((all, day) => all + (known.get(day)?.[of] ?? 0), 0);
    const last = inSpan[0] ?? today;
    return { first: inSpan.at(-1) ?? last, last, right: sum('right'), answered: sum('answered') };
  }).reverse();
}
