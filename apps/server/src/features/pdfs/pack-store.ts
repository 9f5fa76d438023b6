import type { Language } from '@wordgrove/contract/languages';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { readableBy } from '#db/given-texts.ts';
import { pdfPacks, pdfPages, pdfs } from '#db/schema/all.ts';
import type { OwnRows } from '#http/context.ts';

/** A pack that a teacher wants. */
export type PackWish = {
  id: string;
  classId: string;
  deckId: string;
  /** The class's latest pack on the teacher's screen. */
  seen: string | null;
  name: string;
  /** Of the answers on its cards. */
  language: Language;
  words: readonly string[];
};

export type Pack = typeof pdfPacks.$inferSelect;

/** The pack that is this deck. */
export async function findPack(tx: Tx, deckId: string): Promise<Pack | null> {
  const [row] = await tx.select().from(pdfPacks).where(eq(pdfPacks.deckId, deckId));
  return row ?? null;
}

export async function insertPack(tx: Tx, pack: Pack): Promise<void> {
  await tx.insert(pdfPacks).values(pack);
}

/** Pages before and after the one with the most words. A passage may begin or end there. */
const around = 2;

/**
 * The title of the text that a deck is a pack of, and its pages around the one with the most of these words; null when
 * it is no pack, or the caller can't read the text now.
 */
export async function findPackText(
  on: Db | Tx,
  { userId }: OwnRows,
  deckId: string,
  words: readonly string[],
): Promise<{ title: string; pages: string[] } | null> {
  const { rows } = await on.execute<{ title: string; text: string }>(sql`
    SELECT p.title, near.text FROM ${pdfPacks} AS pack
    JOIN ${pdfs} AS p ON p.id = pack.pdf_id
    CROSS JOIN LATERAL (
      SELECT page FROM ${pdfPages} AS each WHERE each.pdf_id = p.id
      ORDER BY (SELECT count(DISTINCT form.value) FROM jsonb_each_text(each.forms) AS form
        WHERE form.value = ANY (${sql.param([...words])})) DESC, page LIMIT 1) AS best
    JOIN ${pdfPages} AS near ON near.pdf_id = p.id AND near.page BETWEEN best.page - ${around}::int AND best.page + ${around}::int
    WHERE pack.deck_id = ${deckId} AND ${readableBy(userId)} ORDER BY near.page`);
  const [first] = rows;
  return first ? { title: first.title, pages: rows.map(({ text }) => text) } : null;
}
