import type { Chance } from '#features/daily-tasks/draw.ts';

export type { Chance } from '#features/daily-tasks/draw.ts';
export { chanceOf } from '#features/daily-tasks/draw.ts';

export function happens(chance: Chance, share: number): boolean {
  return chance() < share;
}

/** A whole number, both ends included. */
export function between(chance: Chance, least: number, most: number): number {
  return least + Math.floor(chance() * (most - least + 1));
}

/** A random item of a non-empty list. */
export function oneOf<Item>(chance: Chance, items: readonly Item[]): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new RangeError('there is nothing to choose from');
  return item;
}

/** A random item, in proportion to the weights. */
export function weighed<Item>(chance: Chance, choices: readonly (readonly [item: Item, weight: number])[]): Item {
  const sum = choices.reduce((total, [, weight]) => total + weight, 0);
  let left = chance() * sum;
  const found = choices.find(([, weight]) => {
    left -= weight;
    return left < 0;
  });
  return (found ?? oneOf(chance, choices))[0];
}
