import type { OpenPlay } from '@wordgrove/contract/games';
import type { Score, Timed } from '@wordgrove/games';
import type { ReactNode } from 'react';

/** What is played: a play that the server keeps, or a teacher's preview without an id. */
export type Played = Pick<OpenPlay, 'round' | 'wish' | 'clock'> & { id: string | null; moves: readonly Timed[] };

/** A play that is over on this screen. */
export type Ended = { score: Score; from: number; moves: readonly Timed[]; playedMs: number };

export type StageProps = {
  played: Played;
  title: string;
  hasSound: boolean;
  /** Shown beside the title, for example the button to leave. */
  actions: ReactNode;
  onEnd: (ended: Ended) => void;
  /** The play was abandoned on another screen: nothing done here would count. */
  onGone: () => void;
};
