import type { Pair } from '#pairs.ts';
import type { ItemResult, Play, Timed } from '#play.ts';
import { totalOf } from '#play.ts';
import { fieldsOf, isText, readTime } from '#read-move.ts';

export type MemoryCard = {
  id: string;
  /** The pair that it belongs to. */
  item: string;
  side: 'word' | 'meaning';
};

/** The cards as they lie, row by row. */
export type MemoryRound = { items: readonly Pair[]; cards: readonly MemoryCard[] };

export type { Pair };

export type MemoryMove = Timed & { card: string };

export type MemoryBoard = {
  /** This turn's open cards that aren't found: two stay open until the next turn begins. */
  open: readonly string[];
  /** Whether the two open cards are a miss that doesn't count, because one of them hadn't been seen. */
  isUncounted: boolean;
  found: readonly string[];
  /** Every card that has been turned over. */
  seen: readonly string[];
  turns: number;
  /** The first judged try by item: its cards in the order in which they were turned. */
  tries: Readonly<Record<string, readonly [string, string]>>;
  /** The item of the last pair, which left nothing to remember. */
  left: string | null;
};

/** `miss`: two cards that don't belong together. */
export type MemoryDetail = { turned: string; is: 'first' | 'pair' | 'miss'; with: string | null };

const points = { first: 10, later: 5 };

export const memoryCards: Play<MemoryRound, MemoryBoard, MemoryMove, MemoryDetail> = {
  begin: () => ({ open: [], isUncounted: false, found: [], seen: [], turns: 0, tries: {}, left: null }),

  judge: (round, board, { card }) => {
    const turned = cardOf(round, card);
    const [before, ...more] = board.open;
    const isSecond = before !== undefined && more.length === 0;
    if (!turned || board.found.includes(card) || (isSecond && before === card)) return null;
    const seen = board.seen.includes(card) ? board.seen : [...board.seen, card];
    const first = isSecond ? cardOf(round, before) : undefined;
    if (first) return judgePair(round, { ...board, seen }, first, turned, board.seen.includes(card));
    return {
      board: { ...board, seen, open: [card], isUncounted: false },
      verdict: {
        item: turned.item,
        outcome: 'noted',
        isFirstTry: false,
        detail: { turned: card, is: 'first', with: null },
      },
    };
  },

  score: (round, board) =>
    totalOf(
      round.items.map((item) => resultOf(item, round, board)),
      board.found.length === round.cards.length,
    ),

  standing: (round, { found }, { card }) => {
    if (!cardOf(round, card)) return 'unknown';
    return found.includes(card) ? 'done' : 'open';
  },

  readMove: (sent) => {
    const fields = fieldsOf(sent);
    const { card } = fields;
    const at = readTime(fields);
    return at !== null && isText(card) ? { at, card } : null;
  },

  texts: ({ items }) => items.flatMap(({ lemma, meaning }) => [lemma, meaning]),
};

function cardOf({ cards }: MemoryRound, id: string | undefined): MemoryCard | undefined {
  return cards.find((card) => card.id === id);
}

const groupOf = ({ items }: MemoryRound, { item }: MemoryCard) => items.find(({ id }) => id === item)?.group;

function judgePair(
  round: MemoryRound,
  board: MemoryBoard,
  first: MemoryCard,
  second: MemoryCard,
  wasSeen: boolean,
): ReturnType<typeof memoryCards.judge> {
  const isPair = first.side !== second.side && groupOf(round, first) === groupOf(round, second);
  // A pair belongs to its word, whichever of two similar meanings completed it.
  const item = isPair && second.side === 'word' ? second.item : first.item;
  const isLast = board.found.length === round.cards.length - 2;
  // Turning an unseen card is luck, so it is nobody's mistake.
  const isJudged = isPair || (wasSeen && first.side !== second.side);
  const isFirstTry = isJudged && !isLast && !Object.hasOwn(board.tries, item);
  return {
    board: {
      ...board,
      turns: board.turns + 1,
      open: isPair ? [] : [first.id, second.id],
      isUncounted: !isJudged,
      found: isPair ? [...board.found, first.id, second.id] : board.found,
      tries: isFirstTry ? { ...board.tries, [item]: [first.id, second.id] } : board.tries,
      left: isPair && isLast ? item : board.left,
    },
    verdict: {
      item,
      outcome: isPair ? 'right' : isJudged ? 'wrong' : 'noted',
      isFirstTry,
      detail: { turned: second.id, is: isPair ? 'pair' : 'miss', with: first.id },
    },
  };
}

function resultOf({ id, lemma, meaning, group }: Pair, round: MemoryRound, board: MemoryBoard): ItemResult {
  const [first, second] = (Object.hasOwn(board.tries, id) ? (board.tries[id] ?? []) : []).map((each) =>
    cardOf(round, each),
  );
  const given = second ? textOf(round, second) : null;
  const isRight = first && second ? groupOf(round, second) === group : null;
  const ownWord = round.cards.find(({ item, side }) => item === id && side === 'word');
  const isFound = ownWord !== undefined && board.found.includes(ownWord.id);
  const asksWord = first?.side === 'meaning';
  return {
    id,
    word: id,
    task: 'guessed',
    question: asksWord ? meaning : lemma,
    options: [],
    right: isRight && given !== null ? given : asksWord ? lemma : meaning,
    given,
    isRight,
    hints: 0,
    points: isRight ? points.first : isFound && board.left !== id ? points.later : 0,
    // The last two cards can't be missed, so they give no points.
    maxPoints: board.left === id && isRight === null ? 0 : points.first,
  };
}

/** The text to read or hear when a card is open. */
function textOf({ items }: MemoryRound, { item, side }: MemoryCard): string {
  const pair = items.find(({ id }) => id === item);
  return (side === 'word' ? pair?.lemma : pair?.meaning) ?? '';
}
