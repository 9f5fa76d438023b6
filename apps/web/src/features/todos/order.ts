type WithId = { id: string };

/** The list with one item moved behind another, or to the top with `null`. */
export function placed<Item extends WithId>(items: readonly Item[], id: string, after: string | null): Item[] {
  const item = items.find((each) => each.id === id);
  const others = items.filter((each) => each.id !== id);
  if (!item) return others;
  const at = after === null ? 0 : others.findIndex((each) => each.id === after) + 1;
  return others.toSpliced(at, 0, item);
}

/**
 * Which of all the open items comes before an item that is moved to a position among the shown ones.
 *
 * @param to its position among the shown ones afterwards, from 0
 * @returns null for the top of the list
 */
export function neighbourFor(all: readonly WithId[], shown: readonly WithId[], id: string, to: number): string | null {
  const others = shown.filter((each) => each.id !== id);
  const before = others[to - 1];
  if (before) return before.id;
  const rest = all.filter((each) => each.id !== id);
  const first = rest.findIndex((each) => each.id === others[0]?.id);
  return rest[first - 1]?.id ?? null;
}

/** The position of a dragged item if it were dropped now: in front of the first row whose middle is below it. */
export function placeAt(y: number, middles: readonly number[], from: number): number {
  const above = middles.filter((middle, at) => at !== from && middle < y).length;
  return Math.min(above, middles.length - 1);
}
