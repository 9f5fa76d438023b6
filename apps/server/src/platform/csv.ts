/** The start of a CSV file: a byte order mark, by which spreadsheets know the encoding. */
export const csvStart = '\ufeff';

/** A line of a CSV file. A text that a spreadsheet would run as a formula is marked as text. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  const written = (cell: string | number | null) => (typeof cell === 'string' ? quoted(guarded(cell)) : (cell ?? ''));
  return `${cells.map(written).join(',')}\r\n`;
}

/** A cell in double quotes where its text needs them. */
export function quoted(text: string): string {
  return /[",;\t\r\n]|^#|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet would run a cell that begins like a formula (OWASP, "CSV injection"); an apostrophe makes it text. */
function guarded(text: string): string {
  return /^'*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
}
