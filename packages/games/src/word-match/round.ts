import type { Made, Material, Wish } from '#material.ts';
import { choosePairs } from '#pairs.ts';
import type { Random } from '#random.ts';
import { shuffled } from '#random.ts';
import type { MatchRound } from './play.ts';

const least = 4;
const most = 10;

/** The chosen words and, beside them, their other sides in an order that gives nothing away. */
export function makeWordMatch(material: Material, wish: Wish, random: Random): Made<MatchRound> {
  const made = choosePairs(material, { ...wish, items: Math.min(wish.items, most) }, least);
  if ('shortage' in made) return made;
  const items = shuffled(made.pairs, random);
  const inOrder = items.map(({ id }) => id);
  let meanings = shuffled(inOrder, random);
  // Equal orders in both columns would give everything away.
  while (meanings.every((id, place) => id === inOrder[place])) meanings = shuffled(inOrder, random);
  return { items, meanings };
}
