import { and, asc, count, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { isDue } from '#db/due.ts';
import { readableDeckIds, visibleDeckIds } from '#db/learnable-decks.ts';
import {
  classEnrolments,
  classes,
  classTeachers,
  flashcardDeckClasses,
  flashcardDecks,
  flashcards,
  profiles,
  wordMemory,
} from '#db/schema/all.ts';
import type { Given } from '#db/statement.ts';
import { rowsOf, statement } from '#db/statement.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';
import { isAsked, isFresh, rowsOfDecks } from './visible-store.ts';

export type OwnDeck = typeof flashcardDecks.$inferSelect;

type DeckClass = { id: string; name: string };

export type DeckRow = OwnDeck & {
  ownerName: string;
  /** All of an own deck's, and of a teacher's deck those the caller is in or teaches. */
  classes: DeckClass[];
  cards: number;
  due: number;
  fresh: number;
};

type DeckCounts = { id: string; cards: number; due: number; fresh: number };

/**
 * The number of cards in each deck, and of due and new words. Due words are found through the memory's index; new ones
 * among the cards without a mark of `mark-graded.ts`.
 */
const deckCounts = rowsOfDecks('deck_counts', ['userId', 'now'], ({ userId, now }, deckId) => {
  const ofStudent = sql`${wordMemory.studentId} = ${userId}`;
  return sql<DeckCounts>`
    SELECT deck_id AS id, sum(cards)::int AS cards, sum(due)::int AS due, sum(fresh)::int AS fresh FROM (
      SELECT c.deck_id, count(*) AS cards, 0 AS due, 0 AS fresh FROM ${flashcards} AS c
      WHERE c.deck_id = ANY (ARRAY${readableDeckIds({ userId })}) AND c.removed_at IS NULL
        ${deckId === undefined ? sql`` : sql`AND c.deck_id = ${deckId}`} GROUP BY 1
      UNION ALL
      SELECT asked.deck_id, 0, count(*), 0 FROM ${wordMemory} CROSS JOIN LATERAL (
        SELECT DISTINCT c.deck_id FROM ${flashcards} AS c
        WHERE c.word = ${wordMemory.word} AND ${isAsked({ userId }, deckId)}
      ) AS asked WHERE ${ofStudent} AND ${isDue(now)} GROUP BY 1
      UNION ALL
      SELECT c.deck_id, 0, 0, count(DISTINCT c.word) FROM ${flashcards} AS c
      WHERE ${isAsked({ userId }, deckId)} AND NOT c.was_graded AND ${isFresh({ userId })} GROUP BY 1
    ) AS parts GROUP BY 1`;
});

/** The classes that learn from a deck, as far as the user may know. */
const classesOf = (userId: Given) => sql<DeckClass[]>`(
  SELECT coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) ORDER BY lower(c.name), c.id), '[]')
  FROM ${flashcardDeckClasses} AS link
  JOIN ${classes} AS c ON c.id = link.class_id
  JOIN ${classTeachers} AS t ON t.class_id = c.id AND t.teacher_id = ${flashcardDecks.ownerId}
  WHERE link.deck_id = ${flashcardDecks.id} AND (${flashcardDecks.ownerId} = ${userId}
    OR EXISTS (SELECT FROM ${classEnrolments} AS e
      WHERE e.class_id = c.id AND e.student_id = ${userId} AND e.status = 'active')
    OR EXISTS (SELECT FROM ${classTeachers} AS reader WHERE reader.class_id = c.id AND reader.teacher_id = ${userId})))`;

const visibleDecks = statement('visible_decks', ['userId'], (on, { userId }) =>
  on
    .select({ deck: flashcardDecks, ownerName: profiles.displayName, classes: classesOf(userId) })
    .from(flashcardDecks)
    .leftJoin(profiles, eq(profiles.userId, flashcardDecks.ownerId))
    .where(sql`${flashcardDecks.id} IN ${readableDeckIds({ userId })}`)
    .orderBy(asc(ne(flashcardDecks.ownerId, userId)), asc(sql`lower(${flashcardDecks.name})`), asc(flashcardDecks.id)),
);

/**
 * The decks the caller may look at, with what waits in them; own ones first, then by name. With `id`, only that one.
 */
export async function listDecks(on: Db | Tx, { userId }: OwnRows, now: Date, id?: string): Promise<DeckRow[]> {
  const decks = await visibleDecks(on, { userId });
  const counts = await deckCounts(on, id, { userId, now });
  const none = { cards: 0, due: 0, fresh: 0 };
  const countsOf = new Map(counts.map(({ id: deckId, ...each }) => [deckId, each]));
  return decks
    .filter(({ deck }) => id === undefined || deck.id === id)
    .map(({ deck, ownerName, ...rest }) => ({
      ...deck,
      ...rest,
      ownerName: ownerName ?? '',
      ...(countsOf.get(deck.id) ?? none),
    }));
}

const decksWithWord = rowsOf(
  'decks_with_word',
  ['userId', 'word'],
  ({ userId, word }) => sql<{ id: string }>`
    SELECT DISTINCT c.deck_id AS id FROM ${flashcards} AS c JOIN ${flashcardDecks} AS d ON d.id = c.deck_id
    WHERE c.word = ${word} AND c.removed_at IS NULL AND d.owner_id = ${userId} AND d.archived_at IS NULL`,
);

/** The ids of own decks that have a card of the word. */
export async function listDecksWithWord(on: Db, { userId }: OwnRows, word: string): Promise<string[]> {
  return (await decksWithWord(on, { userId, word })).map(({ id }) => id);
}

/** Finds an own deck, archived or not, and locks it until the transaction ends. */
export function holdDeck(tx: Tx, { userId }: OwnRows, id: string): Promise<OwnDeck | null> {
  return holdOf(tx, userId, id);
}

/** The same for a teacher. */
export function holdDeckOf(tx: Tx, { teacherId }: TaughtBy, id: string): Promise<OwnDeck | null> {
  return holdOf(tx, teacherId, id);
}

async function holdOf(tx: Tx, ownerId: string, id: string): Promise<OwnDeck | null> {
  const [row] = await tx
    .select()
    .from(flashcardDecks)
    .where(and(eq(flashcardDecks.id, id), eq(flashcardDecks.ownerId, ownerId)))
    .for('no key update');
  return row ?? null;
}

export async function countDecks(tx: Tx, own: OwnRows): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(flashcardDecks)
    .where(and(eq(flashcardDecks.ownerId, own.userId), isNull(flashcardDecks.archivedAt)));
  return row?.n ?? 0;
}

/** False when the id is taken. */
export async function insertDeck(
  tx: Tx,
  own: OwnRows,
  deck: { id: string; name: string; now: Date },
): Promise<boolean> {
  const { now, ...fields } = deck;
  const inserted = await tx
    .insert(flashcardDecks)
    .values({ ...fields, ownerId: own.userId, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: flashcardDecks.id });
  return inserted.length > 0;
}

/** For a deck locked by `holdDeck`. */
export async function updateDeck(
  tx: Tx,
  { id }: OwnDeck,
  change: { name: string } | { archivedAt: Date | null },
  now: Date,
): Promise<void> {
  await tx
    .update(flashcardDecks)
    .set({ ...change, version: sql`${flashcardDecks.version} + 1`, updatedAt: now })
    .where(eq(flashcardDecks.id, id));
}

/** Whether the class is the teacher's; a lock keeps it so until the transaction ends. */
export async function isTaught(tx: Tx, { teacherId }: TaughtBy, classId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: classTeachers.classId })
    .from(classTeachers)
    .where(and(eq(classTeachers.classId, classId), eq(classTeachers.teacherId, teacherId)))
    .for('key share');
  return rows.length > 0;
}

/** False when all of the classes had it already. */
export async function insertDeckClasses(
  tx: Tx,
  { id }: OwnDeck,
  classIds: readonly string[],
  now: Date,
): Promise<boolean> {
  if (classIds.length === 0) return false;
  const inserted = await tx
    .insert(flashcardDeckClasses)
    .values(classIds.map((classId) => ({ deckId: id, classId, sharedAt: now })))
    .onConflictDoNothing()
    .returning({ id: flashcardDeckClasses.classId });
  return inserted.length > 0;
}

export async function removeDeckClass(tx: Tx, { id }: OwnDeck, classId: string): Promise<boolean> {
  const gone = await tx
    .delete(flashcardDeckClasses)
    .where(and(eq(flashcardDeckClasses.deckId, id), eq(flashcardDeckClasses.classId, classId)))
    .returning({ id: flashcardDeckClasses.classId });
  return gone.length > 0;
}

/** Everybody who may have the decks on screen, always in the same order. */
export async function listLearners(tx: Tx, deckIds: readonly string[]): Promise<string[]> {
  if (deckIds.length === 0) return [];
  const ids = [...deckIds];
  const rows = await tx
    .select({ id: flashcardDecks.ownerId })
    .from(flashcardDecks)
    .where(inArray(flashcardDecks.id, ids))
    .union(
      tx
        .select({ id: classEnrolments.studentId })
        .from(flashcardDeckClasses)
        .innerJoin(classEnrolments, eq(classEnrolments.classId, flashcardDeckClasses.classId))
        .where(and(inArray(flashcardDeckClasses.deckId, ids), eq(classEnrolments.status, 'active'))),
    )
    .union(
      tx
        .select({ id: classTeachers.teacherId })
        .from(flashcardDeckClasses)
        .innerJoin(classTeachers, eq(classTeachers.classId, flashcardDeckClasses.classId))
        .where(inArray(flashcardDeckClasses.deckId, ids)),
    );
  return rows.map((row) => row.id).sort();
}

/** Deletes for good the decks archived before `before`. */
export async function deleteOldDecks(db: Db, before: Date): Promise<void> {
  await db
    .delete(flashcardDecks)
    .where(and(isNotNull(flashcardDecks.archivedAt), sql`${flashcardDecks.archivedAt} < ${before.toISOString()}`));
}

const deckName = statement('deck_name', ['userId', 'id'], (on, { userId, id }) =>
  on
    .select({ name: flashcardDecks.name })
    .from(flashcardDecks)
    .where(and(eq(flashcardDecks.id, id), sql`${flashcardDecks.id} IN ${visibleDeckIds({ userId })}`)),
);

/** The name of a deck that the caller may learn from; null when there is none. */
export async function findDeckName(on: Db | Tx, { userId }: OwnRows, id: string): Promise<string | null> {
  const [row] = await deckName(on, { userId, id });
  return row?.name ?? null;
}

/** Whether the deck is the caller's own and isn't archived. */
export async function isOwnDeck(on: Db | Tx, own: OwnRows, id: string): Promise<boolean> {
  const rows = await on
    .select({ id: flashcardDecks.id })
    .from(flashcardDecks)
    .where(and(eq(flashcardDecks.id, id), eq(flashcardDecks.ownerId, own.userId), isNull(flashcardDecks.archivedAt)));
  return rows.length > 0;
}
