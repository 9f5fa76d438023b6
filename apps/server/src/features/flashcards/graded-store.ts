import { asc, gt, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { isGraded } from '#db/due.ts';
import { flashcardDecks, flashcards, wordMemory } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';

/** The people with decks whose ids come after this one, or the first. */
export async function listDeckOwners(on: Db, after: string | null, limit: number): Promise<string[]> {
  const rows = await on
    .selectDistinct({ id: flashcardDecks.ownerId })
    .from(flashcardDecks)
    .where(after === null ? undefined : gt(flashcardDecks.ownerId, after))
    .orderBy(asc(flashcardDecks.ownerId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

// Whoever adds, edits, removes or restores cards holds their deck. A deck that is held is left for the next time, so the
// job waits for nobody.
const mark = rowsOf(
  'mark_graded_cards',
  ['userId', 'before'],
  ({ userId, before }) => sql<never>`
    WITH held AS (
      SELECT id FROM ${flashcardDecks} WHERE owner_id = ${userId} FOR NO KEY UPDATE SKIP LOCKED)
    UPDATE ${flashcards} AS c SET was_graded = NOT c.was_graded
    WHERE c.deck_id IN (SELECT id FROM held) AND c.removed_at IS NULL AND CASE WHEN c.was_graded
      THEN c.word NOT IN (SELECT word FROM ${wordMemory} WHERE student_id = ${userId} AND ${isGraded})
      ELSE c.word IN (SELECT word FROM ${wordMemory} WHERE student_id = ${userId} AND last_review < ${before}::timestamptz)
    END`,
);

/**
 * Marks the cards in own decks whose words were last graded before `before`, and takes away the marks of words that are
 * no longer graded.
 */
export async function markGradedCards(on: Db, { userId }: { userId: string }, before: Date): Promise<void> {
  await mark(on, { userId, before });
}
