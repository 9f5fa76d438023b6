import type { Timed, Verdict } from '@wordgrove/games';

/** The first answer to an item, in the order of answering. */
export type Tried = {
  isRight: boolean;
  /** Right, and quicker than this player's answers before it: nobody is measured by anybody else. */
  isBrisk: boolean;
  at: number;
};

type Taken = { move: Timed; verdict: Verdict };

/** Fewer say nothing about how quick somebody usually is. */
const enoughBefore = 2;

/** The tries so far, with a move that counted. */
export function withMove(tries: readonly Tried[], { move: { at }, verdict }: Taken): readonly Tried[] {
  if (!verdict.isFirstTry) return tries;
  const isRight = verdict.outcome === 'right';
  const last = tries.at(-1)?.at ?? 0;
  const isBrisk = isRight && tries.length >= enoughBefore && at - last < last / tries.length;
  return [...tries, { isRight, isBrisk, at }];
}

export const triesOf = (taken: readonly Taken[]): readonly Tried[] => taken.reduce(withMove, []);

/** How many right answers stand in a row at a place, with the one there; at the end without one. */
export function runAt(tries: readonly Pick<Tried, 'isRight'>[], place = tries.length - 1): number {
  const upTo = tries.slice(0, place + 1);
  const missed = upTo.findLastIndex(({ isRight }) => !isRight);
  return upTo.length - 1 - missed;
}

/** Said to screen readers at these lengths only: at each answer it would be in the way. */
export const isSaid = (run: number): boolean => run === 5 || run === 10;
