import type { AnagramItem, AnagramState } from '@wordgrove/games/anagram';
import { useState } from 'react';
import type { Drafts } from '#features/games/play/drafts.ts';
import type { Slots } from './slots.ts';
import { keepOnly, keptSlots, orderOf, put, withHints } from './slots.ts';

export type SlotMoves = {
  slots: Slots;
  /** Places whose letters were right in the last try and are still there. */
  kept: readonly number[];
  /** Puts a tile in the first empty slot; returns the resulting slots, or null when it can't be placed. */
  put: (tile: number) => Slots | null;
  take: (place: number) => void;
  /** Takes back all letters but those at these places and those shown as hints. */
  keep: (places: readonly number[]) => void;
  /** Shows the next letter of the answer in its place. */
  show: () => Slots;
};

/** The letters of one word where they are now and, after a refresh, where they were before. */
export function useSlots(item: AnagramItem, { hints, isDone }: AnagramState, drafts: Drafts): SlotMoves {
  const [own, setShown] = useState(() => keptSlots(item, drafts.read(item.id)));
  const [kept, setKept] = useState<readonly number[]>([]);
  // A hint may have been taken, or the word solved, on another device meanwhile.
  const slots = withHints(item, isDone && !orderOf(own) ? item.tiles.length : hints, own);
  const setOwn = (next: Slots) => {
    drafts.write(item.id, next.some((tile) => tile !== null) ? next : null);
    setShown(next);
  };
  return {
    slots,
    kept,
    put: (tile) => {
      const next = put(slots, tile);
      setOwn(next);
      return next === slots ? null : next;
    },
    take: (place) => {
      setOwn(slots.with(place, null));
      setKept(kept.filter((each) => each !== place));
    },
    keep: (places) => {
      setOwn(keepOnly(slots, places, hints));
      setKept(places.filter((place) => place >= hints));
    },
    show: () => {
      const next = withHints(item, hints + 1, slots);
      setOwn(next);
      setKept(kept.filter((place) => place > hints && next[place] === slots[place]));
      return next;
    },
  };
}
