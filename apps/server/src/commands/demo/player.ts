import type { PlayedMove } from '@wordgrove/contract/games';
import type { Play, Round, Timed } from '@wordgrove/games';
import type { Chance } from './chance.ts';

/** A simulated mind: whether it knows the answer about a word, and how long each move takes. */
export type Mind = {
  chance: Chance;
  /** Null for items about no single word. */
  knows: (word: string | null) => boolean;
  thinkMs: () => number;
};

/** Plays a round to its end; the first move comes no earlier than `beginsAtMs`. */
export type Player = (round: Round, mind: Mind, beginsAtMs: number) => PlayedMove[];

const mostMoves = 300;

/** A player that chooses each move from the current board; null ends the play. */
export function playerOf<R extends Round, Board, Move extends Timed>(
  play: Play<R, Board, Move>,
  choose: (round: R, board: Board, mind: Mind) => Record<string, unknown> | null,
): Player {
  return (sent, mind, beginsAtMs) => {
    // Safe: the round was made by the same game.
    const round = sent as R;
    const moves: PlayedMove[] = [];
    let board = play.begin(round);
    let at = beginsAtMs;
    while (moves.length < mostMoves) {
      const chosen = choose(round, board, mind);
      if (!chosen) return moves;
      at += mind.thinkMs();
      const played = { ...chosen, at };
      const move = play.readMove(played);
      const judged = move && play.judge(round, board, move);
      if (!judged) return moves;
      moves.push(played);
      board = judged.board;
    }
    return moves;
  };
}

/** The right index, or one of the others. */
export function placeOrAnother(right: number, count: number, isKnown: boolean, chance: Chance): number {
  return isKnown || count < 2 ? right : (right + 1 + Math.floor(chance() * (count - 1))) % count;
}
