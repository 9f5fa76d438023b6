import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFPageProxy, PDFWorker, RenderTask } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { loadChunk } from './chunks.ts';
import type { DrawingLimit } from './drawing-limit.ts';
import { drawingLimit } from './drawing-limit.ts';

export type { PDFDocumentProxy, PDFPageProxy };

/** Of a picture; larger ones aren't drawn, so that no file can exhaust an old phone. */
const pixelsMax = 50_000_000;

/** A page's canvas; larger ones are drawn coarser. iOS allows 16 million. */
const canvasPixelsMax = 12_000_000;

/**
 * pdf.js, loaded with the first PDF, and its worker into the browser's cache: after a worker that couldn't be fetched,
 * pdf.js opens nothing any more.
 */
export async function loadPdfJs() {
  const [library] = await Promise.all([
    loadChunk('pdf', () => import('pdfjs-dist/legacy/build/pdf.mjs')),
    loadChunk('pdf-worker', async () => (await fetch(workerAddress)).blob()),
  ]);
  library.GlobalWorkerOptions.workerSrc = workerAddress;
  return library;
}

type PdfJs = Awaited<ReturnType<typeof loadPdfJs>>;

export type OpenPdf = {
  document: PDFDocumentProxy;
  /** Of page one. */
  firstSize: PageSize;
  library: PdfJs;
  /** Hears of whatever is wanted of the document. */
  limit: DrawingLimit;
};

export type Opening = {
  /** Closes the document, open or not. */
  signal: AbortSignal;
  /** The document is closed: its pages can't be drawn. */
  onGivenUp: () => void;
};

/** What every document is opened with: nothing in it runs, and what it needs comes from this server. */
const settings = {
  useWasm: false,
  maxImageSize: pixelsMax,
  cMapUrl: `${__PDF_PARTS__}cmaps/`,
  standardFontDataUrl: `${__PDF_PARTS__}standard_fonts/`,
  wasmUrl: `${__PDF_PARTS__}wasm/`,
};

/**
 * Opens a PDF in a worker of its own.
 *
 * @param source the whole of it, which is given away, or what fetches its parts; that tells the limit when it does
 * @throws when it can't be read
 */
export async function openPdfWith(
  library: PdfJs,
  source: (limit: DrawingLimit) => Pick<DocumentSource, 'data' | 'range' | 'rangeChunkSize'>,
  { signal, onGivenUp }: Opening,
): Promise<OpenPdf> {
  signal.throwIfAborted();
  const worker = new library.PDFWorker();
  const limit = drawingLimit(() => {
    close();
    onGivenUp();
  });
  const task = library.getDocument({
    ...settings,
    ...source(limit),
    ...{ disableAutoFetch: true, disableStream: true },
    ...{ worker, useWorkerFetch: false, BinaryDataFactory: partsWithin(limit) },
  });
  const close = () => {
    limit.end();
    endWorker(task, worker, limit.isBusy());
  };
  signal.addEventListener('abort', close, { once: true });
  try {
    await worker.promise;
    const opening = limit.begin();
    const document = await task.promise;
    const firstSize = sizeOf(await document.getPage(1));
    opening.done();
    return { document, firstSize, library, limit };
  } catch (error) {
    close();
    throw error;
  }
}

type DocumentSource = Parameters<PdfJs['getDocument']>[0] & object;

/** Opens a PDF that is here as a whole, as `openPdfWith` does. */
export async function openWholePdf(data: Uint8Array<ArrayBuffer>, opening: Opening): Promise<OpenPdf> {
  return openPdfWith(await loadPdfJs(), () => ({ data }), opening);
}

/** How long a worker may take to answer when it is told to end. */
const farewellMs = 250;

/**
 * A worker that hears of its end gives back fonts and the like. A busy one may hear of nothing, and sends so much to be
 * drawn that the page has time for nothing else: it is ended at once.
 */
function endWorker(task: PDFDocumentLoadingTask, worker: PDFWorker, isBusy: boolean): void {
  const end = () => worker.destroy();
  const timer = setTimeout(end, farewellMs);
  task
    .destroy()
    .catch(() => undefined)
    .finally(() => {
      clearTimeout(timer);
      end();
    });
  if (isBusy) end();
}

/** Fetches fonts and character maps for the worker, which fetches them itself otherwise: then nobody sees it wait. */
function partsWithin(limit: DrawingLimit) {
  return class {
    fetch({ kind, filename }: { kind: 'cMapUrl' | 'standardFontDataUrl' | 'wasmUrl'; filename: string }) {
      return limit.whileFetched(bytesOf(`${settings[kind]}${filename}`));
    }
  };
}

async function bytesOf(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} isn’t there: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Width and height of a page in CSS pixels at scale 1. */
export type PageSize = { width: number; height: number };

export function sizeOf(page: PDFPageProxy): PageSize {
  const { width, height } = page.getViewport({ scale: pixelsPerPoint });
  return { width, height };
}

/** A point of print is 1/72 inch, a CSS pixel 1/96. */
const pixelsPerPoint = 96 / 72;

export type DrawnPage = {
  /** Resolve when the text is laid out, and when the picture is drawn. */
  text: Promise<unknown>;
  picture: Promise<unknown>;
  /** Stops drawing and releases what was drawn. */
  release: () => void;
};

/**
 * Draws a page's picture, and lays its text over it for selecting, clicking and screen readers, if there is a place for
 * it.
 *
 * @param scale 1 for the paper's own size
 */
export function drawPage(
  library: PdfJs,
  page: PDFPageProxy,
  { canvas, text }: { canvas: HTMLCanvasElement; text?: HTMLElement },
  scale: number,
): DrawnPage {
  const viewport = page.getViewport({ scale: scale * pixelsPerPoint });
  const sharpness = Math.min(window.devicePixelRatio, Math.sqrt(canvasPixelsMax / (viewport.width * viewport.height)));
  canvas.width = Math.floor(viewport.width * sharpness);
  canvas.height = Math.floor(viewport.height * sharpness);
  const drawing: RenderTask = page.render({
    canvas,
    viewport,
    transform: sharpness === 1 ? undefined : [sharpness, 0, 0, sharpness, 0, 0],
  });
  const layer =
    text && new library.TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
  return {
    text: layer?.render() ?? Promise.resolve(),
    picture: drawing.promise,
    release: () => {
      drawing.cancel();
      layer?.cancel();
      text?.replaceChildren();
      // Frees the memory at once; a removed canvas keeps it until the garbage is collected.
      canvas.width = 0;
      canvas.height = 0;
      page.cleanup();
    },
  };
}
