import type { Level } from '@wordgrove/contract/levels';
import type { PdfKind, pdfTroubles } from '@wordgrove/contract/pdf-fields';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { pdfCovers, pdfPages, pdfs, pdfWords } from '#db/schema/all.ts';
import { statement } from '#db/statement.ts';
import { asJson, fromJson } from '#db/varying.ts';
import type { TextWord } from './rules.ts';

type PreparedPage = { page: number; text: string; words: number; forms: Record<string, string> };

export type PreparedText = {
  pages: PreparedPage[];
  cover: Uint8Array | null;
  words: TextWord[];
  runningWords: number;
  unlistedWords: number;
  level: Level | null;
};

/** Rows per statement: a longer one would hold up the connection and take much memory. */
const batch = 100;

/** The text that waits to be read; null if it is gone or has been read. */
export async function findWaiting(on: Db, pdfId: string): Promise<{ kind: PdfKind; storeKey: string } | null> {
  const [row] = await on
    .select({ kind: pdfs.kind, storeKey: pdfs.storeKey })
    .from(pdfs)
    .where(and(eq(pdfs.id, pdfId), eq(pdfs.preparation, 'waiting')));
  return row ?? null;
}

/** Stores what was read, once: false if that has happened already, or the text is gone. */
export async function insertPrepared(tx: Tx, pdfId: string, text: PreparedText): Promise<boolean> {
  const { pages, cover, words, runningWords, unlistedWords, level } = text;
  const isFirst = await end(tx, pdfId, {
    preparation: 'ready',
    pages: pages.length,
    words: runningWords,
    unlistedWords,
    hasText: runningWords > 0,
    level,
  });
  if (!isFirst) return false;
  for (const rows of inBatches(pages))
    await insertPages(tx, {
      rows: asJson(
        pdfPages,
        rows.map((row) => ({ pdfId, ...row })),
      ),
    });
  for (const rows of inBatches(words))
    await insertWords(tx, {
      rows: asJson(
        pdfWords,
        rows.map((row) => ({ pdfId, ...row })),
      ),
    });
  if (cover) await tx.insert(pdfCovers).values({ pdfId, picture: Buffer.from(cover) });
  return true;
}

/** A text without words to read, such as a Word document. */
export async function updateUnread(tx: Tx, pdfId: string): Promise<boolean> {
  return end(tx, pdfId, { preparation: 'ready' });
}

/** Notes why the words couldn't be read. */
export async function updateFailed(tx: Tx, pdfId: string, trouble: (typeof pdfTroubles)[number]): Promise<boolean> {
  return end(tx, pdfId, { preparation: 'failed', trouble });
}

/** The row's version stays: a form that is open meanwhile can still be saved. */
async function end(tx: Tx, pdfId: string, found: Partial<typeof pdfs.$inferInsert>): Promise<boolean> {
  const { rowCount } = await tx
    .update(pdfs)
    .set(found)
    .where(and(eq(pdfs.id, pdfId), eq(pdfs.preparation, 'waiting')));
  return rowCount === 1;
}

const insertPages = statement('insert_pdf_pages', ['rows'], (on, { rows }) =>
  on.insert(pdfPages).select(fromJson(pdfPages, rows)),
);

const insertWords = statement('insert_pdf_words', ['rows'], (on, { rows }) =>
  on.insert(pdfWords).select(fromJson(pdfWords, rows)),
);

function* inBatches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += batch) yield rows.slice(at, at + batch);
}
