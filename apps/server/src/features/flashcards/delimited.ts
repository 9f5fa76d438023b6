/**
 * A row of a delimited text. `line` is where it begins, from 1. An unreadable row is a single cell, with the reason.
 */
export type DelimitedRow = { line: number; cells: string[]; trouble: RowTrouble | null };

export type RowTrouble = 'quote-open' | 'too-many-columns';

/**
 * Also bounds the work: after a missing end, reading resumes at the second line of what seemed one row, and without
 * this limit a file of a million such lines would be read a million times.
 */
export const columnsMax = 100;

/** A longer quoted cell was never meant as one: its opening quotation mark is stray. */
const longestQuoted = 100_000;

/**
 * Reads a table whose cells are separated, and quoted where they contain a separator, a line break or, doubled, a
 * quotation mark (RFC 4180). An unclosed mark spoils only its own line. Empty lines are skipped.
 */
export function* readDelimited(text: string, separator: string): Generator<DelimitedRow> {
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const row = readRow(text, at, separator);
    const trouble = typeof row === 'string' ? row : null;
    const { cells, end } = typeof row === 'string' ? wholeLine(text, at) : row;
    if (cells.some((cell) => cell.trim() !== '')) yield { line, cells, trouble };
    const next = afterBreak(text, end);
    line += countBreaks(text, at, next);
    at = next;
  }
}

type Row = { cells: string[]; end: number };

/** The cells of the row that starts here, and where it ends; or why it isn't a row. */
function readRow(text: string, start: number, separator: string): Row | RowTrouble {
  const cells: string[] = [];
  for (let at = start; ; ) {
    const cell = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at, separator);
    if (!cell) return 'quote-open';
    if (cells.length >= columnsMax) return 'too-many-columns';
    cells.push(cell.value);
    if (text[cell.end] !== separator) return isRowEnd(text, cell.end) ? { cells, end: cell.end } : 'quote-open';
    at = cell.end + 1;
  }
}

type Cell = { value: string; end: number };

function readPlain(text: string, start: number, separator: string): Cell {
  let end = start;
  while (text[end] !== separator && !isRowEnd(text, end)) end += 1;
  return { value: text.slice(start, end), end };
}

function readQuoted(text: string, start: number): Cell | null {
  for (let at = start + 1; ; ) {
    const mark = text.indexOf('"', at);
    if (mark === -1 || mark - start > longestQuoted) return null;
    if (text[mark + 1] !== '"') return { value: text.slice(start + 1, mark).replaceAll('""', '"'), end: mark + 1 };
    at = mark + 2;
  }
}

function isRowEnd(text: string, at: number): boolean {
  return at >= text.length || text[at] === '\n' || text[at] === '\r';
}

function wholeLine(text: string, start: number): Row {
  let end = start;
  while (!isRowEnd(text, end)) end += 1;
  return { cells: [text.slice(start, end)], end };
}

function afterBreak(text: string, at: number): number {
  return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1;
}

function countBreaks(text: string, from: number, to: number): number {
  let breaks = 0;
  for (let at = from; at < to; at += 1)
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) breaks += 1;
  return breaks;
}

export const usualSeparators = ['\t', ';', ','] as const;

/** The common separator that makes tables of most of the first rows. */
export function findSeparator(text: string): string {
  const start = text.slice(0, 20_000);
  const score = (separator: string): number => {
    let rows = 0;
    for (const { cells, trouble } of readDelimited(start, separator)) {
      if (!trouble && cells.length > 1) rows += 1;
      if (rows >= 50) break;
    }
    return rows;
  };
  const [best = ','] = usualSeparators.toSorted((one, other) => score(other) - score(one));
  return best;
}
