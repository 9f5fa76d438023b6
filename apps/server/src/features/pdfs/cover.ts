import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy } from 'pdfjs-dist';

/** In pixels of the picture; a page may be as long as a scroll. */
const most = { width: 480, height: 960 };
const quality = 75;

/** Page one as a WebP picture. For use in a child process only. */
export async function drawCover(pdf: PDFDocumentProxy): Promise<Uint8Array> {
  const page = await pdf.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(most.width / width, most.height / height) });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas: null, canvasContext: canvas.getContext('2d'), viewport, background: 'white' }).promise;
  return canvas.encode('webp', quality);
}
