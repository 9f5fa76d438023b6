import type { Placeholder, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { isGraded } from '#db/due.ts';
import { visibleDeckIds } from '#db/learnable-decks.ts';
import { flashcardSuspensions, flashcards, wordMemory } from '#db/schema/all.ts';
import type { Given, Wanted } from '#db/statement.ts';
import { rowsOf } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';

/**
 * A learner, or the placeholder for one in a prepared statement; and where the statement holds the ids of the decks they
 * may learn from, if it asks for them more than once.
 */
export type Learner = { userId: OwnRows['userId'] | Given; decks?: SQL };

export function decksOf({ userId, decks }: Learner): SQL {
  return decks ?? visibleDeckIds({ userId });
}

/** A condition on cards `c`: in a deck the learner may learn from, neither removed nor suspended. */
export function isAsked(own: Learner, deckId?: string | Placeholder): SQL {
  return sql`c.deck_id = ANY (ARRAY${decksOf(own)}) AND c.removed_at IS NULL
    ${deckId === undefined ? sql`` : sql`AND c.deck_id = ${deckId}`}
    AND c.id NOT IN (SELECT s.card_id FROM ${flashcardSuspensions} AS s WHERE s.user_id = ${own.userId})`;
}

/**
 * Whether a card with the remembered word can be asked. Looked up for each word: for EXISTS, PostgreSQL would read all
 * of the learner's cards.
 */
export function hasCard(own: Learner, deckId?: Placeholder): SQL {
  return sql`((SELECT true FROM ${flashcards} AS c WHERE c.word = ${wordMemory.word} AND ${isAsked(own, deckId)} LIMIT 1)
    IS TRUE)`;
}

/**
 * Whether the word of card `c` was never graded. OFFSET 0 makes PostgreSQL read the learner's words once and join them;
 * without it, it would look up each card in an index, and after years most cards have been graded.
 */
export function isFresh({ userId }: Learner): SQL {
  return sql`NOT EXISTS (SELECT FROM (
    SELECT ${wordMemory.word} AS word FROM ${wordMemory} WHERE ${wordMemory.studentId} = ${userId} AND ${isGraded} OFFSET 0
  ) AS graded WHERE graded.word = c.word)`;
}

/**
 * Prepares two statements, for all decks and for a single one, so that PostgreSQL plans each for itself. `build` gets a
 * placeholder for the deck's id, or undefined.
 */
export function rowsOfDecks<const Name extends string, Row>(
  name: string,
  wanted: readonly Name[],
  build: (wanted: Wanted<Name>, deckId: Placeholder | undefined) => SQL<Row>,
) {
  const ofAll = rowsOf(name, wanted, (places) => build(places, undefined));
  const ofOne = rowsOf(`${name}_of_deck`, [...wanted, 'deckId'], (places) => build(places, places.deckId));
  return (on: Db | Tx, deckId: string | undefined, values: Parameters<typeof ofAll>[1]): Promise<Row[]> =>
    deckId === undefined ? ofAll(on, values) : ofOne(on, { ...values, deckId });
}
