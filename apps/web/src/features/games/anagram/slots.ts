import type { AnagramItem } from '@wordgrove/games/anagram';
import { foldText } from '#platform/fold-text.ts';

/** For each place of the word, the index of the tile on it; null where there is none. */
export type Slots = readonly (number | null)[];

/** No letters placed, except those shown as hints. */
export function freshSlots(item: AnagramItem, hints: number): Slots {
  return withHints(
    item,
    hints,
    item.tiles.map(() => null),
  );
}

/** Slots stored before a refresh; fresh ones when they can't belong to this word. */
export function keptSlots(item: AnagramItem, kept: unknown): Slots {
  const { tiles } = item;
  if (!Array.isArray(kept) || kept.length !== tiles.length) return freshSlots(item, 0);
  const slots = kept.map((tile) => tiles.findIndex((_, each) => each === tile)).map((tile) => (tile < 0 ? null : tile));
  const put = slots.filter((tile) => tile !== null);
  return new Set(put).size === put.length ? slots : freshSlots(item, 0);
}

/** The first letters of the answer in their places; a tile in the way goes back, a needed one moves. */
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

/** Puts a tile in the first empty slot; returns the same slots when it is already placed. */
export function put(slots: Slots, tile: number): Slots {
  const place = slots.indexOf(null);
  return place === -1 || slots.includes(tile) ? slots : slots.with(place, tile);
}

/** The first free tile with a typed letter, ignoring case and accents; -1 when there is none. */
export function tileOf({ tiles }: AnagramItem, slots: Slots, key: string): number {
  const letter = foldText(key);
  return tiles.findIndex((each, tile) => foldText(each) === letter && !slots.includes(tile));
}

/** Place of the last tile that can be taken back; -1 when there is none. */
export function lastPut(slots: Slots, hints: number): number {
  const place = slots.findLastIndex((tile) => tile !== null);
  return place < hints ? -1 : place;
}

/** Only the tiles at these places and those shown as hints. */
export function keepOnly(slots: Slots, places: readonly number[], hints: number): Slots {
  return slots.map((tile, place) => (place < hints || places.includes(place) ? tile : null));
}

/** The tiles in order; null while a slot is empty. */
export function orderOf(slots: Slots): number[] | null {
  const order = slots.filter((tile) => tile !== null);
  return order.length === slots.length ? order : null;
}

/** How many fit next to each other on a phone. */
const inOneRow = 6;

/** How many letters of a word go in a row on a phone: all, or half of a long one, so that no letter ends up alone. */
export function columnsFor(letters: number): number {
  return letters > inOneRow ? Math.ceil(letters / 2) : letters;
}
