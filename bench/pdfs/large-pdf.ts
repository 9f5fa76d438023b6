import { randomBytes } from 'node:crypto';
import type { PDFFont, PDFPage } from 'pdf-lib';
import { PDFDocument, PDFName, StandardFonts } from 'pdf-lib';

const sentences = [
  'The old harbour was quiet when the fishing boats came home.',
  'A small dog waited at the end of the wooden bridge every evening.',
  'Nobody in the village could remember such a cold winter.',
  'She opened the heavy door and listened to the river below.',
  'Their journey through the mountains took longer than expected.',
];
/** In pixels, a byte each: noise can't be packed, so the pages share the file's size evenly. */
const picture = { width: 200, height: 160 };

/**
 * A book as word processors write one: a picture and text on every page, small objects packed together at the end of
 * the file, the list of objects last, and no part arranged for reading over a network.
 */
export async function largePdf(pages: number): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  pdf.setTitle('Bench');
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  for (let n = 1; n <= pages; n += 1) fillPage(pdf, pdf.addPage([595, 842]), font, n);
  return new Uint8Array(await pdf.save({ useObjectStreams: true }));
}

function fillPage(pdf: PDFDocument, page: PDFPage, font: PDFFont, n: number): void {
  page.drawText(`Chapter ${n}`, { x: 70, y: 770, size: 20, font });
  const lines = Array.from({ length: 26 }, (_, at) => sentences[(n + at) % sentences.length] ?? '');
  page.drawText(lines.join('\n'), { x: 70, y: 735, size: 12, font, lineHeight: 17 });
  const image = pdf.context.stream(randomBytes(picture.width * picture.height), {
    ...{ Type: 'XObject', Subtype: 'Image', Width: picture.width, Height: picture.height },
    ...{ ColorSpace: 'DeviceGray', BitsPerComponent: 8 },
  });
  const name = PDFName.of('Noise');
  page.node.setXObject(name, pdf.context.register(image));
  const contents = pdf.context.flateStream(`q 455 0 0 200 70 60 cm ${name} Do Q`);
  page.node.addContentStream(pdf.context.register(contents));
}
