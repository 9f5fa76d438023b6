import type { Language } from '@wordgrove/contract/languages';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { classEnrolments, pdfPacks, profiles } from '#db/schema/all.ts';

export type Pack = typeof pdfPacks.$inferSelect;

/** The pack that is this deck. */
export async function findPack(tx: Tx, deckId: string): Promise<Pack | null> {
  const [row] = await tx.select().from(pdfPacks).where(eq(pdfPacks.deckId, deckId));
  return row ?? null;
}

export async function insertPack(tx: Tx, pack: Pack): Promise<void> {
  await tx.insert(pdfPacks).values(pack);
}

/** The language that most active students of a class have chosen; null for a class without any. */
export async function findClassLanguage(tx: Tx, classId: string): Promise<Language | null> {
  const { rows } = await tx.execute<{ language: Language }>(sql`
    SELECT p.language FROM ${classEnrolments} AS e JOIN ${profiles} AS p ON p.user_id = e.student_id
    WHERE e.class_id = ${classId} AND e.status = 'active' GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`);
  return rows[0]?.language ?? null;
}
