import type { Tx } from '#db/client.ts';
import type { Tell } from '#platform/live.ts';
import { listLearners } from './deck-store.ts';

/** Tells everybody who may have the decks on screen: the owner, and the students they are shared with. */
export async function tellLearners(tell: Tell, tx: Tx, deckIds: readonly string[]): Promise<void> {
  await tell(tx, await listLearners(tx, [...new Set(deckIds)]), 'flashcards');
}
