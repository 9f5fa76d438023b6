import type { Verdict } from '@wordgrove/games';
import { describe, expect, it } from 'vitest';
import { isSaid, runAt, triesOf } from './tries.ts';

const taken = (at: number, outcome: Verdict['outcome'], isFirstTry = true) => ({
  move: { at },
  verdict: { item: 'a', outcome, isFirstTry, detail: null },
});
const rightAt = (...times: number[]) => triesOf(times.map((at) => taken(at, 'right')));

describe('the first tries of a play', () => {
  it('are right answers in a row until one isn’t', () => {
    const tries = triesOf([taken(1, 'right'), taken(2, 'right'), taken(3, 'wrong'), taken(4, 'right')]);
    expect([0, 1, 2, 3].map((place) => runAt(tries, place))).toEqual([1, 2, 0, 1]);
    expect(runAt(tries)).toBe(1);
    expect(runAt([])).toBe(0);
  });

  it('leave a second try out, so that it neither helps nor hurts', () => {
    const tries = triesOf([taken(1, 'right'), taken(2, 'nearly'), taken(3, 'right', false), taken(4, 'right')]);
    expect(tries.map(({ isRight }) => isRight)).toEqual([true, false, true]);
  });

  it('are brisk when quicker than the player’s own answers before', () => {
    expect(rightAt(4000, 8000, 10_000, 16_000).map(({ isBrisk }) => isBrisk)).toEqual([false, false, true, false]);
    const [, , wrong] = triesOf([taken(4000, 'right'), taken(8000, 'right'), taken(8500, 'wrong')]);
    expect(wrong?.isBrisk).toBe(false);
  });

  it('are said at five and ten', () => {
    expect(Array.from({ length: 12 }, (_, run) => run).filter(isSaid)).toEqual([5, 10]);
  });
});
