import type { Verdict } from '@wordgrove/games';
import type { AnagramDetail, AnagramItem, AnagramState } from '@wordgrove/games/anagram';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Drafts } from '#features/games/play/drafts.ts';
import type { Slots } from './slots.ts';
import { keepOnly, keptSlots, lastPut, orderOf, put, tileOf, withHints } from './slots.ts';

type Arrangement = {
  slots: Slots;
  /** Places whose letters were right in the last try and are still there. */
  kept: readonly number[];
  said: Said | null;
  putTile: (tile: number) => void;
  putLetter: (letter: string) => void;
  take: (place: number) => void;
  takeLast: () => void;
  clear: () => void;
  check: () => void;
  hint: () => void;
};

type Wiring = {
  item: AnagramItem;
  state: AnagramState;
  drafts: Drafts;
  onOrder: (order: readonly number[]) => Verdict<AnagramDetail> | null;
  onHint: () => Verdict<AnagramDetail> | null;
  announce: (...sentences: readonly string[]) => void;
  /** Called when all slots are filled. */
  onFull: () => void;
  onRight: () => void;
};

/** The letters of one word on their way from the tray to their slots; every step is announced. */
export function useArrangement(wiring: Wiring): Arrangement {
  const { item, state, drafts, onOrder, onHint, announce, onFull, onRight } = wiring;
  const { t } = useTranslation('games-anagram');
  const { hints } = state;
  const all = item.tiles.length;
  const moves = useSlots(item, state, drafts);
  const { slots, kept } = moves;
  const [said, setSaid] = useState<Said | null>(null);
  const letterOf = (tile: number | null | undefined) => (item.tiles[tile ?? -1] ?? '').toUpperCase();

  const putTile = (tile: number) => {
    const next = moves.put(tile);
    if (!next) return;
    setSaid(null);
    announce(t('places.put', { letter: letterOf(tile), place: next.indexOf(tile) + 1, all }));
    if (orderOf(next)) onFull();
  };
  const putLetter = (letter: string) => {
    const tile = tileOf(item, slots, letter);
    if (tile !== -1) return putTile(tile);
    announce(t('no-such-letter', { letter: letter.toUpperCase() }));
  };
  const take = (place: number) => {
    if (place < hints || slots[place] == null) return;
    announce(t('taken', { letter: letterOf(slots[place]) }));
    moves.take(place);
  };
  const clear = () => {
    moves.keep([]);
    announce(t('cleared'));
  };
  const check = () => {
    const order = orderOf(slots);
    if (!order) return announce(t('missing', { count: slots.filter((tile) => tile === null).length }));
    const verdict = onOrder(order);
    if (!verdict) return;
    const next = saidOf(verdict);
    const isRight = next.tone === 'right';
    setSaid(next);
    announce(sentenceOf(next, t), isRight ? `${item.written}: ${item.explained}` : '');
    if (isRight) drafts.write(item.id, null);
    if (isRight) onRight();
    else moves.keep(verdict.detail.inPlace);
  };
  const hint = () => {
    if (!onHint()) return announce(t('no-more-hints'));
    const next = moves.show();
    setSaid(null);
    announce(t('places.shown', { letter: letterOf(next[hints]), place: hints + 1, all }));
    if (orderOf(next)) onFull();
  };
  const takeLast = () => take(lastPut(slots, hints));
  return { slots, kept, said, putTile, putLetter, take, takeLast, clear, check, hint };
}

type SlotMoves = {
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
function useSlots(item: AnagramItem, { hints, isDone }: AnagramState, drafts: Drafts): SlotMoves {
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

/** The result of the last try; `count` letters were in their places. */
export type Said = { tone: 'right' | 'nearly' | 'wrong'; made: string; count: number };

function saidOf({ outcome, detail }: Verdict<AnagramDetail>): Said {
  const tone = outcome === 'right' || outcome === 'nearly' ? outcome : 'wrong';
  return { tone, made: detail.made, count: detail.inPlace.length };
}

/** Its sentence, the same on screen and for screen readers. */
export function sentenceOf({ tone, made, count }: Said, t: TFunction<'games-anagram'>): string {
  if (tone === 'right') return t('right');
  if (tone === 'nearly') return t('nearly', { word: made });
  return count > 0 ? t('some-right', { count }) : t('none-right');
}
