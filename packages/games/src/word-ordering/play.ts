import type { ItemResult, Play } from '#play.ts';
import { totalOf } from '#play.ts';
import { fieldsOf, isText, readTime } from '#read-move.ts';
import type {
  WordOrderingAnswer,
  WordOrderingBoard,
  WordOrderingItem,
  WordOrderingMove,
  WordOrderingRound,
} from './board.ts';
import {
  askedIn,
  bestOf,
  isDone,
  isExact,
  isLaid,
  joinsIn,
  moveKinds,
  noAnswer,
  sentenceOf,
  wordsOf,
} from './board.ts';
import { orderOf, sameBeginning } from './neighbours.ts';

export type {
  Tile,
  WordOrderingAnswer,
  WordOrderingBoard,
  WordOrderingItem,
  WordOrderingMove,
  WordOrderingRound,
} from './board.ts';
export { askedIn, isDone, isExact, joinsIn, noAnswer, sentenceOf } from './board.ts';

/** `joins`: for each tile except the last, whether the next one rightly follows it. */
export type WordOrderingDetail = { isDone: boolean; fixed: readonly string[]; joins: readonly boolean[] };

const mostPoints = 10;
const pointsPerHint = 2;

export const wordOrdering: Play<WordOrderingRound, WordOrderingBoard, WordOrderingMove, WordOrderingDetail> = {
  begin: () => ({ answers: {} }),

  judge: (round, board, { item: id, kind, order }) => {
    const item = askedIn(round, board);
    if (item?.id !== id) return null;
    const answer = board.answers[id] ?? noAnswer;
    if (!isLaid(item, answer, order)) return null;
    if (kind === 'check') return check(item, board, answer, order);
    return kind === 'hint' ? takeHint(item, board, answer, order) : lay(item, board, answer, order);
  },

  score: (round, board) =>
    totalOf(
      round.items.map((item) => resultOf(item, board.answers[item.id] ?? noAnswer)),
      askedIn(round, board) === undefined,
    ),

  standing: ({ items }, { answers }, { item: id }) => {
    const item = items.find((each) => each.id === id);
    if (!item) return 'unknown';
    return isDone(item, answers[id] ?? noAnswer) ? 'done' : 'open';
  },

  readMove: (sent) => {
    const fields = fieldsOf(sent);
    const { item, kind, order } = fields;
    const at = readTime(fields);
    const known = moveKinds.find((each) => each === kind);
    if (at === null || !isText(item) || !known || !Array.isArray(order)) return null;
    return order.length <= 60 && order.every(isText) ? { at, item, kind: known, order } : null;
  },

  texts: ({ items }) => items.map(({ sentences }) => sentences[0] ?? ''),
};

/** Lays the first tile that is wrong or missing. */
function takeHint(
  item: WordOrderingItem,
  board: WordOrderingBoard,
  answer: WordOrderingAnswer,
  order: readonly string[],
) {
  const words = wordsOf(item, order);
  const accepted = item.sentences.map(orderOf);
  const reach = Math.max(...accepted.map((each) => sameBeginning(words, each)));
  const next = accepted.find((each) => sameBeginning(words, each) === reach)?.[reach];
  const right = order.slice(0, reach);
  const tile = item.tiles.find(({ id, text }) => !right.includes(id) && text.toLowerCase() === next);
  if (!tile) return null;
  const fixed = [...right, tile.id];
  const laid = [...fixed, ...order.slice(reach).filter((id) => id !== tile.id)];
  return noted(item, board, { ...answer, laid, fixed, hints: answer.hints + 1 });
}

/** The position of tiles says nothing before a check. */
function lay(item: WordOrderingItem, board: WordOrderingBoard, answer: WordOrderingAnswer, order: readonly string[]) {
  const isSame = order.length === answer.laid.length && order.every((id, place) => id === answer.laid[place]);
  return isSame ? null : noted(item, board, { ...answer, laid: order });
}

function noted({ id }: WordOrderingItem, { answers }: WordOrderingBoard, answer: WordOrderingAnswer) {
  const detail = { isDone: false, fixed: answer.fixed, joins: [] };
  return {
    board: { answers: { ...answers, [id]: answer } },
    verdict: { item: id, outcome: 'noted' as const, isFirstTry: false, detail },
  };
}

function check(
  item: WordOrderingItem,
  { answers }: WordOrderingBoard,
  before: WordOrderingAnswer,
  order: readonly string[],
) {
  if (order.length !== item.tiles.length) return null;
  const answer = { ...before, laid: order, tries: [...before.tries, order] };
  const { found, of } = bestOf(item, order);
  const outcome = found === of ? ('right' as const) : found * 2 >= of ? ('nearly' as const) : ('wrong' as const);
  return {
    board: { answers: { ...answers, [item.id]: answer } },
    verdict: {
      item: item.id,
      outcome,
      isFirstTry: before.tries.length === 0,
      detail: { isDone: isDone(item, answer), fixed: before.fixed, joins: joinsIn(item, order) },
    },
  };
}

/** A right second try earns half of what the first one missed. */
function pointsOf(item: WordOrderingItem, { tries: [first, second], hints }: WordOrderingAnswer): number {
  if (!first) return 0;
  const { found, of } = bestOf(item, first);
  const earned = Math.floor((mostPoints * found) / of);
  const corrected = second && isExact(item, second) ? Math.floor((mostPoints - earned) / 2) : 0;
  return Math.max(0, earned + corrected - pointsPerHint * hints);
}

/** Word order says nothing about any single word. */
function resultOf(item: WordOrderingItem, answer: WordOrderingAnswer): ItemResult {
  const { id, tiles, sentences } = item;
  const [first] = answer.tries;
  const given = first ? sentenceOf(item, first) : null;
  const isRight = first ? isExact(item, first) : null;
  return {
    id,
    word: null,
    task: 'none',
    question: tiles.map(({ text }) => text).join(' / '),
    options: tiles.map(({ text }) => text),
    // Among several right sentences, the one that was made.
    right: (isRight && given) || (sentences[0] ?? ''),
    given,
    isRight,
    hints: answer.hints,
    points: pointsOf(item, answer),
    maxPoints: mostPoints,
  };
}
