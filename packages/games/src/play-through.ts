import type { RefusalReason } from '@wordgrove/contract/game-moves';
import type { Play, Round, Score, Timed, Verdict } from './play.ts';

export type Refused = { place: number; reason: RefusalReason };

export type PlayedThrough<Board, Move> = {
  board: Board;
  score: Score;
  /** The moves that counted, with their verdicts. */
  taken: readonly { move: Move; verdict: Verdict }[];
  /** The moves that didn't count, and why. */
  refused: readonly Refused[];
  /** Milliseconds from an item's turn to its first answer, by item. */
  timeTo: ReadonlyMap<string, number>;
};

/**
 * Replays moves from the start. Impossible moves are left out and change nothing, so a manipulated list gives what an
 * honest one would have given.
 *
 * @param sent anything; the moves in their order
 * @param limitMs for a timed play; later moves don't count
 */
export function playThrough<R extends Round, Board, Move extends Timed>(
  play: Play<R, Board, Move>,
  round: R,
  sent: readonly unknown[],
  limitMs = Number.POSITIVE_INFINITY,
): PlayedThrough<Board, Move> {
  let board = play.begin(round);
  let clock = 0;
  let turnBegan = 0;
  const taken: { move: Move; verdict: Verdict }[] = [];
  const refused: Refused[] = [];
  const timeTo = new Map<string, number>();
  for (const [place, each] of sent.entries()) {
    const move = play.readMove(each);
    if (!move) {
      refused.push({ place, reason: 'not-a-move' });
      continue;
    }
    // A device's clock may be set back during a play.
    const at = Math.max(clock, move.at);
    if (at > limitMs) {
      refused.push({ place, reason: 'too-late' });
      continue;
    }
    const judged = play.judge(round, board, move);
    if (!judged) {
      refused.push({ place, reason: reasonOf(play, round, board, move) });
      continue;
    }
    const { verdict } = judged;
    board = judged.board;
    clock = at;
    taken.push({ move, verdict });
    if (verdict.isFirstTry) timeTo.set(verdict.item, at - turnBegan);
    if (verdict.outcome !== 'noted') turnBegan = at;
  }
  return { board, score: play.score(round, board), taken, refused, timeTo };
}

function reasonOf<R extends Round, Board, Move extends Timed>(
  play: Play<R, Board, Move>,
  round: R,
  board: Board,
  move: Move,
): RefusalReason {
  const standing = play.standing(round, board, move);
  if (standing === 'unknown') return 'unknown-item';
  if (play.score(round, board).isFinished) return 'after-end';
  return standing === 'done' ? 'already-done' : 'not-possible';
}

const perWordMs = 60;
const perItemMs = 300;

/**
 * The time below which nobody can have read the round's questions, in milliseconds: 60 per word (1,000 words a minute,
 * four times the speed of fluent readers) and 300 per item to answer.
 */
export function leastTimeMs<R extends Round>(play: Pick<Play<R, never, never>, 'texts'>, round: R): number {
  const words = play.texts(round).reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  return words * perWordMs + round.items.length * perItemMs;
}
