import type { OpenPlay } from '@wordgrove/contract/games';
import type { Round, Score, Timed, Verdict } from '@wordgrove/games';
import type { ReactNode } from 'react';
import type { Drafts } from './drafts.ts';
import type { Tried } from './tries.ts';

/** What is played: a play that the server keeps, or a teacher's preview without an id. */
type Played = Pick<OpenPlay, 'round' | 'wish' | 'clock'> & { id: string | null; moves: readonly Timed[] };

/** A play that is over on this screen. */
export type Ended = { score: Score; from: number; moves: readonly Timed[]; playedMs: number };

export type StageProps = {
  played: Played;
  title: string;
  hasSound: boolean;
  /** The way out, in the head; of a part, the whole head. */
  actions: ReactNode | ((play: { end: () => void; tries: readonly Tried[] }) => ReactNode);
  /** A line about the play, below the head. */
  above?: ReactNode;
  /** A part of something larger, which has the head, the pause and the screen. */
  isPart?: boolean;
  /** Whether what it is part of is paused. */
  isHeld?: boolean;
  /** Called after each move that counts. */
  onMoved?: () => void;
  onEnd: (ended: Ended) => void;
  /** The play was abandoned on another screen: nothing done here would count. */
  onGone: () => void;
};

/** What the player does, without its time: the frame has the clock. */
export type Untimed<Move> = Move extends Timed ? Omit<Move, 'at'> : never;

/**
 * What a game's board gets from the frame around it. The frame has the heading, progress, clock, pause, sounds, saving
 * and the link to the results; the board renders `round` and `board` and passes on what the player does.
 */
export type BoardProps<R extends Round, Board, Move extends Timed, Detail = unknown> = {
  round: R;
  board: Board;
  /** Judges the move at once, updates the board and saves the move; null when it isn't possible now. */
  onMove: (move: Untimed<Move>) => Verdict<Detail> | null;
  drafts: Drafts;
  /**
   * Call it when everything is answered and the last feedback was seen: at its 'Next', or about 1.5 s after the last
   * move.
   */
  onDone: () => void;
  /** Announces sentences in the polite live region: every verdict, and what was moved where. */
  announce: (...sentences: readonly string[]) => void;
  /** Whether `say` is audible on this device. */
  canHear: boolean;
  /** Reads an English text aloud. */
  say: (text: string) => void;
};
