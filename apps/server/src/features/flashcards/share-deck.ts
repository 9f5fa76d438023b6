import type { Tx } from '#db/client.ts';
import type { TaughtBy } from '#http/context.ts';
import type { Tell } from '#platform/live.ts';
import { holdDeckOf, insertDeckClasses } from './deck-store.ts';
import { tellLearners } from './tell-learners.ts';

/**
 * Shares a deck with more of its teacher's classes, within a larger change, and locks it until that ends.
 *
 * @param classIds the caller has checked that the teacher teaches them
 * @returns null when the deck isn't the teacher's, false when it was deleted
 */
export function shareDeck({ tell }: { tell: Tell }) {
  return async (
    tx: Tx,
    taught: TaughtBy,
    { deckId, classIds }: { deckId: string; classIds: readonly string[] },
    now: Date,
  ): Promise<boolean | null> => {
    const deck = await holdDeckOf(tx, taught, deckId);
    if (!deck) return null;
    if (deck.archivedAt) return false;
    const isNew = await insertDeckClasses(tx, deck, classIds, now);
    if (isNew) await tellLearners(tell, tx, [deckId]);
    return true;
  };
}
