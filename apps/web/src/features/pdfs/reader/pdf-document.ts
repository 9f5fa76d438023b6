import { chunkError } from '#platform/chunks.ts';
import type { DrawingLimit } from '#platform/drawing-limit.ts';
import type { Opening, OpenPdf, PDFDocumentProxy } from '#platform/pdf-document.ts';
import { loadPdfJs, openPdfWith } from '#platform/pdf-document.ts';
import type { FileParts } from './file-parts.ts';
import { partBytes } from './file-parts.ts';

/**
 * Opens a PDF by fetching only the parts of it that are looked at. Scripts in it never run.
 *
 * @param onFailure a part can't be read any more, so some page will never be there
 * @throws when it can't be read
 */
export async function openPdf(
  parts: FileParts,
  { onFailure, ...opening }: Opening & { onFailure: (error: unknown) => void },
): Promise<OpenPdf> {
  const library = await loadPdfJs();
  const source = (limit: DrawingLimit) => {
    const range = new library.PDFDataRangeTransport(parts.bytes, null);
    range.requestDataRange = (from, to) => {
      limit.whileFetched(parts.read(from, to)).then((part) => range.onDataRange(from, part), onFailure);
    };
    return { range, rangeChunkSize: partBytes };
  };
  return openPdfWith(library, source, opening).catch((error: unknown) => {
    throw isWithoutWorker(error) ? chunkError('pdf-worker', error) : error;
  });
}

/** The part of pdf.js that reads files couldn't be fetched: it says so in words alone. */
const isWithoutWorker = (error: unknown) =>
  error instanceof Error && error.message.startsWith('Setting up fake worker');

/** An entry of a PDF's outline. */
export type OutlineEntry = { title: string; page: number; entries: OutlineEntry[] };

/** The outline, with the pages it leads to; empty without one. Entries that lead nowhere are left out. */
export async function outlineOf(document: PDFDocumentProxy): Promise<OutlineEntry[]> {
  const read = async (items: Awaited<ReturnType<PDFDocumentProxy['getOutline']>>): Promise<OutlineEntry[]> => {
    const entries = await Promise.all(
      (items ?? []).map(async ({ title, dest, items: below }) => {
        const [page, inner] = await Promise.all([pageOf(document, dest), read(below)]);
        return page === null ? inner : [{ title: title.trim(), page, entries: inner }];
      }),
    );
    return entries.flat();
  };
  return read(await document.getOutline());
}

async function pageOf(document: PDFDocumentProxy, dest: unknown): Promise<number | null> {
  try {
    const found = typeof dest === 'string' ? await document.getDestination(dest) : dest;
    const [target]: unknown[] = Array.isArray(found) ? found : [];
    if (typeof target === 'number') return target + 1;
    return target ? (await document.getPageIndex(target as Parameters<PDFDocumentProxy['getPageIndex']>[0])) + 1 : null;
  } catch {
    return null;
  }
}
