import type { Round, Timed, Verdict } from '@wordgrove/games';
import type { Drafts } from './drafts.ts';

/** What somebody does, without its time: the frame knows the clock. */
export type Untimed<Move> = Move extends Timed ? Omit<Move, 'at'> : never;

/**
 * What a game's board gets from the frame around it. The frame has the heading, progress, clock, pause, sounds, saving
 * and the way to the results; the board draws what `round` and `board` say and passes on what the player does.
 */
export type BoardProps<R extends Round, Board, Move extends Timed, Detail = unknown> = {
  round: R;
  board: Board;
  /** Judges the move at once, draws the new board and sees to saving; null when it isn't possible now. */
  onMove: (move: Untimed<Move>) => Verdict<Detail> | null;
  drafts: Drafts;
  /** To be called when all is answered and the last feedback was seen: at its 'Next', or about 1.5 s after the last move. */
  onDone: () => void;
  /** Reads out sentences in the polite live region: every verdict, and what was moved where. */
  announce: (...sentences: readonly string[]) => void;
  /** Whether `say` is heard on this device. */
  canHear: boolean;
  /** Reads an English text aloud. */
  say: (text: string) => void;
};
