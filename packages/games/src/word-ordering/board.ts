import type { Timed } from '#play.ts';
import { joinsOf, nearestOrder, neighboursOf, orderOf } from './neighbours.ts';

/** A word of the sentence with the punctuation after it. Two tiles with the same text are interchangeable. */
export type Tile = { id: string; text: string };

export type WordOrderingItem = {
  id: string;
  /** In the order on offer, which is none of the right ones. */
  tiles: readonly Tile[];
  /** The mark at the end, which is no tile. */
  end: string;
  /** Every accepted sentence, the usual one first. */
  sentences: readonly string[];
};

export type WordOrderingRound = { items: readonly WordOrderingItem[] };

export const moveKinds = ['lay', 'hint', 'check'] as const;

/** `order`: ids of the tiles as laid; a check needs all of them, other moves any number. */
export type WordOrderingMove = Timed & { item: string; kind: (typeof moveKinds)[number]; order: readonly string[] };

export type WordOrderingAnswer = {
  /** The tiles as they lie now, so that a half-finished sentence survives a refresh. */
  laid: readonly string[];
  /** The orders that were checked, at most two. */
  tries: readonly (readonly string[])[];
  /** The tiles that hints have laid, from the beginning. */
  fixed: readonly string[];
  hints: number;
};

/** The answers by item; the first unfinished item is the current one. */
export type WordOrderingBoard = { answers: Readonly<Record<string, WordOrderingAnswer>> };

/** How often an order may be checked. */
const mostTries = 2;

export const noAnswer: WordOrderingAnswer = { laid: [], tries: [], fixed: [], hints: 0 };

/** The current item; undefined when all are done. */
export function askedIn({ items }: WordOrderingRound, { answers }: WordOrderingBoard): WordOrderingItem | undefined {
  return items.find((item) => !isDone(item, answers[item.id] ?? noAnswer));
}

/** The tiles as a sentence. */
export function sentenceOf({ tiles, end }: WordOrderingItem, order: readonly string[]): string {
  const text = order.map((id) => tiles.find((tile) => tile.id === id)?.text ?? '').join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${end}`;
}

export function wordsOf({ tiles }: WordOrderingItem, order: readonly string[]): string[] {
  return order.map((id) => tiles.find((tile) => tile.id === id)?.text.toLowerCase() ?? '');
}

/** Whether an item needs no more answers. */
export function isDone(item: WordOrderingItem, { tries }: WordOrderingAnswer): boolean {
  const last = tries.at(-1);
  return last !== undefined && (tries.length === mostTries || isExact(item, last));
}

export function isExact(item: WordOrderingItem, order: readonly string[]): boolean {
  const { found, of } = bestOf(item, order);
  return found === of;
}

/** How close an order comes to its nearest accepted one. */
export function bestOf(item: WordOrderingItem, order: readonly string[]) {
  const words = wordsOf(item, order);
  const nearest = nearestOrder(words, item.sentences.map(orderOf));
  return { words, nearest, ...neighboursOf(words, nearest) };
}

/** For each tile of a checked order except the last, whether the next one rightly follows it. */
export function joinsIn(item: WordOrderingItem, order: readonly string[]): boolean[] {
  const { words, nearest } = bestOf(item, order);
  return joinsOf(words, nearest);
}

/** Whether these are tiles of this item, each at most once, with the tiles from hints in their places. */
export function isLaid({ tiles }: WordOrderingItem, { fixed }: WordOrderingAnswer, order: readonly string[]): boolean {
  const known = new Set(tiles.map(({ id }) => id));
  return (
    new Set(order).size === order.length &&
    order.every((id) => known.has(id)) &&
    fixed.every((id, place) => order[place] === id)
  );
}
