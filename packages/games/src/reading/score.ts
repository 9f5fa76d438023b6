import type { ItemResult } from '#play.ts';
import type { ReadingBoard, ReadingQuestion } from './items.ts';

/** For a right answer, and for its proof on top. */
export const points = { answer: 8, proof: 2 };

export function questionResult(question: ReadingQuestion, board: ReadingBoard): ItemResult {
  const { id, question: text, options, right, proof, word } = question;
  const choice = board.choices[id];
  const isRight = choice === undefined ? null : choice === right;
  const isProved = isRight && board.marks[id] === proof;
  return {
    id,
    word: word?.key ?? null,
    task: word ? 'recognised' : 'none',
    question: text,
    options,
    right: options[right] ?? '',
    given: choice === undefined ? null : (options[choice] ?? ''),
    isRight,
    hints: board.hints[id] ?? 0,
    points: isRight ? points.answer + (isProved ? points.proof : 0) : 0,
    maxPoints: points.answer + points.proof,
  };
}
