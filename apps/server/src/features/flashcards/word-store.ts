import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { visibleDeckIds } from '#db/learnable-decks.ts';
import { flashcardSuspensions, flashcards } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import type { StoredCard } from './card-store.ts';
import { findDeckName } from './deck-store.ts';

/** The real words of a deck that the caller may learn from, without paused cards; null when there is no such deck. */
export async function listDeckWords(db: Db, own: OwnRows, deckId: string): Promise<string[] | null> {
  if ((await findDeckName(db, own, deckId)) === null) return null;
  const { rows } = await db.execute<{ word: string }>(sql`
    SELECT DISTINCT c.word FROM ${flashcards} AS c
    WHERE c.deck_id = ${deckId} AND c.removed_at IS NULL AND c.word NOT LIKE 'card:%-%' AND NOT EXISTS (
      SELECT FROM ${flashcardSuspensions} AS s WHERE s.user_id = ${own.userId} AND s.card_id = c.id)
    ORDER BY c.word`);
  return rows.map(({ word }) => word);
}

export type CardOfWord = Pick<StoredCard, 'word' | 'front' | 'back' | 'language' | 'sense'> & {
  sentence: string | null;
};

const cardsOfWords = rowsOf('cards_of_words', ['userId', 'words', 'deckId'], ({ userId, words, deckId }) => {
  const decks = sql`ARRAY(SELECT id FROM ${visibleDeckIds({ userId })} AS learnable
    WHERE ${deckId}::uuid IS NULL OR id = ${deckId}::uuid)`;
  return sql<CardOfWord>`
    SELECT DISTINCT ON (c.word) c.word, c.front, c.back, c.language, c.sense, c.met->>'sentence' AS sentence
    FROM ${flashcards} AS c
    WHERE c.deck_id = ANY (${decks}) AND c.removed_at IS NULL AND c.word = ANY (${words}::text[])
    ORDER BY c.word, c.position`;
});

/** The first card of each word, in this deck or in any the caller may learn from. */
export function listCardsOfWords(
  db: Db,
  { userId }: OwnRows,
  words: readonly string[],
  deckId: string | null,
): Promise<CardOfWord[]> {
  return cardsOfWords(db, { userId, words, deckId });
}
