import type { AssignedTask, WantedAssignment } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import { wholeOrNull, wholeUpTo } from '#features/assignments/kinds/whole-number.ts';
import type { FieldProblem as OneField } from '#platform/error-codes.ts';

type AssignedReading = Extract<AssignedTask, { kind: 'reading' }>;

/** What the form holds about a text to read. */
export type ReadingForm = {
  /** Empty until one is chosen. */
  pdfId: string;
  from: string;
  /** Empty for the last page of the text. */
  to: string;
};

export const emptyReading: ReadingForm = { pdfId: '', from: '1', to: '' };

/** The fields that show a text to read. */
export function readingFormOf({ pdfId, from, to }: AssignedReading): ReadingForm {
  return { pdfId, from: String(from), to: to === null ? '' : String(to) };
}

export function wantedReading({
  pdfId,
  from,
  to,
}: ReadingForm): Extract<WantedAssignment['task'], { kind: 'reading' }> {
  return { kind: 'reading', pdfId, from: wholeOrNull(from) ?? 1, to: wholeOrNull(to) };
}

/** `no-text`: none is chosen. `ends-early`: the last page comes before the first. */
export type ReadingProblem = OneField | 'no-text' | 'ends-early';

/** What is wrong with the fields of a text to read, by name; null for what is right. */
export function readingProblems({ pdfId, from, to }: ReadingForm): Record<keyof ReadingForm, ReadingProblem | null> {
  const isPage = wholeUpTo(limits.pdfPagesMax);
  const last = wholeOrNull(to);
  return {
    pdfId: pdfId === '' ? 'no-text' : null,
    from: isPage(from),
    to: isPage(to) ?? (last !== null && last < (wholeOrNull(from) ?? 1) ? 'ends-early' : null),
  };
}

/** The parts of a text to read, as named to somebody who is told what has changed. */
export const readingParts = {
  text: ['pdfId'],
  pages: ['from', 'to'],
} as const satisfies Record<string, readonly (keyof ReadingForm)[]>;

/** Pages only make sense with their text. */
export const readingTogether = [['pdfId', 'from', 'to']] as const satisfies (readonly (keyof ReadingForm)[])[];
