import type { Play, Round, Score, Timed, Verdict } from '@wordgrove/games';
import { playThrough } from '@wordgrove/games';
import { useRef, useState } from 'react';
import type { Untimed } from './stage-props.ts';
import type { Tried } from './tries.ts';
import { triesOf, withMove } from './tries.ts';

/** `tries`: with this one. */
type Made<Detail> = { timed: Timed; verdict: Verdict<Detail>; tries: readonly Tried[] };

type PlayState<Board, Move, Detail> = {
  board: Board;
  score: Score;
  tries: readonly Tried[];
  /** Judges a move and updates the board; null when it isn't possible. */
  move: (move: Untimed<Move>, at: number) => Made<Detail> | null;
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
  const [begun] = useState(() => playThrough(play, round, moves));
  const [board, setBoard] = useState(begun.board);
  const [tries, setTries] = useState(() => triesOf(begun.taken));
  const [replays, setReplays] = useState(0);
  // Two moves may come before React renders again.
  const current = useRef({ board, tries });
  const show = (next: { board: Board; tries: readonly Tried[] }) => {
    current.current = next;
    setBoard(next.board);
    setTries(next.tries);
  };
  return {
    board,
    score: play.score(round, board),
    tries,
    move: (untimed, at) => {
      const timed = { ...untimed, at };
      const move = play.readMove(timed);
      const judged = move && play.judge(round, current.current.board, move);
      if (!judged) return null;
      const { verdict } = judged;
      const next = withMove(current.current.tries, { move, verdict });
      show({ board: judged.board, tries: next });
      return { timed, verdict, tries: next };
    },
    replay: (other) => {
      const through = playThrough(play, round, other);
      show({ board: through.board, tries: triesOf(through.taken) });
      setReplays((before) => before + 1);
    },
    replays,
  };
}
