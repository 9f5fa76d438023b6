import { v7 } from 'uuid';
import type { client } from '#platform/api.ts';

type GradeInput = Parameters<typeof client.flashcards.grade>[0];
type UndoInput = Parameters<typeof client.flashcards.undo>[0];

/** An answer to a card, or its undoing, as it is sent; the id is the event's. */
export type StoredAnswer =
  | { id: string; kind: 'grade'; input: GradeInput }
  | { id: string; kind: 'undo'; input: UndoInput };

type StoredGrade = Extract<StoredAnswer, { kind: 'grade' }> & { input: { durationMs: number } };

type Given = Pick<GradeInput, 'cardId' | 'grade' | 'answer' | 'isExtra' | 'deckId' | 'studentId'>;

/** An answer given now to a card that was shown at `askedAt`. */
export function newGrade(given: Given, askedAt: number): StoredGrade {
  const id = v7();
  const at = new Date();
  const durationMs = Math.min(Math.max(at.getTime() - askedAt, 0), 3_600_000);
  return { id, kind: 'grade', input: { id, ...given, durationMs, at: at.toISOString() } };
}

/** Undoes an answer, now. */
export function newUndo(taken: Pick<UndoInput, 'reviewId' | 'deckId' | 'studentId'>): StoredAnswer {
  const id = v7();
  return { id, kind: 'undo', input: { id, ...taken, at: new Date().toISOString() } };
}

/** An answer from storage; null when it isn't one of ours. */
export function readAnswer(text: string): StoredAnswer | null {
  try {
    const value: unknown = JSON.parse(text);
    return isAnswer(value) ? value : null;
  } catch {
    return null;
  }
}

// The server checks every field again; here it only has to be one of the two kinds.
function isAnswer(value: unknown): value is StoredAnswer {
  if (!isRecord(value) || !isRecord(value.input) || typeof value.id !== 'string') return false;
  if (value.input.id !== value.id) return false;
  if (value.kind === 'grade') return typeof value.input.cardId === 'string';
  return value.kind === 'undo' && typeof value.input.reviewId === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
