import { and, asc, count, desc, eq, exists, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '#db/client.ts';
import { dictionaryHistory, dictionarySavedWords } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';

export type HistoryRow = Pick<typeof dictionaryHistory.$inferSelect, 'id' | 'word' | 'searchedAt'>;
export type SavedRow = Pick<typeof dictionarySavedWords.$inferSelect, 'word' | 'savedAt'>;
export type SavedQuery = {
  search: string;
  /** Only these words; all when undefined. */
  among: readonly string[] | undefined;
  order: 'newest' | 'alphabet';
  limit: number;
  offset: number;
};

const historyColumns = {
  id: dictionaryHistory.id,
  word: dictionaryHistory.word,
  searchedAt: dictionaryHistory.searchedAt,
};
const savedColumns = { word: dictionarySavedWords.word, savedAt: dictionarySavedWords.savedAt };

/** Stores a search once. Null when the id belongs to another person's search. */
export async function insertSearch(
  tx: Tx,
  own: OwnRows,
  search: HistoryRow & { isFound: boolean },
): Promise<HistoryRow | null> {
  const [inserted] = await tx
    .insert(dictionaryHistory)
    .values({ ...search, userId: own.userId })
    .onConflictDoNothing()
    .returning(historyColumns);
  if (inserted) return inserted;
  const [known] = await tx
    .select(historyColumns)
    .from(dictionaryHistory)
    .where(and(eq(dictionaryHistory.id, search.id), eq(dictionaryHistory.userId, own.userId)));
  return known ?? null;
}

/** Each word once, most recently searched first. */
export function listHistory(db: Db, own: OwnRows, limit: number): Promise<HistoryRow[]> {
  const latest = db
    .selectDistinctOn([dictionaryHistory.word], historyColumns)
    .from(dictionaryHistory)
    .where(eq(dictionaryHistory.userId, own.userId))
    .orderBy(desc(dictionaryHistory.word), desc(dictionaryHistory.searchedAt))
    .as('latest');
  return db.select().from(latest).orderBy(desc(latest.searchedAt), desc(latest.id)).limit(limit);
}

/** Removes every search for this search's word; returns how many. */
export async function removeSearches(db: Db, own: OwnRows, id: string): Promise<number> {
  const named = alias(dictionaryHistory, 'named');
  const sameWord = db
    .select({ id: named.id })
    .from(named)
    .where(and(eq(named.id, id), eq(named.userId, own.userId), eq(named.word, dictionaryHistory.word)));
  const removed = await db
    .delete(dictionaryHistory)
    .where(and(eq(dictionaryHistory.userId, own.userId), exists(sameWord)))
    .returning({ id: dictionaryHistory.id });
  return removed.length;
}

export async function clearSearches(db: Db, own: OwnRows): Promise<number> {
  const removed = await db
    .delete(dictionaryHistory)
    .where(eq(dictionaryHistory.userId, own.userId))
    .returning({ id: dictionaryHistory.id });
  return removed.length;
}

export async function listSaved(db: Db, own: OwnRows, query: SavedQuery): Promise<{ total: number; rows: SavedRow[] }> {
  // Not LIKE: a percent sign is just a percent sign.
  const isMine = and(
    eq(dictionarySavedWords.userId, own.userId),
    query.search ? sql`strpos(${dictionarySavedWords.word}, ${query.search}) > 0` : undefined,
    query.among ? inArray(dictionarySavedWords.word, [...query.among]) : undefined,
  );
  const order =
    query.order === 'alphabet'
      ? [asc(dictionarySavedWords.word)]
      : [desc(dictionarySavedWords.savedAt), desc(dictionarySavedWords.word)];
  const rows = await db
    .select(savedColumns)
    .from(dictionarySavedWords)
    .where(isMine)
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset);
  const [counted] = await db.select({ total: count() }).from(dictionarySavedWords).where(isMine);
  return { total: counted?.total ?? 0, rows };
}

export async function findSaved(on: Db | Tx, own: OwnRows, word: string): Promise<SavedRow | null> {
  const [row] = await on
    .select(savedColumns)
    .from(dictionarySavedWords)
    .where(and(eq(dictionarySavedWords.userId, own.userId), eq(dictionarySavedWords.word, word)));
  return row ?? null;
}

export async function countSaved(tx: Tx, own: OwnRows): Promise<number> {
  const [counted] = await tx
    .select({ total: count() })
    .from(dictionarySavedWords)
    .where(eq(dictionarySavedWords.userId, own.userId));
  return counted?.total ?? 0;
}

/** False when it is already saved. */
export async function insertSaved(tx: Tx, own: OwnRows, row: SavedRow): Promise<boolean> {
  const inserted = await tx
    .insert(dictionarySavedWords)
    .values({ ...row, userId: own.userId })
    .onConflictDoNothing()
    .returning({ word: dictionarySavedWords.word });
  return inserted.length > 0;
}

export async function removeSaved(tx: Tx, own: OwnRows, words: readonly string[]): Promise<number> {
  const removed = await tx
    .delete(dictionarySavedWords)
    .where(and(eq(dictionarySavedWords.userId, own.userId), inArray(dictionarySavedWords.word, [...words])))
    .returning({ word: dictionarySavedWords.word });
  return removed.length;
}

export async function removeOldSearches(db: Db, before: Date): Promise<void> {
  await db.delete(dictionaryHistory).where(lt(dictionaryHistory.searchedAt, before));
}
