import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextContent } from 'pdfjs-dist/types/src/display/api.d.ts';

/** How a PDF is opened for `isBlank`: of pictures it is only said that they were left out, which costs nothing. */
export const forALook = { maxImageSize: 0, verbosity: VerbosityLevel.WARNINGS };

/** Spaces that a page without words may have: a word processor leaves one per line. More are words in a font that tells nothing. */
const spacesMax = 100;

/**
 * For use in a child process only, as it takes the console. Whether there is nothing on any page: no text, picture,
 * line or area of whatever colour, no field of a form. Mostly the first words of page one answer that. Whatever can't
 * be read isn't known to be nothing: to refuse a text for no reason is worse than to take an empty one.
 */
export async function isBlank(pdf: PDFDocumentProxy): Promise<boolean> {
  // The library says so when it leaves out what it can't or shan't read: a picture, a font, what is damaged.
  let hasLeftOut = false;
  console.warn = () => {
    hasLeftOut = true;
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    if ((await hasWords(page)) || (await hasMarks(page)) || hasLeftOut) return false;
    page.cleanup();
  }
  return true;
}

/** Reads no further than to the first word, however much there is on the page. */
async function hasWords(page: PDFPageProxy): Promise<boolean> {
  const parts: ReadableStream<TextContent> = page.streamTextContent();
  for await (const { items } of parts) {
    if (items.some((item) => 'str' in item && item.str.trim() !== '')) return true;
  }
  return false;
}

async function hasMarks(page: PDFPageProxy): Promise<boolean> {
  if ((await page.getAnnotations()).length > 0) return true;
  const { fnArray, argsArray } = await page.getOperatorList();
  let spaces = 0;
  for (const [at, operation] of fnArray.entries()) {
    if (operation === OPS.showText) spaces += spacesIn(argsArray[at][0]);
    if (pictures.has(operation) || (operation === OPS.constructPath && isDrawn(argsArray[at]))) return true;
  }
  return spaces > spacesMax;
}

/** Everything but text and lines, and what is a drawing of its own. */
const pictures: ReadonlySet<number> = new Set(
  Object.entries(OPS).flatMap(([name, code]) => (/^paint|^shadingFill$|^rawFillPath$/.test(name) ? [code] : [])),
);

/** Whether a path is filled or drawn, and doesn't only bound what is drawn after it. */
const isDrawn = ([use]: unknown[]) => use !== OPS.endPath;

/** Infinitely many if it holds anything else, or nothing: then its font couldn't be read. */
function spacesIn(glyphs: readonly ({ unicode: string } | number)[]): number {
  const signs = glyphs.filter((glyph) => typeof glyph !== 'number');
  return signs.length > 0 && signs.every(({ unicode }) => /^\s+$/.test(unicode))
    ? signs.length
    : Number.POSITIVE_INFINITY;
}
