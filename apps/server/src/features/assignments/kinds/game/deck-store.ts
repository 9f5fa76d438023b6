import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { assignmentWords, flashcardDecks, flashcards } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';
import type { TaughtBy } from '#http/context.ts';
import type { WordCard } from '#platform/round-source.ts';

/** A card as it is now; of a word that was published and has no card any more, only its text. */
export type DeckWord = { text: string; word: string } & {
  [Side in keyof Omit<WordCard, 'word'>]: WordCard[Side] | null;
};

type Deck = { name: string; isGone: boolean };

/** A teacher's own deck, also one that was deleted. */
export async function findOwnDeck(on: Db | Tx, { teacherId }: TaughtBy, deckId: string): Promise<Deck | null> {
  const [deck] = await ownDeck(on, { teacherId, deckId });
  return deck ?? null;
}

const ownDeck = rowsOf(
  'deck_of_game',
  ['teacherId', 'deckId'],
  ({ teacherId, deckId }) => sql<Deck>`
    SELECT d.name, d.archived_at IS NOT NULL AS "isGone" FROM ${flashcardDecks} AS d
    WHERE d.id = ${deckId}::uuid AND d.owner_id = ${teacherId}::uuid`,
);

const sides = sql`front, back, language, sentence, sense`;

/** The first card of each word of a teacher's own deck, as `card`. */
const cards = ({ teacherId, deckId }: Readonly<Record<'teacherId' | 'deckId', unknown>>) => sql`(
  SELECT DISTINCT ON (c.word) c.word, c.position, c.front, c.back, c.language, c.sense,
    c.met->>'sentence' AS sentence
  FROM ${flashcards} AS c
  JOIN ${flashcardDecks} AS d ON d.id = c.deck_id AND d.archived_at IS NULL AND d.owner_id = ${teacherId}::uuid
  WHERE c.deck_id = ${deckId}::uuid AND c.removed_at IS NULL ORDER BY c.word, c.position) AS card`;

const wordsNow = rowsOf(
  'words_of_deck_now',
  ['teacherId', 'deckId', 'size'],
  ({ size, ...deck }) => sql<DeckWord>`
    SELECT word, front AS text, ${sides} FROM ${cards(deck)} ORDER BY position LIMIT ${size}::int`,
);

const wordsSet = rowsOf(
  'words_of_set_deck',
  ['id', 'teacherId', 'deckId'],
  ({ id, ...deck }) => sql<DeckWord>`
    SELECT w.word, w.text, ${sides} FROM ${assignmentWords} AS w
    LEFT JOIN ${cards(deck)} ON card.word = w.word
    WHERE w.assignment_id = ${id}::uuid ORDER BY w.position`,
);

/** The words of a deck as they are now, in its order, `size` at most. */
export function listDeckNow(
  on: Db | Tx,
  { teacherId, deckId }: { teacherId: string; deckId: string },
  size: number,
): Promise<DeckWord[]> {
  return wordsNow(on, { teacherId, deckId, size });
}

/** The words of a game's deck as they were published, with its cards as they are now; none before that. */
export function listDeckSet(on: Db | Tx, set: { id: string; teacherId: string; deckId: string }): Promise<DeckWord[]> {
  return wordsSet(on, set);
}
