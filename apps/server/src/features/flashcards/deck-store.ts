import type { SQL } from 'drizzle-orm';
import { and, asc, count, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { isDue, isGraded } from '#db/due.ts';
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
import type { OwnRows, TaughtBy } from '#http/context.ts';
import { isAsked, visibleDeckIds } from './visible.ts';

export type OwnDeck = typeof flashcardDecks.$inferSelect;

export type DeckRow = OwnDeck & { ownerName: string; cards: number; due: number; fresh: number };

export type DeckClass = { deckId: string; id: string; name: string };

/** The decks somebody may learn from with what waits in them, own ones first, by name; or the one asked for. */
export async function listDecks(on: Db | Tx, own: OwnRows, now: Date, id?: string): Promise<DeckRow[]> {
  const number = (column: string) => sql<number>`coalesce(counted.${sql.identifier(column)}, 0)`;
  const rows = await on
    .select({
      deck: flashcardDecks,
      ownerName: profiles.displayName,
      cards: number('cards'),
      due: number('due'),
      fresh: number('fresh'),
    })
    .from(flashcardDecks)
    .leftJoin(profiles, eq(profiles.userId, flashcardDecks.ownerId))
    .leftJoin(countCards(own, now, id), sql`counted.deck_id = ${flashcardDecks.id}`)
    .where(isVisible(own, id))
    .orderBy(
      asc(ne(flashcardDecks.ownerId, own.userId)),
      asc(sql`lower(${flashcardDecks.name})`),
      asc(flashcardDecks.id),
    );
  return rows.map(({ deck, ownerName, ...counts }) => ({ ...deck, ownerName: ownerName ?? '', ...counts }));
}

function isVisible(own: OwnRows, id: string | undefined): SQL | undefined {
  return and(
    sql`${flashcardDecks.id} IN ${visibleDeckIds(own)}`,
    id === undefined ? undefined : eq(flashcardDecks.id, id),
  );
}

/**
 * How many cards each deck has, and how many of its words are due and new. What is due is found from the memory's side,
 * and what is new without looking at more of a memory than that it is there.
 */
function countCards(own: OwnRows, now: Date, id: string | undefined): SQL {
  const ofStudent = sql`${wordMemory.studentId} = ${own.userId}`;
  return sql`(
    SELECT deck_id, sum(cards)::int AS cards, sum(due)::int AS due, sum(fresh)::int AS fresh FROM (
      SELECT c.deck_id, count(*) AS cards, 0 AS due, 0 AS fresh FROM ${flashcards} AS c
      WHERE c.deck_id = ANY (ARRAY${visibleDeckIds(own)}) AND c.removed_at IS NULL
        ${id === undefined ? sql`` : sql`AND c.deck_id = ${id}`} GROUP BY 1
      UNION ALL
      SELECT c.deck_id, 0, count(DISTINCT c.word), 0 FROM ${wordMemory} JOIN ${flashcards} AS c ON c.word = ${wordMemory.word}
      WHERE ${ofStudent} AND ${isDue(now)} AND ${isAsked(own, id)} GROUP BY 1
      UNION ALL
      SELECT c.deck_id, 0, 0, count(DISTINCT c.word) FROM ${flashcards} AS c
      WHERE ${isAsked(own, id)} AND NOT EXISTS (
        SELECT FROM ${wordMemory} WHERE ${ofStudent} AND ${wordMemory.word} = c.word AND ${isGraded}) GROUP BY 1
    ) AS parts GROUP BY 1) AS counted`;
}

/** Which classes learn from the decks: of an own deck all, of a teacher's those that the asker is in. */
export function listDeckClasses(on: Db | Tx, { userId }: OwnRows, deckIds: readonly string[]): Promise<DeckClass[]> {
  const isIn = sql`EXISTS (SELECT FROM ${classEnrolments} AS e WHERE e.class_id = ${classes.id}
    AND e.student_id = ${userId} AND e.status = 'active')`;
  return on
    .select({ deckId: flashcardDecks.id, id: classes.id, name: classes.name })
    .from(flashcardDeckClasses)
    .innerJoin(flashcardDecks, eq(flashcardDecks.id, flashcardDeckClasses.deckId))
    .innerJoin(classes, eq(classes.id, flashcardDeckClasses.classId))
    .innerJoin(
      classTeachers,
      and(eq(classTeachers.classId, classes.id), eq(classTeachers.teacherId, flashcardDecks.ownerId)),
    )
    .where(and(inArray(flashcardDecks.id, [...deckIds]), sql`(${flashcardDecks.ownerId} = ${userId} OR ${isIn})`))
    .orderBy(asc(sql`lower(${classes.name})`), asc(classes.id));
}

/** An own deck, put away or not, kept from being changed by anybody else until the transaction ends. */
export async function holdDeck(tx: Tx, own: OwnRows, id: string): Promise<OwnDeck | null> {
  const [row] = await tx
    .select()
    .from(flashcardDecks)
    .where(and(eq(flashcardDecks.id, id), eq(flashcardDecks.ownerId, own.userId)))
    .for('no key update');
  return row ?? null;
}

/** Makes changes to somebody's set of decks follow one another. */
export async function holdDecksOf(tx: Tx, own: OwnRows): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`flashcards:${own.userId}`}, 0))`);
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

/** For a deck that `holdDeck` gave out. */
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

/** Whether the class is the teacher's, which it then stays until the transaction ends. */
export async function isTaught(tx: Tx, { teacherId }: TaughtBy, classId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: classTeachers.classId })
    .from(classTeachers)
    .where(and(eq(classTeachers.classId, classId), eq(classTeachers.teacherId, teacherId)))
    .for('key share');
  return rows.length > 0;
}

/** False when it was shared with the class already. */
export async function insertDeckClass(tx: Tx, { id }: OwnDeck, classId: string, now: Date): Promise<boolean> {
  const inserted = await tx
    .insert(flashcardDeckClasses)
    .values({ deckId: id, classId, sharedAt: now })
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

/** Everybody on whose screen the decks are, always in the same order. */
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
    );
  return rows.map((row) => row.id).sort();
}

/** Decks that were put away before then, for good. */
export async function deleteOldDecks(db: Db, before: Date): Promise<void> {
  await db
    .delete(flashcardDecks)
    .where(and(isNotNull(flashcardDecks.archivedAt), sql`${flashcardDecks.archivedAt} < ${before.toISOString()}`));
}

/** What a deck is called that somebody may learn from; null when there is none. */
export async function findDeckName(on: Db | Tx, own: OwnRows, id: string): Promise<string | null> {
  const [row] = await on.select({ name: flashcardDecks.name }).from(flashcardDecks).where(isVisible(own, id));
  return row?.name ?? null;
}

/** Whether a deck that isn't put away is the asker's own. */
export async function isOwnDeck(on: Db | Tx, own: OwnRows, id: string): Promise<boolean> {
  const rows = await on
    .select({ id: flashcardDecks.id })
    .from(flashcardDecks)
    .where(and(eq(flashcardDecks.id, id), eq(flashcardDecks.ownerId, own.userId), isNull(flashcardDecks.archivedAt)));
  return rows.length > 0;
}
