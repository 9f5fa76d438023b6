import type { ImportReport, ImportTrouble } from '@wordgrove/contract/flashcards';
import { limits } from '@wordgrove/contract/limits';

/** A file's row, as a card would hold it. */
export type ImportRow = {
  line: number;
  front: string;
  back: string;
  note: string;
  sentence: string;
  /** A problem found before the row could be read. */
  trouble?: ImportTrouble;
};

type FileKind = Pick<ImportReport, 'format' | 'encoding'>;

/** A file whose rows are read lazily; damage found while reading is the generator's return value. */
export type ReadFile = FileKind & { rows: Generator<ImportRow, 'unreadable' | undefined> };

/** A row judged on its own. Only the beginning of a row that becomes no card is kept. */
export type JudgedRow = ImportRow & {
  /** Equal for rows that would make the same card. */
  key: string;
};

export type ImportFile = FileKind & {
  /** At most as many as are imported or listed. */
  rows: JudgedRow[];
  /** Rows beyond those. */
  more: number;
};

export type JudgedRows = {
  good: JudgedRow[];
  report: Pick<ImportReport, 'rows' | 'added' | 'duplicates' | 'bad' | 'notAdded'>;
};

/**
 * Sorts rows into those that become cards and those that don't, with the reason. `there`: the keys of the deck's cards.
 */
export function judgeRows(
  { rows, more }: Pick<ImportFile, 'rows' | 'more'>,
  there: ReadonlySet<string>,
  room: number,
): JudgedRows {
  const seen = new Set(there);
  const good: JudgedRow[] = [];
  const counts = { duplicates: 0, bad: more };
  const notAdded: ImportReport['notAdded'] = [];
  for (const [at, row] of rows.entries()) {
    const { key } = row;
    const trouble =
      (at >= limits.importRowsMax ? 'too-many-rows' : row.trouble) ??
      (seen.has(key) ? 'duplicate' : good.length >= room ? 'deck-full' : null);
    if (!trouble) {
      seen.add(key);
      good.push(row);
      continue;
    }
    counts[trouble === 'duplicate' ? 'duplicates' : 'bad'] += 1;
    if (notAdded.length < limits.importRowsListed) notAdded.push({ line: row.line, trouble, text: beginningOf(row) });
  }
  return { good, report: { rows: rows.length + more, added: good.length, ...counts, notAdded } };
}

/** Enough of a row to recognise it, without characters that can't be stored. */
function beginningOf({ front, back }: ImportRow): string {
  const text = [front, back].filter((side) => side !== '').join(' | ');
  return [...text.slice(0, 80).toWellFormed().replaceAll('\u0000', '')].slice(0, 60).join('');
}
