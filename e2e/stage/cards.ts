import { randomUUID } from 'node:crypto';
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
