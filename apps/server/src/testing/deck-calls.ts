import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { flashcards } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';

/** Creates a person's own deck through the API. */
export async function makeDeck(of: Person, name = 'Unit 3'): Promise<string> {
  const id = uuid();
  expect((await of.visitor.post('/flashcards/decks', { id, name })).status).toBe(201);
  return id;
}

/** Creates a card in it through the API; returns the card. */
export async function addCard(of: Person, deckId: string, more: Record<string, unknown> = {}) {
  const input = { id: uuid(), deckId, front: 'lend', back: 'ödünç vermek', language: 'tr', ...more };
  const answer = await of.visitor.post('/flashcards/cards', input);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}

/** Inserts many cards at once, bypassing the API; each is of a word of its own unless `word` is given. */
export async function fillDeck(
  { db }: TestApp,
  of: Person,
  deckId: string,
  size: number,
  word?: string,
): Promise<void> {
  await db.insert(flashcards).values(
    Array.from({ length: size }, (_, n) => {
      const id = uuid();
      const texts = { front: `front ${n}`, back: `back ${n}` };
      return { id, deckId, ...texts, word: word ?? `card:${id}`, met: { source: 'import' as const }, createdBy: of.id };
    }),
  );
}

/** A deck of a person's own with a card for each of these nouns, asked in this order. @returns the ids of the cards */
export async function addCardsFor(person: Person, words: readonly string[]): Promise<string[]> {
  const deck = await makeDeck(person);
  const cards = [];
  for (const front of words) cards.push(await addCard(person, deck, { front, word: `${front}:noun` }));
  return cards.map(({ id }) => id);
}
