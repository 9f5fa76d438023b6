import type { ReadingBoard, ReadingQuestion } from '@wordgrove/games/reading';

/**
 * `read`: the passage alone. `answer`: the question is open. `mark`: the reader looks for its proof. `done`: everything
 * is shown.
 */
export type ReadingStep = 'read' | 'answer' | 'mark' | 'done';

export function stepOf({ id, right }: ReadingQuestion, { readMs, choices, marks }: ReadingBoard): ReadingStep {
  const choice = choices[id];
  if (readMs === null) return 'read';
  if (choice === undefined) return 'answer';
  return choice === right && marks[id] === undefined ? 'mark' : 'done';
}
