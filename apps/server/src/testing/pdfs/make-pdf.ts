import { deflateSync } from 'node:zlib';
import { degrees, PDFDocument, StandardFonts } from 'pdf-lib';

/** PDFs that are too large, too strange or too simple to be kept as files. */

/** One page per text, whose lines are as given. */
export async function pdfOf(pages: readonly string[], { turned = 0 } = {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  for (const text of pages) {
    const page = pdf.addPage([420, 595]);
    page.setRotation(degrees(turned));
    page.drawText(text, { x: 50, y: 540, size: 11, font, lineHeight: 14 });
  }
  return pdf.save();
}

/** Text that is written from below upwards on a page that lies. */
export async function sidewaysPdf(lines: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  const page = pdf.addPage([420, 595]);
  for (const [at, line] of lines.entries()) {
    page.drawText(line, { x: 60 + 14 * at, y: 50, size: 11, font, rotate: degrees(90) });
  }
  return pdf.save();
}

/** A page that is a picture of one grey point. */
export async function scanPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const grey = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';
  const picture = await pdf.embedPng(grey);
  for (let page = 0; page < 2; page += 1)
    pdf.addPage([420, 595]).drawImage(picture, { x: 0, y: 0, width: 420, height: 595 });
  return pdf.save();
}

/** A script that runs when it is opened, another at a page, and links and pictures elsewhere. */
export function scriptedPdf(address: string): Uint8Array {
  const script = `app.launchURL("${address}/script"); this.submitForm("${address}/form");`;
  return rawPdf([
    `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (${script.replace(/[()]/g, '\\$&')}) >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >>
      /AA << /O << /S /URI /URI (${address}/page) >> >> >>`,
    stream('', Buffer.from('BT /F1 12 Tf 20 200 Td (A quiet page.) Tj ET')),
    `<< /Type /Font /Subtype /TrueType /BaseFont /Nowhere /FontDescriptor << /Type /FontDescriptor /FontName /Nowhere
      /FontFile2 << /F (${address}/font) >> >> >>`,
  ]);
}

/** Two kilobytes that become half a gigabyte, and more while they are read: as the words of a page, or as the list of objects that is read at once. */
export function bombPdf(where: 'page' | 'list'): Uint8Array {
  const packed = deflateSync(deflateSync(Buffer.alloc(1 << 29, where === 'page' ? ' ' : '\u0001')));
  const filters = '/Filter [/FlateDecode /FlateDecode]';
  const list = stream(`/Type /XRef /Size 250000000 /W [1 2 1] /Root 1 0 R ${filters}`, packed);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R >>',
    where === 'page' ? stream(filters, packed) : list,
  ];
  return rawPdf(objects, where === 'list' ? objects.length : null);
}

/** Pages in a tree each of whose nodes has the next one twice: as many as there are grains on the chessboard. */
export function endlessTreePdf(depth = 40): Uint8Array {
  const nodes = Array.from(
    { length: depth },
    (_, at) => `<< /Type /Pages /Kids [${at + 3} 0 R ${at + 3} 0 R] /Count 4000 >>`,
  );
  return rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', ...nodes, '<< /Type /Pages /Kids [] /Count 0 >>']);
}

/** Empty pages; none at all make no document. */
export function emptyPagesPdf(count: number): Uint8Array {
  const kids = '3 0 R '.repeat(count);
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >>',
  ]);
}

/** An empty page, and one whose content is these operations; `entries` are more of the page's, `filter` of its content's. */
export function markedPdf(operations: string, { entries = '', filter = '' } = {}): Uint8Array {
  const page = '/Type /Page /Parent 2 0 R /MediaBox [0 0 300 300]';
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    `<< ${page} >>`,
    `<< ${page} /Contents 5 0 R /Resources << /Font << /F1 6 0 R /Broken 7 0 R >> /Shading << /S1 8 0 R >> >> ${entries} >>`,
    stream(filter, Buffer.from(operations)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /TrueType /BaseFont /Nowhere /FontDescriptor << /FontName /Nowhere /FontFile2 << >> >> >>',
    '<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 9 9] /Function << /FunctionType 2 /Domain [0 1] /N 1 >> >>',
  ]);
}

/** Two pages, of which one is nowhere in the file. */
export function missingPagePdf(missing: 1 | 2): Uint8Array {
  const nowhere = '9 0 R';
  const kids = missing === 1 ? `${nowhere} 3 0 R` : `3 0 R ${nowhere}`;
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count 2 >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >>',
  ]);
}

/** This text above a picture that claims to be 12,000 points wide and high, in two kilobytes. */
export function hugePicturePdf(text = 'A large picture.'): Uint8Array {
  const points = deflateSync(deflateSync(Buffer.alloc(12_000 * 12_000)));
  const picture =
    '/Type /XObject /Subtype /Image /Width 12000 /Height 12000 /ColorSpace /DeviceGray /BitsPerComponent 8';
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R
      /Resources << /XObject << /P 5 0 R >> /Font << /F1 6 0 R >> >> >>`,
    stream('', Buffer.from(`BT /F1 12 Tf 20 200 Td (${text}) Tj ET q 100 0 0 100 20 20 cm /P Do Q`)),
    stream(`${picture} /Filter [/FlateDecode /FlateDecode]`, points),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

function stream(entries: string, bytes: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** A document of these objects, numbered from 1; the first is its catalogue. `list` is the one that lists them. */
function rawPdf(objects: readonly (string | Buffer)[], list: number | null = null): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = 9;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    offsets.push(at);
    at += part.length;
    parts.push(part);
  }
  const size = objects.length + 1;
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${lines.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  const end = list === null ? `${table}startxref\n${at}` : `startxref\n${offsets[list - 1]}`;
  return Buffer.concat([...parts, Buffer.from(`${end}\n%%EOF\n`)]);
}
