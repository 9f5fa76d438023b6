import { readFile } from 'node:fs/promises';
import { baseForms, runningWords } from '@wordgrove/language';
import { isUsualBase, isUsualWord } from '@wordgrove/language/level-of';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodeText } from '#platform/decode-text.ts';
import { openPdf } from '#platform/given-file/open-pdf.ts';
import { withoutMarkup } from '#platform/given-file/without-markup.ts';
import { childInput, endChild, sendFromChild } from '#platform/in-child.ts';
import { drawCover } from './cover.ts';
import { joinPages, textOfPage } from './paragraphs.ts';
import { readingOrder } from './reading-order.ts';
import type { ReadPage } from './rules.ts';
import type { PageLines } from './running-lines.ts';
import { withoutRunningLines } from './running-lines.ts';
import { pagesOfText } from './text-pages.ts';
import type { PlacedText } from './text-pieces.ts';
import { piecesOf } from './text-pieces.ts';

/** The process's input: a stored file. `lettersMax` limits its text. */
export type ReadInput = { path: string; kind: 'pdf' | 'txt'; lettersMax: number };

/** The process's output: every page in order, a mark after the last, and the picture of the first, if it can be drawn. */
export type ReadPart =
  | { page: ReadPage }
  | { isWhole: true }
  | { cover: Uint8Array }
  | { trouble: 'too-large' | 'unreadable' };

// Nothing in a file may reach the network from here.
Object.assign(globalThis, { fetch: undefined, WebSocket: undefined, EventSource: undefined });

const input = (await childInput()) as ReadInput;
for await (const part of input.kind === 'pdf' ? readPdf(input) : readText(input)) await sendFromChild(part);
endChild();

async function* readText({ path, lettersMax }: ReadInput): AsyncGenerator<ReadPart> {
  const { text } = decodeText(await readFile(path));
  if (text.length > lettersMax) yield { trouble: 'too-large' };
  else yield* counted(pagesOfText(withoutMarkup(text), isAnyWord));
}

async function* readPdf({ path, lettersMax }: ReadInput): AsyncGenerator<ReadPart> {
  const pdf = await openPdf(path);
  if (typeof pdf === 'string') return yield { trouble: 'unreadable' };
  const pages: PageLines[] = [];
  let letters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const lines = await linesOf(pdf, number);
    letters += lines.blocks.flat().reduce((sum, { text }) => sum + text.length, 0);
    if (letters > lettersMax) return yield { trouble: 'too-large' };
    pages.push(lines);
  }
  const texts = withoutRunningLines(pages).map(({ blocks }) => textOfPage(blocks, isAnyWord));
  yield* counted(joinPages(texts, isAnyWord));
  try {
    yield { cover: await drawCover(pdf) };
  } catch {
    // A text without a picture can still be read.
  }
}

function* counted(texts: readonly string[]): Generator<ReadPart> {
  for (const [at, text] of texts.entries()) yield { page: { page: at + 1, text, ...runningWords(text) } };
  yield { isWhole: true };
}

async function linesOf(pdf: PDFDocumentProxy, number: number): Promise<PageLines> {
  const page = await pdf.getPage(number).catch(() => null);
  // One broken page leaves the others.
  if (!page) return { blocks: [], height: 1 };
  const placed = await placedTexts(page).catch(() => []);
  page.cleanup();
  const { height } = page.getViewport({ scale: 1 });
  return { blocks: piecesOf(placed).flatMap(readingOrder), height };
}

async function placedTexts(page: PDFPageProxy): Promise<PlacedText[]> {
  const { transform } = page.getViewport({ scale: 1 });
  const placed: PlacedText[] = [];
  const { items } = await page.getTextContent();
  for (const item of items) {
    if (!('str' in item)) continue;
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]: number[] = Util.transform(transform, item.transform);
    placed.push({
      text: item.str,
      x,
      y,
      width: item.width,
      size: Math.hypot(c, d),
      angle: (Math.atan2(b, a) * 180) / Math.PI,
      isRightToLeft: item.dir === 'rtl',
    });
  }
  return placed;
}

function isAnyWord(text: string): boolean {
  return isUsualBase(text) || isUsualWord(text) || baseForms(text, { isWord: isUsualWord }).length > 0;
}
