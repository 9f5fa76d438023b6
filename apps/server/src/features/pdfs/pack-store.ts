import { eq } from 'drizzle-orm';
import type { Tx } from '#db/client.ts';
import { pdfPacks } from '#db/schema/all.ts';

export type Pack = typeof pdfPacks.$inferSelect;

/** The pack that is this deck. */
export async function findPack(tx: Tx, deckId: string): Promise<Pack | null> {
  const [row] = await tx.select().from(pdfPacks).where(eq(pdfPacks.deckId, deckId));
  return row ?? null;
}

export async function insertPack(tx: Tx, pack: Pack): Promise<void> {
  await tx.insert(pdfPacks).values(pack);
}
