import type { Verdict } from '@wordgrove/games';
import type { AnagramDetail, AnagramItem, AnagramState } from '@wordgrove/games/anagram';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Drafts } from '#features/games/play/drafts.ts';
import type { AnagramSaid } from './anagram-said.ts';
import { saidOf, sentenceOf } from './anagram-said.ts';
import type { Slots } from './slots.ts';
import { lastPut, orderOf, tileOf } from './slots.ts';
import { useSlots } from './use-slots.ts';

export type Arrangement = {
  slots: Slots;
  /** Places whose letters were right in the last try and are still there. */
  kept: readonly number[];
  said: AnagramSaid | null;
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
  const [said, setSaid] = useState<AnagramSaid | null>(null);
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
