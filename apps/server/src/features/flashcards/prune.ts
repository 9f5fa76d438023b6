import type { Db } from '#db/client.ts';
import { deleteOldCards } from './card-store.ts';
import { deleteOldDecks } from './deck-store.ts';
import { deleteOldImports } from './import-store.ts';

/** What was put away before then goes for good, and nobody sends an import from before then again. */
export async function pruneFlashcards(db: Db, before: Date): Promise<void> {
  await deleteOldDecks(db, before);
  await deleteOldCards(db, before);
  await deleteOldImports(db, before);
}
