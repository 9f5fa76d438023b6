import type { Level } from '@wordgrove/contract/levels';
import type { PdfKind, pdfTroubles } from '@wordgrove/contract/pdf-fields';
import { and, asc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { pdfCovers, pdfPages, pdfReadings, pdfs, pdfWords } from '#db/schema/all.ts';
import { statement } from '#db/statement.ts';
import { asJson, fromJson } from '#db/varying.ts';
import type { TextWord } from './rules.ts';
import { preparationVersion } from './rules.ts';

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

const isOutdated = and(
  eq(pdfs.preparation, 'ready'),
  lt(pdfs.preparedBy, preparationVersion),
  inArray(pdfs.kind, ['pdf', 'txt']),
);

/** Waits to be read, or was read by older rules. */
const isDue = or(eq(pdfs.preparation, 'waiting'), isOutdated);

/** Some of the texts that were read by older rules, the oldest first. */
export async function listOutdated(on: Db, size: number): Promise<string[]> {
  const rows = await on
    .select({ id: pdfs.id })
    .from(pdfs)
    .where(isOutdated)
    .orderBy(asc(pdfs.createdAt), asc(pdfs.id))
    .limit(size);
  return rows.map(({ id }) => id);
}

/** The text that is to be read; null if it is gone or has been read. */
export async function findDue(on: Db, pdfId: string): Promise<{ kind: PdfKind; storeKey: string } | null> {
  const [row] = await on
    .select({ kind: pdfs.kind, storeKey: pdfs.storeKey })
    .from(pdfs)
    .where(and(eq(pdfs.id, pdfId), isDue));
  return row ?? null;
}

/** Stores what was read, once, in place of what older rules read: false if that has happened already, or the text is gone. */
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
  await clear(tx, pdfId, pages.length);
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

/** Notes why the words couldn't be read. A text that was read before keeps what it has. */
export async function updateFailed(tx: Tx, pdfId: string, trouble: (typeof pdfTroubles)[number]): Promise<boolean> {
  const { rowCount } = await tx
    .update(pdfs)
    .set({ preparedBy: preparationVersion })
    .where(and(eq(pdfs.id, pdfId), isOutdated));
  return rowCount === 0 && end(tx, pdfId, { preparation: 'failed', trouble });
}

/** Removes what older rules read; a reader's place stays within the text. */
async function clear(tx: Tx, pdfId: string, pages: number): Promise<void> {
  for (const table of [pdfPages, pdfWords, pdfCovers]) await tx.delete(table).where(eq(table.pdfId, pdfId));
  await tx
    .update(pdfReadings)
    .set({ page: Math.max(1, pages), offset: 0 })
    .where(and(eq(pdfReadings.pdfId, pdfId), gt(pdfReadings.page, Math.max(1, pages))));
}

/** The row's version stays: a form that is open meanwhile can still be saved. */
async function end(tx: Tx, pdfId: string, found: Partial<typeof pdfs.$inferInsert>): Promise<boolean> {
  const { rowCount } = await tx
    .update(pdfs)
    .set({ ...found, preparedBy: preparationVersion })
    .where(and(eq(pdfs.id, pdfId), isDue));
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
