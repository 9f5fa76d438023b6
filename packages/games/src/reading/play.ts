import type { Play, Verdict } from '#play.ts';
import { totalOf } from '#play.ts';
import { fieldsOf, isCount, isText, readTime } from '#read-move.ts';
import type { ReadingBoard, ReadingItem, ReadingMove, ReadingQuestion, ReadingRound, Shown } from './items.ts';
import { questionResult } from './score.ts';

export type * from './items.ts';
export { points } from './score.ts';

type Judged = { board: ReadingBoard; verdict: Verdict<Shown> };

export const reading: Play<ReadingRound, ReadingBoard, ReadingMove, Shown> = {
  begin: () => ({ readMs: null, choices: {}, marks: {}, hints: {} }),

  judge: ({ items: [passage] }, board, move) => {
    if (!passage) return null;
    const question = currentQuestion(passage, board);
    if (!question) return null;
    if ('look' in move) return lookUp(passage, question, board, move);
    if ('read' in move) return move.item === passage.id ? read(board, move) : null;
    if (board.readMs === null || move.item !== question.id) return null;
    return 'choice' in move ? answer(question, board, move.choice) : mark(passage, question, board, move.mark);
  },

  score: ({ items }, board) =>
    totalOf(
      items.flatMap(({ questions }) => questions.map((question) => questionResult(question, board))),
      items.every((passage) => currentQuestion(passage, board) === undefined),
    ),

  standing: ({ items: [passage] }, board, move) => {
    if (!passage || 'look' in move) return 'open';
    if (move.item === passage.id) return board.readMs === null ? 'open' : 'done';
    const question = passage.questions.find(({ id }) => id === move.item);
    if (!question) return 'unknown';
    return isOpen(question, board) ? 'open' : 'done';
  },

  readMove: (sent) => {
    const fields = fieldsOf(sent);
    const { item, read: isRead, choice, mark: marked, look, sentence } = fields;
    const at = readTime(fields);
    if (at === null) return null;
    if (isText(look)) return isCount(sentence) ? { at, look, sentence } : null;
    if (!isText(item)) return null;
    if (isRead === true) return { at, item, read: true };
    if (isCount(choice)) return { at, item, choice };
    return marked === null || isCount(marked) ? { at, item, mark: marked } : null;
  },

  texts: ({ items }) =>
    items.flatMap(({ title, paragraphs, questions }) => [
      title,
      ...paragraphs.flat(),
      ...questions.flatMap(({ question, options }) => [question, ...options]),
    ]),
};

/** The current question: unanswered, or right with its proof still to be marked. Undefined when all are done. */
export function currentQuestion({ questions }: ReadingItem, board: ReadingBoard): ReadingQuestion | undefined {
  return questions.find((question) => isOpen(question, board));
}

function isOpen({ id, right }: ReadingQuestion, { choices, marks }: ReadingBoard): boolean {
  const choice = choices[id];
  return choice === undefined || (choice === right && marks[id] === undefined);
}

/** The number of words in a passage, for the reading speed in words a minute. */
export function wordsIn({ paragraphs }: ReadingItem): number {
  return paragraphs.flat().reduce((sum, sentence) => sum + sentence.split(/\s+/).length, 0);
}

function read(board: ReadingBoard, { at, item }: { at: number; item: string }): Judged | null {
  if (board.readMs !== null) return null;
  return { board: { ...board, readMs: at }, verdict: { item, outcome: 'noted', isFirstTry: false, detail: null } };
}

function answer({ id, options, right, proof }: ReadingQuestion, board: ReadingBoard, choice: number): Judged | null {
  if (board.choices[id] !== undefined || choice >= options.length) return null;
  return {
    board: { ...board, choices: { ...board.choices, [id]: choice } },
    verdict: {
      item: id,
      outcome: choice === right ? 'right' : 'wrong',
      isFirstTry: true,
      detail: { right, proof },
    },
  };
}

function mark(
  { paragraphs }: ReadingItem,
  { id, right, proof }: ReadingQuestion,
  board: ReadingBoard,
  sentence: number | null,
): Judged | null {
  if (board.choices[id] === undefined || (sentence ?? 0) >= paragraphs.flat().length) return null;
  return {
    board: { ...board, marks: { ...board.marks, [id]: sentence } },
    verdict: {
      item: id,
      outcome: sentence === null ? 'noted' : sentence === proof ? 'right' : 'wrong',
      isFirstTry: false,
      detail: { right, proof },
    },
  };
}

/**
 * A look-up of its own word before the answer helps a vocabulary question; other questions are helped by any word
 * looked up while they are asked.
 */
function lookUp(
  { id, paragraphs, questions }: ReadingItem,
  current: ReadingQuestion,
  board: ReadingBoard,
  { look, sentence }: { look: string; sentence: number },
): Judged | null {
  const sought = look.trim().toLowerCase();
  if (sought === '' || !paragraphs.flat()[sentence]?.toLowerCase().includes(sought)) return null;
  const isAsked = board.readMs !== null;
  const helped = questions.filter((question) => {
    if (board.choices[question.id] !== undefined) return false;
    return question.word ? question.word.forms.includes(sought) : isAsked && question === current;
  });
  const hints = Object.fromEntries(helped.map((question) => [question.id, (board.hints[question.id] ?? 0) + 1]));
  return {
    board: { ...board, hints: { ...board.hints, ...hints } },
    verdict: { item: isAsked ? current.id : id, outcome: 'noted', isFirstTry: false, detail: null },
  };
}
