import type { AnswerTask } from '@wordgrove/contract/evidence';

/** A moment of a play: milliseconds that it was open for so far, pauses left out. */
export type Timed = { at: number };

export type Round = { items: readonly { id: string }[] };

/** What became of a move. `noted` judges nothing: a hint was taken, a card turned, a tile put down. */
export type Verdict<Detail = unknown> = {
  /** The item that the move was about. */
  item: string;
  outcome: 'right' | 'nearly' | 'wrong' | 'noted';
  /** Whether it was the item's first answer: the only one that evidence is made of. */
  isFirstTry: boolean;
  detail: Detail;
};

/** One item of a play as it was seen, and what came of it. */
export type ItemResult = {
  id: string;
  /** The memory it is evidence for; null of an item that is about no single word. */
  word: string | null;
  /** How much a right first try tells about that memory. */
  task: AnswerTask;
  /** The question in words, as it was read or heard. */
  question: string;
  /** What there was to choose from, in the order in which it was shown; none where the answer was made. */
  options: readonly string[];
  right: string;
  /** The first answer; null when none was given. */
  given: string | null;
  /** Of the first answer; null when none was given, or when it doesn't count, as with the last pair of a match. */
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

/** How what a move is about stands: not in the round at all, with nothing left to do, or still to be done. */
export type Standing = 'unknown' | 'done' | 'open';

/** How a game is played: pure, the same in the browser and on the server. The board is all that a screen shows. */
export type Play<R extends Round, Board, Move extends Timed, Detail = unknown> = {
  begin: (round: R) => Board;
  /** Null when the move isn't possible on this board: an item that isn't in the round, one that is done. */
  judge: (round: R, board: Board, move: Move) => { board: Board; verdict: Verdict<Detail> } | null;
  score: (round: R, board: Board) => Score;
  /** Tells, of a move that isn't possible, why it isn't. */
  standing: (round: R, board: Board, move: Move) => Standing;
  /** A move of this game out of anything that was sent; null of anything else. */
  readMove: (sent: unknown) => Move | null;
  /** Everything that has to be read to play the round fairly. */
  texts: (round: R) => readonly string[];
};

/** Adds up the items of a play. */
export function totalOf(items: readonly ItemResult[], isFinished: boolean): Score {
  return {
    isFinished,
    points: items.reduce((sum, { points }) => sum + points, 0),
    maxPoints: items.reduce((sum, { maxPoints }) => sum + maxPoints, 0),
    items,
  };
}

/** First answers that were right, among all that count; null when none was given. */
export function accuracyOf({ items }: Score): number | null {
  const counted = items.filter(({ isRight }) => isRight !== null);
  return counted.length === 0 ? null : counted.filter(({ isRight }) => isRight).length / counted.length;
}
