/** A row of a table written as text. `line` is where it begins, from 1. */
export type DelimitedRow = { line: number; cells: string[]; isQuoteOpen: boolean };

/** A quoted cell longer than this was never meant to be one: somebody's quotation mark isn't closed. */
const longestQuoted = 100_000;

/**
 * Reads a table in which cells stand between separators, and between quotation marks where they hold a separator, a line
 * break or, doubled, a quotation mark (RFC 4180). A mark that isn't closed spoils its own line only. Empty lines are
 * passed over.
 */
export function* readDelimited(text: string, separator: string): Generator<DelimitedRow> {
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const row = readRow(text, at, separator);
    const end = row?.end ?? endOfLine(text, at);
    const cells = row?.cells ?? [text.slice(at, end)];
    if (cells.some((cell) => cell.trim() !== '')) yield { line, cells, isQuoteOpen: row === null };
    const next = afterBreak(text, end);
    line += countBreaks(text, at, next);
    at = next;
  }
}

/** The cells of the row that begins here and where it ends; null when a quotation mark isn't closed as it should be. */
function readRow(text: string, start: number, separator: string): { cells: string[]; end: number } | null {
  const cells: string[] = [];
  for (let at = start; ; ) {
    const cell = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at, separator);
    if (!cell) return null;
    cells.push(cell.value);
    if (text[cell.end] !== separator) return isRowEnd(text, cell.end) ? { cells, end: cell.end } : null;
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

function endOfLine(text: string, start: number): number {
  let end = start;
  while (!isRowEnd(text, end)) end += 1;
  return end;
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

/** The separator that makes most of the first rows tables: a tab, a semicolon or a comma. */
export function findSeparator(text: string): string {
  const start = text.slice(0, 20_000);
  const score = (separator: string): number => {
    let rows = 0;
    for (const { cells, isQuoteOpen } of readDelimited(start, separator)) {
      if (!isQuoteOpen && cells.length > 1) rows += 1;
      if (rows >= 50) break;
    }
    return rows;
  };
  const [best = ','] = ['\t', ';', ','].sort((one, other) => score(other) - score(one));
  return best;
}
