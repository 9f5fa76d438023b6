import type { Card, Deck, ReviewCard } from '@wordgrove/contract/flashcards';
import type { OwnRows } from '#http/context.ts';
import type { CardRow } from './card-store.ts';
import type { DeckRow } from './deck-store.ts';
import type { MemoryParts } from './memory-parts.ts';
import { isLeech } from './rules.ts';

// The contract picks the fields.

export function presentDeck(row: DeckRow, { userId }: OwnRows): Deck {
  return {
    ...row,
    isOwn: row.ownerId === userId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export type PresentCard = (row: CardRow, now: Date) => Card;

export function cardPresenter({ wordState }: Pick<MemoryParts, 'wordState'>): PresentCard {
  return ({ card, memory, suspendedAt, isTextOpen }, now) => {
    const lapses = memory?.lapses ?? 0;
    const { pdfId, ...met } = card.met;
    return {
      ...card,
      // Only a text that opens is linked to.
      met: isTextOpen ? card.met : met,
      createdAt: card.createdAt.toISOString(),
      updatedAt: card.updatedAt.toISOString(),
      state: wordState(memory, now),
      due: memory?.lastReview ? memory.due.toISOString() : null,
      lapses,
      isLeech: isLeech(lapses),
      isSuspended: suspendedAt !== null,
    };
  };
}

export type PresentReviewCard = (row: CardRow, now: Date) => ReviewCard;

/** The picture of what a card says its word means; null when it says something else, or there is none. */
export type PictureOf = (card: Pick<CardRow['card'], 'word' | 'sense' | 'back'>) => string | null;

export function reviewCardPresenter(
  memory: Pick<MemoryParts, 'wordState' | 'nextDue'>,
  pictureOf: PictureOf,
): PresentReviewCard {
  const present = cardPresenter(memory);
  return (row, now) => {
    const dues = memory.nextDue(row.memory, now);
    const seconds = (due: Date) => Math.max(0, Math.round((due.getTime() - now.getTime()) / 1000));
    return {
      ...present(row, now),
      deckName: row.deckName,
      picture: pictureOf(row.card),
      intervals: { again: seconds(dues[1]), hard: seconds(dues[2]), good: seconds(dues[3]), easy: seconds(dues[4]) },
    };
  };
}
