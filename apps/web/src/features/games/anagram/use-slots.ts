import type { AnagramItem, AnagramState } from '@wordgrove/games/anagram';
import { useState } from 'react';
import type { Drafts } from '#features/games/play/drafts.ts';
import type { Slots } from './slots.ts';
import { keepOnly, keptSlots, orderOf, put, withHints } from './slots.ts';

export type SlotMoves = {
  slots: Slots;
  /** Places whose letters were right in the last try and lie there still. */
  kept: readonly number[];
  /** Puts a tile at the first empty place; the slots that come of it, null when it can't be put. */
  put: (tile: number) => Slots | null;
  take: (place: number) => void;
  /** Takes back all but the letters at these places and those that were shown. */
  keep: (places: readonly number[]) => void;
  /** Puts the next letter of the answer at its place. */
  show: () => Slots;
};

/** The letters of one word, where they lie now, and after a refresh where they lay before. */
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
