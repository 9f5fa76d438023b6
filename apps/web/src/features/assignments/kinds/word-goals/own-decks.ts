import type { Deck } from '@wordgrove/contract/flashcards';

/** The teacher's own decks, newest first; the one that is set, if any, comes before them. */
export function newestFirst(all: readonly Deck[], set: string | null = null): Deck[] {
  const own = all.filter(({ isOwn }) => isOwn);
  return own.sort(
    (one, other) =>
      Number(other.id === set) - Number(one.id === set) || Date.parse(other.createdAt) - Date.parse(one.createdAt),
  );
}
