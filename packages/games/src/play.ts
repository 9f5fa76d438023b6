import type { AnswerTask } from '@wordgrove/contract/evidence';

/** A moment of a play: milliseconds that it has been open, without pauses. */
export type Timed = { at: number };

export type Round = { items: readonly { id: string }[] };

/** The outcome of a move. `noted` judges nothing: a hint was taken, a card turned, a tile laid. */
export type Verdict<Detail = unknown> = {
  /** The item that the move was about. */
  item: string;
  outcome: 'right' | 'nearly' | 'wrong' | 'noted';
  /** Whether it was the item's first answer, the only one used as evidence. */
  isFirstTry: boolean;
  detail: Detail;
};

/** One item of a play as the player saw it, and its result. */
export type ItemResult = {
  id: string;
  /** The memory that it is evidence for; null for an item that is about no single word. */
  word: string | null;
  /** How much a right first try tells about that memory. */
  task: AnswerTask;
  /** The question in words, as read or heard. */
  question: string;
  /** The options in their order on screen; none where the player made the answer. */
  options: readonly string[];
  right: string;
  /** The first answer; null without one. */
  given: string | null;
  /**
   * Whether the first answer was right; null without one, or when it doesn't count, as for the last pair of a match.
   */
  isRight: boolean | null;
  hints: number;
  points: number;
  maxPoints: number;
};

export type Score = {
  isFinished: boolean;
  points: number;
  maxPoints: number;
  /** In the order of the round. */
  items: readonly ItemResult[];
};

/** The status of a move's subject: not in the round, finished, or still open. */
export type Standing = 'unknown' | 'done' | 'open';

/** How a game is played: pure, the same in the browser and on the server. The board is all that a screen shows. */
export type Play<R extends Round, Board, Move extends Timed, Detail = unknown> = {
  begin: (round: R) => Board;
  /** Null when the move is impossible on this board: an item outside the round, or a finished one. */
  judge: (round: R, board: Board, move: Move) => { board: Board; verdict: Verdict<Detail> } | null;
  score: (round: R, board: Board) => Score;
  /** Explains why a move is impossible. */
  standing: (round: R, board: Board, move: Move) => Standing;
  /** A move of this game parsed from any value; null for anything else. */
  readMove: (sent: unknown) => Move | null;
  /** Everything that must be read to play the round fairly. */
  texts: (round: R) => readonly string[];
};

/** The total of a play's items. */
export function totalOf(items: readonly ItemResult[], isFinished: boolean): Score {
  return {
    isFinished,
    points: items.reduce((sum, { points }) => sum + points, 0),
    maxPoints: items.reduce((sum, { maxPoints }) => sum + maxPoints, 0),
    items,
  };
}

/** The share of right first answers among those that count; null without any. */
export function accuracyOf({ items }: Score): number | null {
  const counted = items.filter(({ isRight }) => isRight !== null);
  return counted.length === 0 ? null : counted.filter(({ isRight }) => isRight).length / counted.length;
}
