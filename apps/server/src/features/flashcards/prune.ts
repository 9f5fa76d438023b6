import type { Db } from '#db/client.ts';
import { deleteOldCards } from './card-store.ts';
import { deleteOldDecks } from './deck-store.ts';
import { deleteOldImports } from './import-store.ts';

/** Deletes for good what was removed before `before`, and imports from before then: nobody sends those again. */
export async function pruneFlashcards(db: Db, before: Date): Promise<void> {
  await deleteOldDecks(db, before);
  await deleteOldCards(db, before);
  await deleteOldImports(db, before);
}
