import type { Tx } from '#db/client.ts';
import type { Tell } from '#platform/live.ts';
import { listLearners } from './deck-store.ts';

/** Tells everybody who has the decks on a screen: their owner, and the students whom they are shared with. */
export async function tellLearners(tell: Tell, tx: Tx, deckIds: readonly string[]): Promise<void> {
  await tell(tx, await listLearners(tx, [...new Set(deckIds)]), 'flashcards');
}
