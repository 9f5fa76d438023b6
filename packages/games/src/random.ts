/** A source of random numbers, from 0 up to but not including 1. */
export type Random = () => number;

/**
 * The mulberry32 generator (public domain, Tommy Ettinger): the same numbers for the same seed on every machine.
 *
 * @param seed any number; its lower 32 bits count
 */
export function seeded(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from 0 up to but not including `limit`. */
function below(limit: number, random: Random): number {
  return Math.floor(random() * limit);
}

/** A copy in random order (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = below(last + 1, random);
    const item = mixed[last] as Item;
    mixed[last] = mixed[other] as Item;
    mixed[other] = item;
  }
  return mixed;
}

/** `count` different items in random order, or all when there are fewer; fast for a few out of many. */
export function sample<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  if (count * 3 >= items.length) return shuffled(items, random).slice(0, count);
  const places = new Set<number>();
  while (places.size < count) places.add(below(items.length, random));
  return [...places].map((place) => items[place] as Item);
}

/** A random item; undefined for an empty list. */
export function oneOf<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[below(items.length, random)];
}
