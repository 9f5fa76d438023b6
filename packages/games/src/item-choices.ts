import type { GameType } from '@wordgrove/contract/paths';
import { gameFacts } from './facts.ts';

/** How many items one can choose for a round of a game, the fewest first; a single one where there is no choice. */
export function itemChoices(type: GameType): number[] {
  const { least, most } = gameFacts[type].items;
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}
