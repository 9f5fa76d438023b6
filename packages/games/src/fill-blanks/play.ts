import type { ItemResult, Play } from '#play.ts';
import { totalOf } from '#play.ts';
import { fieldsOf, isText, readTime } from '#read-move.ts';
import { accepts } from './accepted.ts';
import type {
  BankWord,
  FillBlanksAnswer,
  FillBlanksBoard,
  FillBlanksDetail,
  FillBlanksItem,
  FillBlanksMove,
  FillBlanksRound,
  Judged,
} from './board.ts';
import { isDone, isRight, leftIn, noAnswer, offeredFor, shownLetter } from './board.ts';
import { feedbackOf, judgeGap } from './judge-gap.ts';

export type {
  BankWord,
  FillBlanksAnswer,
  FillBlanksBoard,
  FillBlanksDetail,
  FillBlanksItem,
  FillBlanksMode,
  FillBlanksMove,
  FillBlanksRound,
  GapHint,
  Judged,
} from './board.ts';
export {
  fillBlanksModes,
  givenLetter,
  hintOf,
  isDone,
  isRight,
  noAnswer,
  offeredFor,
  startsSentence,
} from './board.ts';

const points = { first: 10, corrected: 5 };

/** With fewer options a right answer is luck. */
const enoughToChoose = 4;

export const fillBlanks: Play<FillBlanksRound, FillBlanksBoard, FillBlanksMove, FillBlanksDetail> = {
  begin: () => ({ answers: {}, used: [] }),

  judge: (round, board, move) => {
    const item = round.items.find(({ id }) => id === move.item);
    if (!item) return null;
    const before = board.answers[item.id] ?? noAnswer;
    const given = isDone(before) ? null : readGiven(round, board, item, move);
    if (!given) return null;
    const { text, judged } = given;
    const isFirstTry = before.tries.length === 0 && judged !== 'synonym';
    const answer = judged === 'synonym' ? before : withTry(before, given, offeredFor(round, board, item));
    const detail = { judged, feedback: isRight(judged) ? null : feedbackOf(item, text), isDone: isDone(answer) };
    return {
      board: {
        answers: { ...board.answers, [item.id]: answer },
        used: isDone(answer) ? [...board.used, ...placed(round, item, given)] : board.used,
      },
      verdict: { item: item.id, outcome: outcomes[judged], isFirstTry, detail },
    };
  },

  score: (round, board) =>
    totalOf(
      round.items.map((item) => resultOf(round, board, item)),
      round.items.every(({ id }) => isDone(board.answers[id] ?? noAnswer)),
    ),

  standing: ({ items }, { answers }, { item }) => {
    if (!items.some(({ id }) => id === item)) return 'unknown';
    return isDone(answers[item] ?? noAnswer) ? 'done' : 'open';
  },

  readMove: (sent) => {
    const fields = fieldsOf(sent);
    const { item, pick, text } = fields;
    const at = readTime(fields);
    if (at === null || !isText(item)) return null;
    if (isText(pick)) return { at, item, pick };
    return isText(text) ? { at, item, text } : null;
  },

  texts: ({ items, bank }) => [
    ...items.flatMap(({ before, after, clue }) => [before, after, clue?.text ?? '']),
    ...bank.map(({ text }) => text),
  ],
};

const outcomes = {
  right: 'right',
  'right-with-typo': 'right',
  'wrong-form': 'nearly',
  synonym: 'noted',
  wrong: 'wrong',
} as const satisfies Record<Judged, string>;

type Given = { text: string; judged: Judged; id?: string };

function readGiven(
  round: FillBlanksRound,
  board: FillBlanksBoard,
  item: FillBlanksItem,
  move: FillBlanksMove,
): Given | null {
  if ('pick' in move) {
    const word = leftIn(round, board).find(({ id }) => id === move.pick);
    return word ? { ...word, judged: accepts(item.answers, word.text) ? 'right' : 'wrong' } : null;
  }
  const judged = round.mode === 'bank' ? null : judgeGap(item, move.text, shownLetter(round, item));
  return judged ? { text: move.text.trim(), judged } : null;
}

function withTry(
  { tries, options }: FillBlanksAnswer,
  { text, judged }: Given,
  offered: readonly BankWord[],
): FillBlanksAnswer {
  const seen = tries.length === 0 ? offered.map((word) => word.text) : options;
  return { tries: [...tries, { text, judged }], options: seen };
}

/** The bank's word in a finished gap: the picked one, or the right one after two wrong ones. */
function placed({ bank }: FillBlanksRound, { answers }: FillBlanksItem, { id, judged }: Given): string[] {
  if (id !== undefined && isRight(judged)) return [id];
  return bank.filter(({ text }) => accepts(answers, text)).map((word) => word.id);
}

function resultOf(round: FillBlanksRound, board: FillBlanksBoard, item: FillBlanksItem): ItemResult {
  const { id, before, after, clue, answers, word } = item;
  const { tries, options } = board.answers[id] ?? noAnswer;
  const [first, second] = tries;
  const seen = first ? options : offeredFor(round, board, item).map(({ text }) => text);
  const chosen = round.mode === 'bank' ? (seen.length >= enoughToChoose ? 'recognised' : 'guessed') : 'recalled';
  return {
    id,
    word,
    task: word === null ? 'none' : chosen,
    question: `${before}___${after}${clue ? ` (${clue.text})` : ''}`,
    options: seen,
    // Among several right words, the one given.
    right: first?.judged === 'right' ? first.text : (answers[0] ?? ''),
    given: first?.text ?? null,
    isRight: first ? isRight(first.judged) : null,
    // The letter is a hint that everybody gets.
    hints: shownLetter(round, item) === '' ? 0 : 1,
    points: isRight(first?.judged) ? points.first : isRight(second?.judged) ? points.corrected : 0,
    maxPoints: points.first,
  };
}
