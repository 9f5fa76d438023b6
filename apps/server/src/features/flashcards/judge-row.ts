import { hash } from 'node:crypto';
import type { ImportTrouble } from '@wordgrove/contract/flashcards';
import { limits } from '@wordgrove/contract/limits';
import type { ImportRow, JudgedRow } from './import-rules.ts';

/** Letters shown of a row that becomes no card. */
const shown = 80;

/** Judges a row on its own. */
export function judgeRow(row: ImportRow): JudgedRow {
  const trouble = troubleOf(row);
  const key = keyOf(row);
  if (!trouble) return { ...row, key };
  const [front, back] = [row.front.slice(0, shown), row.back.slice(0, shown)];
  return { line: row.line, front, back, note: '', sentence: '', trouble, key };
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

/** A short hash of a card's two sides, ignoring case and spacing. */
export function keyOf({ front, back }: { front: string; back: string }): string {
  const sides = [front, back].map((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase());
  return hash('sha256', sides.join('\u0000'), 'base64');
}
