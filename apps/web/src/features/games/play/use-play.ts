import type { Play, Round, Score, Timed, Verdict } from '@wordgrove/games';
import { playThrough } from '@wordgrove/games';
import { useRef, useState } from 'react';
import type { Untimed } from './stage-props.ts';

type PlayState<Board, Move, Detail> = {
  board: Board;
  score: Score;
  /** Judges a move and updates the board; null when it isn't possible. */
  move: (move: Untimed<Move>, at: number) => { timed: Timed; verdict: Verdict<Detail> } | null;
  /** Starts again with these moves: the play went on somewhere else. */
  replay: (moves: readonly Timed[]) => void;
  /** How often it started again. */
  replays: number;
};

/** A play on this screen: the board that its moves lead to. */
export function usePlay<R extends Round, Board, Move extends Timed, Detail>(
  play: Play<R, Board, Move, Detail>,
  round: R,
  moves: readonly Timed[],
): PlayState<Board, Move, Detail> {
  const [board, setBoard] = useState(() => playThrough(play, round, moves).board);
  const [replays, setReplays] = useState(0);
  // Two moves may come before React renders again.
  const current = useRef(board);
  const show = (next: Board) => {
    current.current = next;
    setBoard(next);
  };
  return {
    board,
    score: play.score(round, board),
    move: (untimed, at) => {
      const timed = { ...untimed, at };
      const move = play.readMove(timed);
      const judged = move && play.judge(round, current.current, move);
      if (!judged) return null;
      show(judged.board);
      return { timed, verdict: judged.verdict };
    },
    replay: (other) => {
      show(playThrough(play, round, other).board);
      setReplays((before) => before + 1);
    },
    replays,
  };
}
