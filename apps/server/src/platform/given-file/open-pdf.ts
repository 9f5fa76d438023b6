import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { limits } from '@wordgrove/contract/limits';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DocumentInitParameters } from 'pdfjs-dist/types/src/display/api.d.ts';

/** Why a PDF can't be given to students. */
export type PdfRefusal = 'file-broken' | 'file-locked' | 'file-empty' | 'file-too-hard';

/** Its fonts and character maps come with the library; nothing is ever fetched. */
const own = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string) => join(own, name, '/');

/** Pictures with more points than this aren't decoded: a few kilobytes can claim to be a gigabyte. */
const largestPicture = 16_000_000;

/** For use in a child process only. Opens a PDF without running anything that is in it. */
export async function openPdf(path: string, more: DocumentInitParameters = {}): Promise<PDFDocumentProxy | PdfRefusal> {
  const bytes = await readFile(path);
  // Readers allow some bytes before the header, and so does the library, which would take almost anything for a PDF.
  if (!bytes.subarray(0, 1024).includes('%PDF-')) return 'file-broken';
  try {
    const pdf = await getDocument({
      data: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      cMapUrl: folder('cmaps'),
      standardFontDataUrl: folder('standard_fonts'),
      wasmUrl: folder('wasm'),
      iccUrl: folder('iccs'),
      useSystemFonts: false,
      useWorkerFetch: false,
      enableXfa: false,
      maxImageSize: largestPicture,
      canvasMaxAreaInBytes: 4 * largestPicture,
      verbosity: VerbosityLevel.ERRORS,
      ...more,
    }).promise;
    if (pdf.numPages > limits.pdfPagesMax) return 'file-too-hard';
    return pdf;
  } catch (error) {
    return error instanceof PasswordException ? 'file-locked' : refusalOf(error);
  }
}

/** The library has no code for a document without pages. */
function refusalOf(error: unknown): PdfRefusal {
  const message = error instanceof Error ? error.message : '';
  return /no pages|page count|zero pages/i.test(message) ? 'file-empty' : 'file-broken';
}
