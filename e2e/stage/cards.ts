import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Person } from './people.ts';

export type DeckOfTest = { id: string; name: string };

/** A deck of the person's own with these cards, each `front = back`. */
export async function newDeck(owner: Person, name: string, cards: readonly (readonly [string, string])[]) {
  const { call } = owner.visitor;
  const deck = await call<DeckOfTest>('POST', '/flashcards/decks', { id: randomUUID(), name });
  for (const [front, back] of cards) {
    await call('POST', '/flashcards/cards', { id: randomUUID(), deckId: deck.id, front, back });
  }
  return deck;
}

/** Expects that so many cards of a review are left: that is heard, and seen as the length of a bar. */
export async function expectLeft(page: Page, count: number): Promise<void> {
  const bar = page.getByRole('progressbar', { name: 'Review' });
  await expect(bar).toHaveAttribute('aria-valuetext', `${count} card${count === 1 ? '' : 's'} left`);
}
