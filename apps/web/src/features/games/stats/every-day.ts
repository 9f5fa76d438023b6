import type { GameStats } from '@wordgrove/contract/games';
import { daysBetween } from './days.ts';
import type { Tally } from './tally.ts';
import { noTally } from './tally.ts';

export type PlayedDay = Tally & { day: string };

/** All days of the period; the server leaves out those without a play. */
export function everyDay({ from, to, byDay }: Pick<GameStats, 'from' | 'to' | 'byDay'>): PlayedDay[] {
  const played = new Map(byDay.map((each) => [each.day, each]));
  return daysBetween(from, to).map((day) => played.get(day) ?? { day, ...noTally });
}
