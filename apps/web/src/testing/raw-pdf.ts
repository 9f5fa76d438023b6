/** A PDF of these objects, numbered from 1; the first is its catalogue. */
export function rawPdf(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}${end}`;
  return new TextEncoder().encode(file);
}

export function pdfStream(text: string, entries = ''): string {
  return `<< /Length ${text.length} ${entries} >>\nstream\n${text}\nendstream`;
}

/** A page that no computer can draw: each form on it is made of twelve others, forty levels deep. */
export function endlessPdf(): Uint8Array<ArrayBuffer> {
  const [depth, first] = [40, 5];
  const holds = (at: number) => `/Resources << /XObject << /X ${at} 0 R >> >>`;
  const forms = Array.from({ length: depth }, (_, at) => {
    const look = '/Type /XObject /Subtype /Form /BBox [0 0 600 900]';
    return at === depth - 1
      ? pdfStream('0 0 9 9 re f', look)
      : pdfStream('/X Do '.repeat(12), `${look} ${holds(first + at + 1)}`);
  });
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] ${holds(first)} /Contents 4 0 R >>`,
    pdfStream('/X Do '),
    ...forms,
  ]);
}
