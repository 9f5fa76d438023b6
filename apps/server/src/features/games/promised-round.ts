import type { GameFacts } from '@wordgrove/games';
import type { Game, Made, Material, Shortage, Wish } from '@wordgrove/games/rounds';
import { seeded } from '@wordgrove/games/rounds';
import type { Offer } from './material.ts';

type Round = Exclude<ReturnType<Game['makeRound']>, Shortage>;

/**
 * The shortest round of a game, always made the same way. The hub promises a game when this round exists, and a start
 * that draws too little for its own choice falls back on it, so no promised game is refused.
 */
export function promisedRound(
  game: Game,
  offers: readonly Offer[],
  { mode, canHear, isTest = false }: Pick<Wish, 'mode' | 'canHear' | 'isTest'>,
  { items }: Pick<GameFacts, 'items'>,
): { material: Material; made: Made<Round> } {
  let last: { material: Material; made: Made<Round> } | undefined;
  for (const offer of offers) {
    const material = offer.material();
    const made = game.makeRound(material, { mode, canHear, isTest, items: items.least }, seeded(0));
    last = { material, made };
    if (!('shortage' in made)) break;
  }
  if (!last) throw new RangeError('there is nothing to make a round of');
  return last;
}
