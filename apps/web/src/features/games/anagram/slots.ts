import type { AnagramItem } from '@wordgrove/games/anagram';
import { foldText } from '#platform/fold-text.ts';

/** The tile that lies at each place of the word, by its own place among the tiles; null where none lies. */
export type Slots = readonly (number | null)[];

/** No letter put yet, but those that were shown. */
export function freshSlots(item: AnagramItem, hints: number): Slots {
  return withHints(
    item,
    hints,
    item.tiles.map(() => null),
  );
}

/** Slots as they were kept before a refresh; none put when it can't be those of this word. */
export function keptSlots(item: AnagramItem, kept: unknown): Slots {
  const { tiles } = item;
  if (!Array.isArray(kept) || kept.length !== tiles.length) return freshSlots(item, 0);
  const slots = kept.map((tile) => tiles.findIndex((_, each) => each === tile)).map((tile) => (tile < 0 ? null : tile));
  const put = slots.filter((tile) => tile !== null);
  return new Set(put).size === put.length ? slots : freshSlots(item, 0);
}

/** The first letters of the answer at their places; a tile that lay in the way goes back, one that is needed comes. */
export function withHints({ tiles, answer }: AnagramItem, hints: number, slots: Slots): Slots {
  const next = [...slots];
  for (const [place, letter] of [...answer].slice(0, hints).entries()) {
    const lying = next[place];
    if (lying != null && tiles[lying] === letter) continue;
    next[place] = null;
    const free = tiles.findIndex((each, tile) => each === letter && !next.includes(tile));
    const taken = next.findIndex((tile, at) => at > place && tile !== null && tiles[tile] === letter);
    if (free !== -1) next[place] = free;
    else if (taken !== -1) {
      next[place] = next[taken] ?? null;
      next[taken] = null;
    }
  }
  return next;
}

/** A tile put at the first empty place; the same slots when it lies there already. */
export function put(slots: Slots, tile: number): Slots {
  const place = slots.indexOf(null);
  return place === -1 || slots.includes(tile) ? slots : slots.with(place, tile);
}

/** The first free tile with a typed letter, whatever its case and accent; -1 when there is none. */
export function tileOf({ tiles }: AnagramItem, slots: Slots, key: string): number {
  const letter = foldText(key);
  return tiles.findIndex((each, tile) => foldText(each) === letter && !slots.includes(tile));
}

/** Where the last tile lies that may be taken back; -1 when there is none. */
export function lastPut(slots: Slots, hints: number): number {
  const place = slots.findLastIndex((tile) => tile !== null);
  return place < hints ? -1 : place;
}

/** Only the tiles at these places and those that were shown. */
export function keepOnly(slots: Slots, places: readonly number[], hints: number): Slots {
  return slots.map((tile, place) => (place < hints || places.includes(place) ? tile : null));
}

/** The tiles in their order; null while a place is empty. */
export function orderOf(slots: Slots): number[] | null {
  const order = slots.filter((tile) => tile !== null);
  return order.length === slots.length ? order : null;
}

/** So many fit beside one another on a phone. */
const inOneRow = 6;

/** How many letters of a word stand in a row on a phone: all, or half of a long one, so that no letter stands alone. */
export function columnsFor(letters: number): number {
  return letters > inOneRow ? Math.ceil(letters / 2) : letters;
}
