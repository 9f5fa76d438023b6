/** A picture as a camera makes it. */
export type Jpeg = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

/** The longer side of a page in points: that of A4. */
const pageLength = 842;

/**
 * A PDF with one picture a page, each page as large as its picture. The pictures go in as they are (DCTDecode), so that
 * nothing is lost and nothing has to be computed (ISO 32000-1, 7.5 and 8.9.5).
 */
export function pdfOfJpegs(pictures: readonly Jpeg[]): Blob {
  const parts: (string | Uint8Array<ArrayBuffer>)[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (part: string | Uint8Array<ArrayBuffer>) => {
    parts.push(part);
    // Everything but the pictures is ASCII.
    length += part.length;
  };
  const writeObject = (content: string, stream?: Uint8Array<ArrayBuffer> | string) => {
    offsets.push(length);
    write(`${offsets.length} 0 obj\n${content}\n`);
    if (stream !== undefined) {
      write('stream\n');
      write(stream);
      write('\nendstream\n');
    }
    write('endobj\n');
  };
  // The file's second line tells programs that it isn't text.
  write('%PDF-1.4\n%\u007f\u007f\u007f\u007f\n');
  const pageAt = (at: number) => 3 + 3 * at;
  const kids = pictures.map((_, at) => `${pageAt(at)} 0 R`).join(' ');
  writeObject('<< /Type /Catalog /Pages 2 0 R >>');
  writeObject(`<< /Type /Pages /Kids [${kids}] /Count ${pictures.length} >>`);
  for (const [at, { bytes, width, height }] of pictures.entries()) {
    const scale = pageLength / Math.max(width, height);
    const [w, h] = [width * scale, height * scale].map((side) => side.toFixed(2));
    const [drawing, picture] = [pageAt(at) + 1, pageAt(at) + 2];
    writeObject(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents ${drawing} 0 R ` +
        `/Resources << /XObject << /P ${picture} 0 R >> >> >>`,
    );
    const draw = `q ${w} 0 0 ${h} 0 0 cm /P Do Q`;
    writeObject(`<< /Length ${draw.length} >>`, draw);
    writeObject(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB ` +
        `/BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>`,
      bytes,
    );
  }
  const table = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${entries}`);
  write(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}
