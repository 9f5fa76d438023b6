import type { PlayedMove } from '@wordgrove/contract/games';
import type { Play, Round, Timed } from '@wordgrove/games';
import type { Chance } from './chance.ts';

/** What goes on in somebody's head: whether the answer about a word is known, and how long each move takes. */
export type Mind = {
  chance: Chance;
  /** Null of what is about no single word. */
  knows: (word: string | null) => boolean;
  thinkMs: () => number;
};

/** Plays a round from the beginning to the end, the first move not before so many milliseconds. */
export type Player = (round: Round, mind: Mind, beginsAtMs: number) => PlayedMove[];

const mostMoves = 300;

/** The moves that follow one another when each is chosen by what lies on the board; null ends the play. */
export function playerOf<R extends Round, Board, Move extends Timed>(
  play: Play<R, Board, Move>,
  choose: (round: R, board: Board, mind: Mind) => Record<string, unknown> | null,
): Player {
  return (sent, mind, beginsAtMs) => {
    // The round was made by the same game.
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

/** The right place, or one of the others. */
export function placeOrAnother(right: number, count: number, isKnown: boolean, chance: Chance): number {
  return isKnown || count < 2 ? right : (right + 1 + Math.floor(chance() * (count - 1))) % count;
}
