import type { Placeholder, SQL } from 'drizzle-orm';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { readableBy } from '#db/given-texts.ts';
import { visibleDeckIds } from '#db/learnable-decks.ts';
import { flashcardDecks, flashcardSuspensions, flashcards, pdfs, wordMemory } from '#db/schema/all.ts';
import { statement } from '#db/statement.ts';
import type { OwnRows } from '#http/context.ts';
import type { OwnDeck } from './deck-store.ts';
import type { MemoryRow } from './memory-parts.ts';
import type { Learner } from './visible-store.ts';

export type StoredCard = typeof flashcards.$inferSelect;
export type NewCard = Pick<StoredCard, 'id' | 'front' | 'back' | 'word' | 'language' | 'note' | 'met'> &
  Partial<Pick<StoredCard, 'sense'>>;

/** A card with the memory of its word, for the learner who asks. */
export type CardRow = {
  card: StoredCard;
  deckName: string;
  memory: MemoryRow | null;
  suspendedAt: Date | null;
  /** Whether the learner can open the text that its word was met in. */
  isTextOpen: boolean;
};

export function selectCards(on: Db | Tx, { userId }: Learner) {
  return on
    .select({
      card: flashcards,
      deckName: flashcardDecks.name,
      memory: wordMemory,
      suspendedAt: flashcardSuspensions.suspendedAt,
      isTextOpen: sql<boolean>`EXISTS (
        SELECT FROM ${pdfs} AS p WHERE p.id = (${flashcards.met}->>'pdfId')::uuid AND ${readableBy(userId)})`,
    })
    .from(flashcards)
    .innerJoin(flashcardDecks, eq(flashcardDecks.id, flashcards.deckId))
    .leftJoin(wordMemory, and(eq(wordMemory.studentId, userId), eq(wordMemory.word, flashcards.word)))
    .leftJoin(
      flashcardSuspensions,
      and(eq(flashcardSuspensions.userId, userId), eq(flashcardSuspensions.cardId, flashcards.id)),
    )
    .$dynamic();
}

export async function countCards(on: Db | Tx, deckId: string): Promise<number> {
  const [row] = await on.select({ n: count() }).from(flashcards).where(inDeck(deckId));
  return row?.n ?? 0;
}

/** How many cards the fullest of the decks has. */
export async function countFullest(tx: Tx, deckIds: readonly string[]): Promise<number> {
  if (deckIds.length === 0) return 0;
  const [row] = await tx
    .select({ n: count() })
    .from(flashcards)
    .where(and(inArray(flashcards.deckId, [...deckIds]), isNull(flashcards.removedAt)))
    .groupBy(flashcards.deckId)
    .orderBy(desc(count()))
    .limit(1);
  return row?.n ?? 0;
}

/** The cards of a deck that aren't removed. */
export function inDeck(deckId: string | Placeholder): SQL | undefined {
  return and(eq(flashcards.deckId, deckId), isNull(flashcards.removedAt));
}

/** A card of the caller's own, removed or not. */
export async function findOwnCard(on: Db | Tx, own: OwnRows, id: string): Promise<CardRow | null> {
  const [row] = await selectCards(on, own).where(and(eq(flashcards.id, id), eq(flashcardDecks.ownerId, own.userId)));
  return row ?? null;
}

const visibleCard = statement('visible_card', ['userId', 'id'], (on, { userId, id }) =>
  selectCards(on, { userId }).where(
    and(
      eq(flashcards.id, id),
      or(eq(flashcardDecks.ownerId, userId), sql`${flashcards.deckId} IN ${visibleDeckIds({ userId })}`),
    ),
  ),
);

/** A card that the caller may learn from, even if it was removed while on screen. */
export async function findVisibleCard(on: Db | Tx, { userId }: OwnRows, id: string): Promise<CardRow | null> {
  const [row] = await visibleCard(on, { userId, id });
  return row ?? null;
}

/** The oldest card of a word in a deck. */
export async function findCardOfWord(tx: Tx, own: OwnRows, deckId: string, word: string): Promise<CardRow | null> {
  const [row] = await selectCards(tx, own)
    .where(
      and(
        eq(flashcards.deckId, deckId),
        eq(flashcards.word, word),
        isNull(flashcards.removedAt),
        eq(flashcardDecks.ownerId, own.userId),
      ),
    )
    .orderBy(asc(flashcards.position))
    .limit(1);
  return row ?? null;
}

/** Adds cards to a deck locked by `holdDeck`, skipping ids that are taken. Returns how many were added. */
export async function insertCards(tx: Tx, deck: OwnDeck, cards: readonly NewCard[], now: Date): Promise<number> {
  if (cards.length === 0) return 0;
  const stamps = { deckId: deck.id, createdBy: deck.ownerId, createdAt: now, updatedAt: now };
  const inserted = await tx
    .insert(flashcards)
    .values(cards.map((card) => ({ ...card, ...stamps })))
    .onConflictDoNothing({ target: flashcards.id })
    .returning({ id: flashcards.id });
  return inserted.length;
}

/** For a card of a deck locked by `holdDeck`. */
export async function updateCard(
  tx: Tx,
  id: string,
  change: Pick<StoredCard, 'front' | 'back' | 'word' | 'language' | 'note' | 'sense'>,
  now: Date,
): Promise<void> {
  await tx
    .update(flashcards)
    .set({
      ...change,
      wasGraded: sql`${flashcards.wasGraded} AND ${flashcards.word} = ${change.word}`,
      version: sql`${flashcards.version} + 1`,
      updatedAt: now,
    })
    .where(eq(flashcards.id, id));
}

/** Removes or restores own cards; returns the deck id of each card that changed. */
export async function setRemoved(
  tx: Tx,
  own: OwnRows,
  ids: readonly string[],
  removedAt: Date | null,
  now: Date,
): Promise<string[]> {
  const ownDecks = tx
    .select({ id: flashcardDecks.id })
    .from(flashcardDecks)
    .where(eq(flashcardDecks.ownerId, own.userId));
  const changed = await tx
    .update(flashcards)
    .set({ removedAt, version: sql`${flashcards.version} + 1`, updatedAt: now })
    .where(
      and(
        inArray(flashcards.id, [...ids]),
        inArray(flashcards.deckId, ownDecks),
        removedAt ? isNull(flashcards.removedAt) : isNotNull(flashcards.removedAt),
      ),
    )
    .returning({ deckId: flashcards.deckId });
  return changed.map(({ deckId }) => deckId);
}

/** Locks the decks of own cards, always in the same order, until the transaction ends. */
export async function holdDecksOfCards(tx: Tx, own: OwnRows, ids: readonly string[]): Promise<void> {
  const decks = tx
    .select({ id: flashcards.deckId })
    .from(flashcards)
    .where(inArray(flashcards.id, [...ids]));
  await tx
    .select({ id: flashcardDecks.id })
    .from(flashcardDecks)
    .where(and(inArray(flashcardDecks.id, decks), eq(flashcardDecks.ownerId, own.userId)))
    .orderBy(asc(flashcardDecks.id))
    .for('no key update');
}

/** Suspends visible cards or resumes them; returns how many changed. */
export async function setSuspended(
  tx: Tx,
  own: OwnRows,
  ids: readonly string[],
  suspendedAt: Date | null,
): Promise<number> {
  const visible = await tx
    .select({ cardId: flashcards.id })
    .from(flashcards)
    .where(and(inArray(flashcards.id, [...ids]), sql`${flashcards.deckId} IN ${visibleDeckIds(own)}`))
    .orderBy(asc(flashcards.id));
  if (visible.length === 0) return 0;
  const cardIds = visible.map(({ cardId }) => cardId);
  const changed = suspendedAt
    ? await tx
        .insert(flashcardSuspensions)
        .values(cardIds.map((cardId) => ({ userId: own.userId, cardId, suspendedAt })))
        .onConflictDoNothing()
        .returning({ cardId: flashcardSuspensions.cardId })
    : await tx
        .delete(flashcardSuspensions)
        .where(and(eq(flashcardSuspensions.userId, own.userId), inArray(flashcardSuspensions.cardId, cardIds)))
        .returning({ cardId: flashcardSuspensions.cardId });
  return changed.length;
}

/** Deletes for good the cards removed before `before`. */
export async function deleteOldCards(db: Db, before: Date): Promise<void> {
  await db.delete(flashcards).where(and(isNotNull(flashcards.removedAt), lt(flashcards.removedAt, before)));
}

/** The cards of a deck after a position, in the order they were added. */
export function listCardsAfter(on: Db | Tx, deckId: string, position: number, size: number): Promise<StoredCard[]> {
  return on
    .select()
    .from(flashcards)
    .where(and(inDeck(deckId), gt(flashcards.position, position)))
    .orderBy(asc(flashcards.position))
    .limit(size);
}
