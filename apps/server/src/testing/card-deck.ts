import type { Language } from '@wordgrove/contract/languages';
import { v7 as uuid } from 'uuid';
import { flashcardDecks, flashcards } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';

type Card = Partial<typeof flashcards.$inferInsert> & { front: string; word: string };

/** A person's own deck; cards without a back get a Turkish one. */
export async function makeDeck({ db }: TestApp, owner: { id: string }, cards: readonly Card[]): Promise<string> {
  const deckId = uuid();
  await db.insert(flashcardDecks).values({ id: deckId, ownerId: owner.id, name: 'Mine' });
  const rows = cards.map((card) => ({
    id: uuid(),
    deckId,
    back: `anlamı: ${card.front}`,
    language: 'tr' as Language,
    met: { source: 'import' as const },
    createdBy: owner.id,
    ...card,
  }));
  for (let at = 0; at < rows.length; at += 500) await db.insert(flashcards).values(rows.slice(at, at + 500));
  return deckId;
}

export const cardsOf = (...keys: string[]): Card[] => keys.map((word) => ({ front: word.split(':')[0] ?? '', word }));
