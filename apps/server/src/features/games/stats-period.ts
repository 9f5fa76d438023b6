import type { GameType } from '@wordgrove/contract/paths';
import { gameTypes } from '@wordgrove/contract/paths';
import { dayBefore } from '#platform/local-day.ts';

/** Length of a period in days. */
const days = { usual: 30, most: 366 } as const;

/** The first day of a period that ends today, in local days; a day still to come is today. */
export function firstDay(asked: string | undefined, today: string): string {
  const earliest = dayBefore(today, days.most - 1);
  const wanted = asked ?? dayBefore(today, days.usual - 1);
  return wanted < earliest ? earliest : wanted > today ? today : wanted;
}

/** The order of the hub. */
export function inOrderOfGames(one: { type: GameType }, other: { type: GameType }): number {
  return gameTypes.indexOf(one.type) - gameTypes.indexOf(other.type);
}
