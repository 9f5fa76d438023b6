import { words } from '@wordgrove/language';

export type Near = { one: string; other: string; share: number };

/**
 * Pairs of nearly identical texts: at least `limit` of the different words in either are in both (the Jaccard index of
 * their word sets). Sets that much alike share one of their rarest words (prefix filtering; Chaudhuri, Ganti and
 * Kaushik 2006), so only those are compared.
 */
export function nearDuplicates(texts: ReadonlyArray<{ id: string; text: string }>, limit: number): Near[] {
  const sets = texts.map(({ id, text }) => ({ id, set: new Set(words(text).map(({ normal }) => normal)) }));
  const counts = new Map<string, number>();
  for (const word of sets.flatMap(({ set }) => [...set])) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = (word: string) => counts.get(word) ?? 0;
  const before = new Map<string, typeof sets>();
  return sets.flatMap((one) => {
    const rarest = [...one.set].sort((a, b) => rarity(a) - rarity(b) || (a < b ? -1 : 1));
    const telling = rarest.slice(0, one.set.size - Math.ceil(limit * one.set.size) + 1);
    const others = new Set(telling.flatMap((word) => before.get(word) ?? []));
    for (const word of telling) before.set(word, [...(before.get(word) ?? []), one]);
    return [...others].flatMap((other) => {
      const share = jaccard(one.set, other.set);
      return share >= limit ? [{ one: other.id, other: one.id, share }] : [];
    });
  });
}

function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const smaller = Math.min(one.size, other.size);
  if (smaller === 0) return 0;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / (one.size + other.size - shared);
}
