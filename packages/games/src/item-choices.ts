import type { GameType } from '@wordgrove/contract/paths';
import { gameFacts } from './facts.ts';

/** The numbers of items on offer for a round of a game, in ascending order; a single one when there is no choice. */
export function itemChoices(type: GameType): number[] {
  const { least, most } = gameFacts[type].items;
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}
