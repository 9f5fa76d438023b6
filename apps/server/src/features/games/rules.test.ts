import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Played } from './rules.ts';
import { isBetter, isTooFast, xpOf } from './rules.ts';

const dueStates = new Map([
  ['due:noun', 'due'],
  ['fresh:noun', 'new'],
  ['known:noun', 'other'],
] as const);

const right = (...words: (string | null)[]) => words.map((word) => ({ word, isRight: true }));

const played = (items: Played['items'], more: Partial<Played> = {}): Played => ({
  items,
  dueStates,
  playsBefore: 0,
  xpBefore: 0,
  xpLately: 0,
  isTooFast: false,
  ...more,
});

describe('the XP of a play', () => {
  it('are 3 for a due word, 2 for a new one, 1 for another and 1 for an item about no word', () => {
    expect(xpOf(played(right('due:noun')))).toEqual({ earned: 3, reason: 'full' });
    expect(xpOf(played(right('fresh:noun')))).toEqual({ earned: 2, reason: 'full' });
    expect(xpOf(played(right('known:noun')))).toEqual({ earned: 1, reason: 'full' });
    expect(xpOf(played(right(null)))).toEqual({ earned: 1, reason: 'full' });
    expect(xpOf(played(right('due:noun', 'fresh:noun', 'known:noun', null)))).toEqual({ earned: 7, reason: 'full' });
  });

  it('are only for first tries that were right', () => {
    const items = [
      { word: 'due:noun', isRight: false },
      { word: 'fresh:noun', isRight: null },
      { word: 'known:noun', isRight: true },
    ];
    expect(xpOf(played(items)).earned).toBe(1);
    expect(xpOf(played(items.slice(0, 2)))).toEqual({ earned: 0, reason: 'nothing-right' });
  });

  it('count a word that is asked several times as due once', () => {
    expect(xpOf(played(right('due:noun', 'due:noun', 'due:noun'))).earned).toBe(5);
    expect(xpOf(played([{ word: 'due:noun', isRight: false }, ...right('due:noun')])).earned).toBe(1);
  });

  it('are half for the second play of the day and a quarter from the third on, never nothing', () => {
    const items = right('due:noun', 'fresh:noun', 'known:noun', null);
    const plays = [0, 1, 2, 3, 40].map((playsBefore) => xpOf(played(items, { playsBefore })));
    expect(plays).toEqual([
      { earned: 7, reason: 'full' },
      { earned: 3, reason: 'second-play' },
      { earned: 1, reason: 'later-play' },
      { earned: 1, reason: 'later-play' },
      { earned: 1, reason: 'later-play' },
    ]);
    expect(xpOf(played(right(null), { playsBefore: 1 })).earned).toBe(1);
  });

  it('end at 100 a day', () => {
    const items = right('due:noun', 'fresh:noun');
    expect(xpOf(played(items, { xpBefore: 95 }))).toEqual({ earned: 5, reason: 'full' });
    expect(xpOf(played(items, { xpBefore: 98 }))).toEqual({ earned: 2, reason: 'day-limit' });
    expect(xpOf(played(items, { xpBefore: 100 }))).toEqual({ earned: 0, reason: 'day-limit' });
    expect(xpOf(played(items, { xpBefore: 250 }))).toEqual({ earned: 0, reason: 'day-limit' });
  });

  it('end at two days’ worth within 24 hours, however many days began in them', () => {
    const items = right('due:noun', 'fresh:noun');
    expect(xpOf(played(items, { xpLately: 195 }))).toEqual({ earned: 5, reason: 'full' });
    expect(xpOf(played(items, { xpLately: 198 }))).toEqual({ earned: 2, reason: 'day-limit' });
    expect(xpOf(played(items, { xpLately: 200 }))).toEqual({ earned: 0, reason: 'day-limit' });
  });

  it('are none for a play that nobody can have read', () => {
    expect(xpOf(played(right('due:noun'), { isTooFast: true }))).toEqual({ earned: 0, reason: 'too-fast' });
  });

  it('never pass 100, whoever plays whatever how often in a day', () => {
    const items = fc.array(
      fc.record({ word: fc.constantFrom(...dueStates.keys(), null), isRight: fc.constantFrom(true, false, null) }),
      { maxLength: 20 },
    );
    const plays = fc.array(fc.record({ items, playsBefore: fc.nat(5), isTooFast: fc.boolean() }), { maxLength: 60 });
    fc.assert(
      fc.property(plays, (day) => {
        const total = day.reduce((xpBefore, each) => {
          const { earned } = xpOf({ ...each, dueStates, xpBefore, xpLately: xpBefore });
          expect(Number.isInteger(earned) && earned >= 0).toBe(true);
          return xpBefore + earned;
        }, 0);
        expect(total).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('a play is too fast', () => {
  it('when the server’s clock or the moves’ own time leaves no time to read what was answered', () => {
    expect(isTooFast(10_000, 1, { claimedMs: 10_000, elapsedMs: 10_000 })).toBe(false);
    expect(isTooFast(10_000, 1, { claimedMs: 60_000, elapsedMs: 9_999 })).toBe(true);
    expect(isTooFast(10_000, 1, { claimedMs: 9_999, elapsedMs: 60_000 })).toBe(true);
  });

  it('by as much as was answered: who gives up after half had half to read', () => {
    expect(isTooFast(10_000, 0.5, { claimedMs: 5_000, elapsedMs: 5_000 })).toBe(false);
    expect(isTooFast(10_000, 0.5, { claimedMs: 4_999, elapsedMs: 5_000 })).toBe(true);
  });
});

describe('a play is better', () => {
  const of = (points: number, maxPoints: number) => ({ points, maxPoints });

  it.each([
    ['by its share, not by the points of a longer round', of(100, 100), of(140, 200), true],
    ['never with more points of a smaller share', of(140, 200), of(100, 100), false],
    ['of the same share with more points', of(200, 200), of(100, 100), true],
    ['never when it is as good', of(70, 100), of(70, 100), false],
    ['never without points', of(0, 200), of(0, 100), false],
  ])('%s', (_, one, other, expected) => {
    expect(isBetter(one, other)).toBe(expected);
  });
});
