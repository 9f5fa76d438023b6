import type { ImportReport, ImportTrouble } from '@wordgrove/contract/flashcards';
import { limits } from '@wordgrove/contract/limits';

/** A row of a file as it would be a card. */
export type ImportRow = {
  line: number;
  front: string;
  back: string;
  note: string;
  sentence: string;
  /** What was wrong with it before it could be read. */
  trouble?: ImportTrouble;
};

export type ImportFile = Pick<ImportReport, 'format' | 'encoding'> & { rows: ImportRow[] };

export type JudgedRows = {
  good: ImportRow[];
  report: Pick<ImportReport, 'rows' | 'added' | 'duplicates' | 'bad' | 'notAdded'>;
};

/** Sorts rows into those that become cards and those that don't, with the reason. */
export function judgeRows(
  rows: readonly ImportRow[],
  there: readonly { front: string; back: string }[],
  room: number,
): JudgedRows {
  const seen = new Set(there.map(keyOf));
  const good: ImportRow[] = [];
  const counts = { duplicates: 0, bad: 0 };
  const notAdded: ImportReport['notAdded'] = [];
  for (const [at, row] of rows.entries()) {
    const key = keyOf(row);
    const trouble =
      (at >= limits.importRowsMax ? 'too-many-rows' : troubleOf(row)) ??
      (seen.has(key) ? 'duplicate' : good.length >= room ? 'deck-full' : null);
    if (!trouble) {
      seen.add(key);
      good.push(row);
      continue;
    }
    counts[trouble === 'duplicate' ? 'duplicates' : 'bad'] += 1;
    if (notAdded.length < limits.importRowsListed) notAdded.push({ line: row.line, trouble, text: beginningOf(row) });
  }
  return { good, report: { rows: rows.length, added: good.length, ...counts, notAdded } };
}

function troubleOf(row: ImportRow): ImportTrouble | null {
  if (row.trouble) return row.trouble;
  const { front, back, note, sentence } = row;
  const texts = [front, back, note, sentence];
  if (texts.some((text) => text.includes('\u0000') || !text.isWellFormed())) return 'characters';
  if (front === '') return 'front-missing';
  if (back === '') return 'back-missing';
  const isLong = Math.max(front.length, back.length, note.length) > limits.cardTextMax;
  return isLong || sentence.length > limits.cardSentenceMax ? 'too-long' : null;
}

function keyOf({ front, back }: { front: string; back: string }): string {
  return [front, back].map((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase()).join('\u0000');
}

/** Enough of a row to know it by, of what can be kept. */
function beginningOf({ front, back }: ImportRow): string {
  const text = [front, back].filter((side) => side !== '').join(' | ');
  return [...text.slice(0, 80).toWellFormed().replaceAll('\u0000', '')].slice(0, 60).join('');
}
