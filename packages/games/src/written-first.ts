import type { Material, Touching } from './material.ts';
import type { Random } from './random.ts';
import { shuffled } from './random.ts';

/**
 * Written exercises for a round that also has words, each part in random order: `first` are about wanted words and fill
 * up to half of it; `more` are the other exercises about wanted words, for when there are too few words; `any` are
 * about no wanted word and only keep a round from being too short.
 */
export function writtenFirst<Item>(
  written: readonly Touching<Item>[],
  { isWanted }: Pick<Material, 'isWanted'>,
  count: number,
  random: Random,
): Record<'first' | 'more' | 'any', Item[]> {
  const isAbout = ({ keys }: Touching<Item>) => keys.some(isWanted);
  const inRandomOrder = (list: readonly Touching<Item>[]) => shuffled(list, random).map(({ item }) => item);
  const about = inRandomOrder(written.filter(isAbout));
  const half = Math.ceil(count / 2);
  return {
    first: about.slice(0, half),
    more: about.slice(half),
    any: inRandomOrder(written.filter((each) => !isAbout(each))),
  };
}
