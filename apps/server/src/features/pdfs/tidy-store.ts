import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { pdfs } from '#db/schema/all.ts';

/** Which of these keys a text's row names. */
export async function findNamed(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: pdfs.storeKey })
    .from(pdfs)
    .where(inArray(pdfs.storeKey, [...keys]));
  return new Set(rows.map(({ key }) => key));
}

const isLost = eq(pdfs.trouble, 'lost');

export type NamedBytes = { id: string; key: string; isLost: boolean };

/** The bytes that rows made before an instant name, a page at a time by id. */
export function listNamed(db: Db, before: Date, page: { after: string; size: number }): Promise<NamedBytes[]> {
  return db
    .select({ id: pdfs.id, key: pdfs.storeKey, isLost: sql<boolean>`${isLost} IS TRUE` })
    .from(pdfs)
    .where(and(lt(pdfs.createdAt, before), gt(pdfs.id, page.after)))
    .orderBy(asc(pdfs.id))
    .limit(page.size);
}

/** Its words may be known all the same, but nobody can open it. */
export async function markLost(db: Db, id: string, now: Date): Promise<void> {
  await db.update(pdfs).set({ preparation: 'failed', trouble: 'lost', updatedAt: now }).where(eq(pdfs.id, id));
}

/** Its bytes are back, and it is to be read anew. False when that was noticed already. */
export async function markFound(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(pdfs)
    .set({ preparation: 'waiting', trouble: null, updatedAt: now })
    .where(and(eq(pdfs.id, id), isLost));
  return rowCount === 1;
}
