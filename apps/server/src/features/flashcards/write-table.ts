/** The parts of a card that are written to a file. */
export type WrittenCard = { front: string; back: string; note: string; sentence: string };

const titles = ['Front', 'Back', 'Note', 'Sentence'];

/** The start of a CSV file: a byte order mark, by which spreadsheets know the encoding, and the column titles. */
export const csvHead = `\ufeff${titles.join(',')}\r\n`;

export function csvLine({ front, back, note, sentence }: WrittenCard): string {
  return `${[front, back, note, sentence].map((text) => quoted(guarded(text))).join(',')}\r\n`;
}

/** The start of a file for Anki's File → Import. */
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
