/** The words of a sentence for comparison: without the final mark and ignoring case. */
export function orderOf(sentence: string): string[] {
  return sentence
    .replace(/[.?!]$/, '')
    .toLowerCase()
    .split(' ');
}

/**
 * How much of an order is right: how many neighbours follow each other as they should, out of how many. `2-3-4-5-1` has
 * 3 of 4. It is all of them only when the whole order is right, even with repeated words.
 */
export function neighboursOf(given: readonly string[], right: readonly string[]): { found: number; of: number } {
  const of = Math.max(right.length - 1, 0);
  const found = joinsOf(given, right).filter(Boolean).length;
  const isExact = given.length === right.length && given.every((word, place) => word === right[place]);
  return { found: isExact ? of : Math.min(found, of - 1), of };
}

/** For each word except the last, whether the next one rightly follows it. */
export function joinsOf(given: readonly string[], right: readonly string[]): boolean[] {
  const left = right.slice(1).map((word, place) => `${right[place]} ${word}`);
  return given.slice(1).map((word, place) => {
    const at = left.indexOf(`${given[place]} ${word}`);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

/** The accepted order that shares the most neighbours with the given one; the first among equals. */
export function nearestOrder(given: readonly string[], accepted: readonly (readonly string[])[]): readonly string[] {
  const scored = accepted.map((order) => ({ order, found: neighboursOf(given, order).found }));
  const most = Math.max(...scored.map(({ found }) => found));
  return scored.find(({ found }) => found === most)?.order ?? [];
}

/** How many words at the beginning are the same. */
export function sameBeginning(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((word, place) => word !== other[place]);
  return end === -1 ? one.length : end;
}
