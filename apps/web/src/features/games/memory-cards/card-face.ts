import type { MemoryBoard, MemoryCard, MemoryRound } from '@wordgrove/games/memory-cards';

/** A card on the table. */
export type CardFace = {
  id: string;
  /** `uncounted`: not a pair, but not a mistake either. */
  state: 'down' | 'open' | 'missed' | 'uncounted' | 'found';
  text: string;
  /** Says the same as the text. */
  picture: string | undefined;
  isEnglish: boolean;
  /** To be heard, not read. */
  isSound: boolean;
  side: MemoryCard['side'];
  /** The word of its pair, so that a found sound can be named. */
  word: string;
};

export function facesOf({ items, cards }: MemoryRound, board: MemoryBoard, canHear: boolean): CardFace[] {
  return cards.flatMap(({ id, item, side }) => {
    const pair = items.find((each) => each.id === item);
    if (!pair) return [];
    const isWord = side === 'word';
    return {
      id,
      side,
      state: stateOf(id, board),
      text: isWord ? pair.lemma : pair.meaning,
      picture: isWord ? undefined : pair.picture,
      isEnglish: isWord || pair.kind !== 'translation',
      isSound: !isWord && pair.kind === 'listening' && canHear,
      word: pair.lemma,
    };
  });
}

function stateOf(id: string, { open, isUncounted, found }: MemoryBoard): CardFace['state'] {
  if (found.includes(id)) return 'found';
  if (!open.includes(id)) return 'down';
  if (open.length < 2) return 'open';
  return isUncounted ? 'uncounted' : 'missed';
}

/** How many cards go in a row: few on a phone, and rows as even as possible. */
export function columnsFor(cards: number, width: 'phone' | 'tablet' | 'desktop'): number {
  if (width === 'phone') return 3;
  if (width === 'tablet' || cards <= 16) return 4;
  return cards <= 20 ? 5 : 6;
}

const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

/** Where a key leads from a card; null when the grid doesn't use it. At the edge the focus stays. */
export function placeAfter(key: string, at: number, cards: number, columns: number): number | null {
  if (key === 'Home') return at - (at % columns);
  if (key === 'End') return Math.min(at - (at % columns) + columns - 1, cards - 1);
  const step = steps[key]?.(columns);
  if (step === undefined) return null;
  const next = at + step;
  return next < 0 || next >= cards ? at : next;
}
