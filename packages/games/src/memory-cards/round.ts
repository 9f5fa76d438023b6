import type { Made, Material, Wish } from '#material.ts';
import { choosePairs } from '#pairs.ts';
import type { Random } from '#random.ts';
import { shuffled } from '#random.ts';
import type { MemoryCard, MemoryRound } from './play.ts';

const least = 4;
const most = 12;

/** Two cards for each of the chosen words, shuffled. */
export function makeMemoryCards(material: Material, wish: Wish, random: Random): Made<MemoryRound> {
  const made = choosePairs(material, { ...wish, items: Math.min(wish.items, most) }, least);
  if ('shortage' in made) return made;
  const sides = made.pairs.flatMap(({ id }) => (['word', 'meaning'] as const).map((side) => ({ item: id, side })));
  let mixed = shuffled(sides, random);
  while (isPairByPair(mixed)) mixed = shuffled(sides, random);
  return { items: made.pairs, cards: mixed.map((card, place) => ({ ...card, id: `card-${place + 1}` })) };
}

/** Whether turning the cards in order finds every pair. */
function isPairByPair(cards: readonly Omit<MemoryCard, 'id'>[]): boolean {
  return cards.every(({ item }, place) => place % 2 === 1 || cards[place + 1]?.item === item);
}
