/** What of a card is written into a file. */
export type WrittenCard = { front: string; back: string; note: string; sentence: string };

const titles = ['Front', 'Back', 'Note', 'Sentence'];

/** The beginning of a CSV file: a mark by which spreadsheets know the encoding, and the names of the columns. */
export const csvHead = `\ufeff${titles.join(',')}\r\n`;

export function csvLine({ front, back, note, sentence }: WrittenCard): string {
  return `${[front, back, note, sentence].map((text) => quoted(guarded(text))).join(',')}\r\n`;
}

/** The beginning of a file that Anki reads by File → Import. */
export const ankiHead = `#separator:tab\n#html:false\n#columns:${titles.join('\t')}\n`;

export function ankiLine({ front, back, note, sentence }: WrittenCard): string {
  return `${[front, back, note, sentence].map(quoted).join('\t')}\n`;
}

function quoted(text: string): string {
  return /[",;\t\r\n]|^#|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet would run a cell that begins like a formula (OWASP, "CSV injection"); an apostrophe makes it text. */
function guarded(text: string): string {
  return /^'*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
}
