import { asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { ownRows } from '#db/own-rows.ts';
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
  const own = ownRows(on, { ownerId: userId });
  const decks = await own(flashcardDecks, 'createdAt', 'id');
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
  return {
    flashcardDecks: decks,
    flashcards: cards.map(({ createdBy: _, position: __, wasGraded: ___, ...card }) => card),
    flashcardsSharedWith: sharedWith,
    flashcardImports: await own(flashcardImports, 'createdAt'),
    suspendedFlashcards: await ownRows(on, { userId })(flashcardSuspensions),
  };
}
