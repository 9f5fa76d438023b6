import type { Timed } from '#play.ts';
import { joinsOf, nearestOrder, neighboursOf, orderOf } from './neighbours.ts';

/** A word of the sentence, with the punctuation after it. Two with the same text may change places. */
export type Tile = { id: string; text: string };

export type WordOrderingItem = {
  id: string;
  /** In the order in which they are offered, which is none of the right ones. */
  tiles: readonly Tile[];
  /** The mark at the end, which is no tile. */
  end: string;
  /** Every accepted sentence, the usual one first. */
  sentences: readonly string[];
};

export type WordOrderingRound = { items: readonly WordOrderingItem[] };

export const moveKinds = ['lay', 'hint', 'check'] as const;

/** `order`: ids of the tiles as they are laid; all of them to be checked, otherwise any number. */
export type WordOrderingMove = Timed & { item: string; kind: (typeof moveKinds)[number]; order: readonly string[] };

export type WordOrderingAnswer = {
  /** The tiles as they lie now, kept so that a half laid sentence is still there after a refresh. */
  laid: readonly string[];
  /** The orders that were checked, at most two. */
  tries: readonly (readonly string[])[];
  /** What hints have laid from the beginning on. */
  fixed: readonly string[];
  hints: number;
};

/** The answers by item; the first item that isn't done is being asked. */
export type WordOrderingBoard = { answers: Readonly<Record<string, WordOrderingAnswer>> };

/** How often an order may be checked. */
const mostTries = 2;

export const noAnswer: WordOrderingAnswer = { laid: [], tries: [], fixed: [], hints: 0 };

/** The item that is to be answered now; undefined when all are. */
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

/** Whether nothing more is asked about an item. */
export function isDone(item: WordOrderingItem, { tries }: WordOrderingAnswer): boolean {
  const last = tries.at(-1);
  return last !== undefined && (tries.length === mostTries || isExact(item, last));
}

export function isExact(item: WordOrderingItem, order: readonly string[]): boolean {
  const { found, of } = bestOf(item, order);
  return found === of;
}

/** How near an order comes to the accepted one that it is nearest to. */
export function bestOf(item: WordOrderingItem, order: readonly string[]) {
  const words = wordsOf(item, order);
  const nearest = nearestOrder(words, item.sentences.map(orderOf));
  return { words, nearest, ...neighboursOf(words, nearest) };
}

/** For each tile of a checked order but the last whether the one after it is right there. */
export function joinsIn(item: WordOrderingItem, order: readonly string[]): boolean[] {
  const { words, nearest } = bestOf(item, order);
  return joinsOf(words, nearest);
}

/** Whether these are tiles of this item, each at most once, with what hints have laid at its place. */
export function isLaid({ tiles }: WordOrderingItem, { fixed }: WordOrderingAnswer, order: readonly string[]): boolean {
  const known = new Set(tiles.map(({ id }) => id));
  return (
    new Set(order).size === order.length &&
    order.every((id) => known.has(id)) &&
    fixed.every((id, place) => order[place] === id)
  );
}
