import { dayMs } from '@wordgrove/contract/days';
import type { GameStats } from '@wordgrove/contract/games';

/** What is counted for a day, a game, or in total. */
export type Tally = Pick<GameStats['byDay'][number], 'plays' | 'ms' | 'right' | 'answered'>;

const noTally: Tally = { plays: 0, ms: 0, right: 0, answered: 0 };

export function addUp(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { plays, ms, right, answered }) => ({
      plays: sum.plays + plays,
      ms: sum.ms + ms,
      right: sum.right + right,
      answered: sum.answered + answered,
    }),
    noTally,
  );
}

/** The share of first answers that were right, 0 to 1; null when none counts. */
export function shareRight({ right, answered }: Tally): number | null {
  return answered === 0 ? null : right / answered;
}

/** Fewer answers are down to luck and say nothing. */
export const enoughAnswers = 10;

export type PlayedDay = Tally & { day: string };

/** All days of the period; the server leaves out those without a play. */
export function everyDay({ from, to, byDay }: Pick<GameStats, 'from' | 'to' | 'byDay'>): PlayedDay[] {
  const played = new Map(byDay.map((each) => [each.day, each]));
  return daysBetween(from, to).map((day) => played.get(day) ?? { day, ...noTally });
}

const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The first of the given number of calendar days that end with `last`; all as YYYY-MM-DD. */
export function firstOfDays(last: string, count: number): string {
  return dayOf(msOf(last) - (count - 1) * dayMs);
}

/** Every calendar day from the first to the last, both included. */
export function daysBetween(first: string, last: string): string[] {
  const count = Math.round((msOf(last) - msOf(first)) / dayMs) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, days) => dayOf(msOf(first) + days * dayMs));
}
