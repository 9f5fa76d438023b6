import type { ImportReport } from '@wordgrove/contract/flashcards';
import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { flashcardImports, flashcards } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';

type DoneImport = { id: string; ownerId: string; report: ImportReport };

/** The import stored under this id, whoever made it. */
export async function findImport(on: Db | Tx, id: string): Promise<DoneImport | null> {
  const [row] = await on
    .select({ id: flashcardImports.id, ownerId: flashcardImports.ownerId, report: flashcardImports.report })
    .from(flashcardImports)
    .where(eq(flashcardImports.id, id));
  return row ?? null;
}

/** Stores the report; null when the id is taken. */
export async function insertImport(
  tx: Tx,
  own: OwnRows,
  done: { id: string; report: ImportReport; now: Date },
): Promise<ImportReport | null> {
  const { id, report, now } = done;
  const inserted = await tx
    .insert(flashcardImports)
    .values({ id, ownerId: own.userId, deckId: report.deckId, report, createdAt: now })
    .onConflictDoNothing()
    .returning({ report: flashcardImports.report });
  return inserted[0]?.report ?? null;
}

/** Both sides of a deck's cards after a position, in the order they were added. */
export function listSidesAfter(
  tx: Tx,
  deckId: string,
  position: number,
  size: number,
): Promise<{ position: number; front: string; back: string }[]> {
  return tx
    .select({ position: flashcards.position, front: flashcards.front, back: flashcards.back })
    .from(flashcards)
    .where(and(eq(flashcards.deckId, deckId), isNull(flashcards.removedAt), gt(flashcards.position, position)))
    .orderBy(asc(flashcards.position))
    .limit(size);
}

export async function deleteOldImports(db: Db, before: Date): Promise<void> {
  await db.delete(flashcardImports).where(lt(flashcardImports.createdAt, before));
}
