import { asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import {
  classes,
  flashcardDeckClasses,
  flashcardDecks,
  flashcardImports,
  flashcardSuspensions,
  flashcards,
} from '#db/schema/all.ts';

/** The user's decks with their cards, imports, and suspended cards. */
export async function exportFlashcards(on: Db | Tx, userId: string) {
  const decks = await on
    .select()
    .from(flashcardDecks)
    .where(eq(flashcardDecks.ownerId, userId))
    .orderBy(asc(flashcardDecks.createdAt), asc(flashcardDecks.id));
  const ids = decks.map(({ id }) => id);
  const cards = await on
    .select()
    .from(flashcards)
    .where(inArray(flashcards.deckId, ids))
    .orderBy(asc(flashcards.position));
  const sharedWith = await on
    .select({ deckId: flashcardDeckClasses.deckId, className: classes.name, sharedAt: flashcardDeckClasses.sharedAt })
    .from(flashcardDeckClasses)
    .innerJoin(classes, eq(classes.id, flashcardDeckClasses.classId))
    .where(inArray(flashcardDeckClasses.deckId, ids));
  const imports = await on
    .select()
    .from(flashcardImports)
    .where(eq(flashcardImports.ownerId, userId))
    .orderBy(asc(flashcardImports.createdAt));
  const suspended = await on
    .select({ cardId: flashcardSuspensions.cardId, suspendedAt: flashcardSuspensions.suspendedAt })
    .from(flashcardSuspensions)
    .where(eq(flashcardSuspensions.userId, userId));
  return {
    flashcardDecks: decks.map(({ ownerId: _, ...deck }) => deck),
    flashcards: cards.map(({ createdBy: _, position: __, ...card }) => card),
    flashcardsSharedWith: sharedWith,
    flashcardImports: imports.map(({ ownerId: _, ...done }) => done),
    suspendedFlashcards: suspended,
  };
}
