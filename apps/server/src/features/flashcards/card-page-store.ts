import type { Placeholder, SQL } from 'drizzle-orm';
import { and, asc, ilike, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { readableDeckIds } from '#db/learnable-decks.ts';
import { flashcards } from '#db/schema/all.ts';
import type { Wanted } from '#db/statement.ts';
import { rowsOf, statement } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import type { CardRow } from './card-store.ts';
import { inDeck, selectCards } from './card-store.ts';

// A search has statements of its own: without one, a deck's cards are counted in an index alone.
const matches = (pattern: Placeholder) =>
  or(...[flashcards.front, flashcards.back, flashcards.note].map((column) => ilike(column, pattern)));

const totalIn = ({ userId, deckId }: Wanted<'userId' | 'deckId'>, isFound?: SQL) => sql<{ total: number }>`
  SELECT (SELECT count(*)::int FROM ${flashcards} WHERE ${and(inDeck(deckId), isFound)}) AS total
  WHERE ${deckId}::uuid IN ${readableDeckIds({ userId })}`;

const total = rowsOf('deck_size', ['userId', 'deckId'], (wanted) => totalIn(wanted));
const totalFound = rowsOf('deck_size_found', ['userId', 'deckId', 'pattern'], ({ pattern, ...wanted }) =>
  totalIn(wanted, matches(pattern)),
);

type Page = { size: number; from: number };

const pageIn = (on: Db | Tx, { userId, deckId, size, from }: Wanted<'userId' | 'deckId' | keyof Page>, isFound?: SQL) =>
  selectCards(on, { userId })
    .where(and(inDeck(deckId), isFound))
    .orderBy(asc(flashcards.position))
    .limit(size)
    .offset(from);

const page = statement('cards_of_deck', ['userId', 'deckId', 'size', 'from'], (on, wanted) => pageIn(on, wanted));
const pageFound = statement(
  'cards_of_deck_found',
  ['userId', 'deckId', 'size', 'from', 'pattern'],
  (on, { pattern, ...wanted }) => pageIn(on, wanted, matches(pattern)),
);

/** A page of a deck's cards, or of those with a text, and how many there are; null for a deck the user may not look at. */
export async function readCards(
  db: Db,
  { userId }: OwnRows,
  { deckId, search, ...rest }: Page & { deckId: string; search: string },
): Promise<{ total: number; rows: CardRow[] } | null> {
  const [of, pattern] = [{ userId, deckId }, `%${search.replace(/[\\%_]/g, '\\$&')}%`];
  const isAll = search === '';
  const [found] = isAll ? await total(db, of) : await totalFound(db, { ...of, pattern });
  if (!found) return null;
  const rows = isAll ? await page(db, { ...of, ...rest }) : await pageFound(db, { ...of, ...rest, pattern });
  return { total: found.total, rows };
}
