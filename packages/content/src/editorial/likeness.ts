import { words } from '@wordgrove/language';

export type Near = { one: string; other: string; share: number };

/**
 * Pairs of nearly identical texts: at least `limit` of the different words in either are in both (the Jaccard index of
 * their word sets).
 */
export function nearDuplicates(texts: ReadonlyArray<{ id: string; text: string }>, limit: number): Near[] {
  const sets = texts.map(({ id, text }) => ({ id, set: new Set(words(text).map(({ normal }) => normal)) }));
  return sets.flatMap((one, place) =>
    sets.slice(place + 1).flatMap((other) => {
      const share = jaccard(one.set, other.set);
      return share >= limit ? [{ one: one.id, other: other.id, share }] : [];
    }),
  );
}

function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const smaller = Math.min(one.size, other.size);
  if (smaller === 0) return 0;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / (one.size + other.size - shared);
}
