import { decodeText } from '#platform/decode-text.ts';
import type { DelimitedRow } from './delimited.ts';
import { columnsMax, findSeparator, readDelimited, usualSeparators } from './delimited.ts';
import type { ImportRow, ReadFile } from './import-rules.ts';

type Columns = Record<'front' | 'back' | 'note' | 'sentence', number>;

/** Column titles that the first row may use, in the product's languages. */
const names: Record<keyof Columns, readonly string[]> = {
  front: [
    'front',
    'word',
    'term',
    'question',
    'ön',
    'ön yüz',
    'kelime',
    'anverso',
    'palabra',
    'recto',
    'mot',
    'vorderseite',
    'wort',
  ],
  back: [
    'back',
    'translation',
    'definition',
    'answer',
    'meaning',
    'arka',
    'arka yüz',
    'anlam',
    'çeviri',
    'reverso',
    'traducción',
    'verso',
    'traduction',
    'rückseite',
    'übersetzung',
  ],
  note: ['note', 'notes', 'not', 'nota', 'notiz'],
  sentence: ['sentence', 'example', 'cümle', 'örnek', 'frase', 'ejemplo', 'phrase', 'exemple', 'satz', 'beispiel'],
};

const separators: Record<string, string> = { tab: '\t', comma: ',', semicolon: ';', pipe: '|', colon: ':', space: ' ' };

/** Reads a table from a text file: separated by commas, semicolons or tabs, or as Anki exports its notes. */
export async function readTable(bytes: Uint8Array): Promise<ReadFile> {
  const { text, encoding } = decodeText(bytes);
  const head = readHead(text);
  // The parser isn't loaded for plain lists of words, such as a class pastes.
  const toPlain = head.isHtml ? (await import('./plain-text.ts')).plainText : head.lines > 0 ? asItIs : unguarded;
  const rest = text.slice(head.length);
  const separator = head.separator ?? usualSeparators.find((each) => isTitled(rest, each)) ?? findSeparator(rest);
  const format = head.lines > 0 ? 'anki-text' : separator === '\t' ? 'tsv' : 'csv';
  return { format, encoding, rows: rowsOf(rest, head, separator, toPlain) };
}

type ToPlain = (cell: string) => string;

const asItIs: ToPlain = (cell) => cell;

/**
 * Whether the first row names the columns: it shows the separator better than cells with semicolons and line breaks.
 */
function isTitled(text: string, separator: string): boolean {
  const [first] = readDelimited(text, separator);
  return first !== undefined && columnsOf(first.cells) !== null;
}

function* rowsOf(text: string, head: Head, separator: string, toPlain: ToPlain): Generator<ImportRow> {
  let columns: Columns | null = head.columns;
  for (const row of readDelimited(text, separator)) {
    const named = columns ? null : columnsOf(row.cells);
    columns ??= named ?? { front: 0, back: 1, note: 2, sentence: 3 };
    if (!named) yield rowOf({ ...row, line: row.line + head.lines }, columns, toPlain);
  }
}

type Head = { length: number; lines: number; separator: string | null; isHtml: boolean; columns: Columns | null };

/** The header lines in which Anki says how the rest is written. */
function readHead(text: string): Head {
  const head: Head = { length: 0, lines: 0, separator: null, isHtml: false, columns: null };
  const taken = new Set<number>();
  let titles: string[] | null = null;
  for (const [line, key = '', value = ''] of text.matchAll(/#([a-z ]+):(.*)(?:\r\n|\r|\n|$)/gy)) {
    head.length += line.length;
    head.lines += 1;
    if (key === 'separator') head.separator = separators[value.trim().toLowerCase()] ?? value.trim().charAt(0);
    else if (key === 'html') head.isHtml = value.trim().toLowerCase() === 'true';
    else if (key === 'columns') titles = value.split(head.separator ?? '\t', columnsMax);
    else if (key.endsWith(' column')) taken.add(Number(value) - 1);
  }
  if (head.lines === 0) return head;
  const free = Array.from({ length: 20 }, (_, at) => at).filter((at) => !taken.has(at));
  const [front = 0, back = 1, note = 2, sentence = 3] = free;
  head.columns = (titles && columnsOf(titles)) ?? { front, back, note, sentence };
  return head;
}

/** The columns by their titles; null when the row has none. */
export function columnsOf(cells: readonly string[]): Columns | null {
  const titles = cells.map((cell) => cell.trim().toLocaleLowerCase('tr').normalize('NFC'));
  const plain = cells.map((cell) => cell.trim().toLowerCase());
  const find = (key: keyof Columns) =>
    cells.findIndex((_, at) => names[key].includes(titles[at] ?? '') || names[key].includes(plain[at] ?? ''));
  const [front, back] = [find('front'), find('back')];
  return front === -1 || back === -1 ? null : { front, back, note: find('note'), sentence: find('sentence') };
}

function rowOf({ line, cells, trouble }: DelimitedRow, columns: Columns, toPlain: ToPlain): ImportRow {
  const cell = (at: number) => toPlain((cells[at] ?? '').replace(/\r\n?/g, '\n').trim());
  const { front, back, note, sentence } = columns;
  const row = { line, front: cell(front), back: cell(back), note: cell(note), sentence: cell(sentence) };
  return trouble ? { ...row, trouble } : row;
}

/** Strips the apostrophe that our own export puts before text a spreadsheet would take for a formula. */
function unguarded(cell: string): string {
  return /^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}
