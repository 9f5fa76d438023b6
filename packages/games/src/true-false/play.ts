import type { ItemResult, Play, Timed } from '#play.ts';
import { totalOf } from '#play.ts';
import { fieldsOf, isCount, isText, readTime } from '#read-move.ts';
import { storedMeaning, storedSaid } from './stored.ts';

/**
 * `statement`: a written sentence with a gap. `meaning`: a word is said to mean a definition. `translation`: a word is
 * said to mean one in the student's own language.
 */
export type TrueFalseKind = 'statement' | 'meaning' | 'translation';

export type TrueFalseItem = {
  id: string;
  kind: TrueFalseKind;
  /** For `statement` the sentence with its gap `___`, else what the word is said to mean. */
  frame: string;
  /** What stands in the gap, or the word. */
  shown: string;
  isTrue: boolean;
  /** The options after "False", four or more; none for a true statement in practice, which has no pick. */
  options: readonly string[];
  right: string;
  /** Shown after the answer. */
  why: string;
  word: string | null;
};

export type TrueFalseRound = { items: readonly TrueFalseItem[] };

/** First the player's verdict, then, after a correct "False", the index of the word that makes it true. */
export type TrueFalseMove = Timed & { item: string } & ({ says: boolean } | { pick: number });

export type TrueFalseAnswer = { says: boolean; pick: number | null };

/** The answers by item; the first incomplete item is the current one. */
export type TrueFalseBoard = { answers: Readonly<Record<string, TrueFalseAnswer>> };

/** `picksNext`: the statement was rightly called false, and the right word is to be picked next. */
export type TrueFalseDetail = { picksNext: boolean };

/** Seeing that something is wrong is worth less than knowing what would be right. */
const points = { whole: 10, onlyFalse: 4 };

export const trueFalse: Play<TrueFalseRound, TrueFalseBoard, TrueFalseMove, TrueFalseDetail> = {
  begin: () => ({ answers: {} }),

  judge: (round, board, move) => {
    const item = askedIn(round, board);
    if (item?.id !== move.item) return null;
    const before = board.answers[item.id];
    if ('says' in move) {
      if (before) return null;
      const { says } = move;
      const picksNext = !says && !item.isTrue;
      const outcome = picksNext ? 'noted' : says === item.isTrue ? 'right' : 'wrong';
      return taken(board, item, { says, pick: null }, outcome, picksNext);
    }
    const { pick } = move;
    if (!before || pick >= item.options.length) return null;
    return taken(board, item, { ...before, pick }, item.options[pick] === item.right ? 'right' : 'wrong', false);
  },

  score: (round, board) =>
    totalOf(
      round.items.map((item) => resultOf(item, board.answers[item.id])),
      askedIn(round, board) === undefined,
    ),

  standing: ({ items }, { answers }, { item: id }) => {
    const item = items.find((each) => each.id === id);
    if (!item) return 'unknown';
    return isWhole(item, answers[id]) ? 'done' : 'open';
  },

  readMove: (sent) => {
    const fields = fieldsOf(sent);
    const { item, says, pick } = fields;
    const at = readTime(fields);
    if (at === null || !isText(item)) return null;
    if (typeof says === 'boolean') return { at, item, says };
    return isCount(pick) ? { at, item, pick } : null;
  },

  texts: ({ items }) => items.flatMap((item) => [statementOf(item), ...item.options]),
};

/** The current item; undefined when all are done. */
export function askedIn({ items }: TrueFalseRound, { answers }: TrueFalseBoard): TrueFalseItem | undefined {
  return items.find((item) => !isWhole(item, answers[item.id]));
}

/** Whether an item needs no more answers. */
function isWhole({ isTrue }: TrueFalseItem, answer: TrueFalseAnswer | undefined): boolean {
  return answer !== undefined && (answer.says || isTrue || answer.pick !== null);
}

function taken(
  { answers }: TrueFalseBoard,
  { id }: TrueFalseItem,
  answer: TrueFalseAnswer,
  outcome: 'right' | 'wrong' | 'noted',
  picksNext: boolean,
) {
  return {
    board: { answers: { ...answers, [id]: answer } },
    verdict: { item: id, outcome, isFirstTry: !picksNext, detail: { picksNext } },
  };
}

function statementOf({ kind, frame, shown }: TrueFalseItem): string {
  return kind === 'statement' ? frame.replace('___', () => shown) : storedMeaning({ shown, frame });
}

function resultOf(item: TrueFalseItem, answer: TrueFalseAnswer | undefined): ItemResult {
  const { id, word, isTrue, options, right } = item;
  const pick = answer?.pick ?? null;
  const asked = { id, word, question: statementOf(item), hints: 0, maxPoints: points.whole };
  // Between "False" and the pick, nothing counts as answered yet.
  if (answer && !answer.says && !isTrue) {
    const given = pick === null ? null : (options[pick] ?? '');
    const isRight = given === null ? null : given === right;
    const earned = isRight ? points.whole : points.onlyFalse;
    return { ...asked, task: word === null ? 'none' : 'recognised', options, right, given, isRight, points: earned };
  }
  const isRight = answer ? answer.says === isTrue : null;
  return {
    ...asked,
    task: word === null ? 'none' : 'guessed',
    options: [true, false].map((says) => storedSaid({ isTrue: says, word: null })),
    right: storedSaid({ isTrue, word: right }),
    given: answer ? storedSaid({ isTrue: answer.says, word: null }) : null,
    isRight,
    points: isRight ? points.whole : 0,
  };
}
