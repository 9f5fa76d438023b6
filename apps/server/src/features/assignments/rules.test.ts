import { percentOf } from '@wordgrove/contract/earned-points';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FinishedPlay } from './rules.ts';
import {
  attemptOf,
  countedPercent,
  effectiveDue,
  gradebookStateOf,
  isOpenAt,
  isTaken,
  percentRead,
  stateOf,
  takenUntil,
} from './rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 20, 12, minute));
const due = at(30);
const open = { due, isLateAllowed: true, closedAt: null, closedBefore: [], returnedAt: null };

const play = (id: string, points: number, minute = 0, isTooFast = false): FinishedPlay => ({
  ...{ id, points, maxPoints: 10, finishedAt: at(minute), isTooFast },
});

describe('when it is due', () => {
  it('is the student’s own time where there is one, and never for what has none', () => {
    expect(effectiveDue(due, null)).toBe(due);
    expect(effectiveDue(due, at(60))).toEqual(at(60));
    expect(effectiveDue(null, at(60))).toBeNull();
  });

  it('ends everybody’s work with the last of them, and nobody’s where late work is taken', () => {
    const strict = { dueAt: due, isLateAllowed: false };
    expect(takenUntil(strict, at(60))).toEqual(at(60));
    expect(takenUntil(strict, null)).toEqual(due);
    expect(takenUntil(strict, at(10))).toEqual(due);
    expect(takenUntil({ ...strict, isLateAllowed: true }, at(60))).toBeNull();
    expect(takenUntil({ ...strict, dueAt: null }, null)).toBeNull();
  });
});

describe('what is taken', () => {
  it('is all until the due time, that minute included', () => {
    const strict = { ...open, isLateAllowed: false };
    expect(isTaken(strict, at(29))).toBe(true);
    expect(isTaken(strict, due)).toBe(true);
    expect(isTaken(strict, new Date(due.getTime() + 1))).toBe(false);
  });

  it('goes on afterwards where late work is allowed, and always without a due time', () => {
    expect(isTaken(open, at(59))).toBe(true);
    expect(isTaken({ ...open, due: null, isLateAllowed: false }, at(59))).toBe(true);
  });

  it('ends when the teacher closes it, however late work is allowed', () => {
    expect(isTaken({ ...open, closedAt: at(10) }, at(10))).toBe(true);
    expect(isTaken({ ...open, closedAt: at(10) }, at(11))).toBe(false);
  });

  it('is never what was finished while it was closed, though it was opened again', () => {
    const closedBefore = [
      { from: at(5).toISOString(), to: at(6).toISOString() },
      { from: at(10).toISOString(), to: at(20).toISOString() },
    ];
    const reopened = { ...open, closedBefore };
    expect([5, 6, 10, 20, 25].map((minute) => isTaken(reopened, at(minute)))).toEqual(Array(5).fill(true));
    expect([11, 19].map((minute) => isTaken(reopened, at(minute)))).toEqual([false, false]);
    expect(isOpenAt(reopened, at(25))).toBe(true);
  });

  it('ends for a student whose work was returned', () => {
    expect(isTaken({ ...open, returnedAt: at(10) }, at(10))).toBe(true);
    expect(isTaken({ ...open, returnedAt: at(10) }, at(11))).toBe(false);
    expect(isOpenAt({ ...open, returnedAt: at(10) }, at(10))).toBe(false);
  });
});

describe('what is open', () => {
  it('is what is still taken, and nothing of a closed assignment, even in its very last moment', () => {
    expect(isOpenAt(open, at(59))).toBe(true);
    expect(isOpenAt({ ...open, isLateAllowed: false }, at(59))).toBe(false);
    expect(isOpenAt({ ...open, closedAt: at(10) }, at(10))).toBe(false);
  });
});

describe('what a teacher is told of work', () => {
  it.each([
    ['assigned', due, 31, 'missing'],
    ['started', due, 31, 'missing'],
    ['started', due, 30, 'started'],
    ['started', null, 31, 'started'],
    ['late', due, 31, 'late'],
    ['returned', due, 31, 'returned'],
  ] as const)('that is %s, due at %s, in minute %i: %s', (state, dueAt, minute, said) => {
    expect(gradebookStateOf(state, dueAt, at(minute))).toBe(said);
  });
});

describe('how much was read', () => {
  it.each([
    [{ read: 0, of: 3 }, null],
    [{ read: 0, of: 0 }, null],
    [{ read: 1, of: 3 }, 33],
    [{ read: 199, of: 200 }, 99],
    [{ read: 3, of: 3 }, 100],
  ])('is, of %o, %s percent: 100 only with the last page', (pages, percent) => {
    expect(percentRead(pages)).toBe(percent);
  });
});

describe('which attempt counts', () => {
  const attempts = [play('a', 4), play('b', 9, 1), play('c', 7, 2)].map((each) => attemptOf(each, open));

  it.each([
    ['best', 90],
    ['first', 40],
    ['last', 70],
  ] as const)('is the %s', (counts, percent) => {
    expect(countedPercent(attempts, counts)).toBe(percent);
  });

  it('is none that was too fast or too late, and then the next that is neither', () => {
    const strict = { ...open, isLateAllowed: false };
    const mixed = [play('fast', 10, 0, true), play('good', 5, 1), play('late', 10, 31)].map((each) =>
      attemptOf(each, strict),
    );
    expect(mixed.map(({ ignored }) => ignored)).toEqual(['too-fast', null, 'too-late']);
    for (const counts of ['best', 'first', 'last'] as const) expect(countedPercent(mixed, counts)).toBe(50);
    expect(countedPercent(mixed.slice(0, 1), 'best')).toBeNull();
  });

  it('is one of them, between 0 and 100, and the best is never less than another', () => {
    const points = fc.array(fc.record({ points: fc.integer({ min: 0, max: 10 }), minute: fc.nat(59) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(points, (list) => {
        const all = list.map((each, n) => attemptOf(play(String(n), each.points, each.minute), open));
        const shares = all.map((each) => percentOf(each));
        const best = countedPercent(all, 'best') ?? -1;
        for (const counts of ['best', 'first', 'last'] as const) {
          const percent = countedPercent(all, counts);
          expect(shares).toContain(percent);
          expect(best).toBeGreaterThanOrEqual(percent ?? 0);
        }
      }),
    );
  });
});

describe('how far somebody is', () => {
  it('goes from assigned over started to turned in, in time or late', () => {
    const work = (turnedInAt: Date | null) => ({ turnedInAt, returnedAt: null });
    expect(stateOf(work(null), due, false)).toBe('assigned');
    expect(stateOf(work(null), due, true)).toBe('started');
    expect(stateOf(work(due), due, true)).toBe('turned-in');
    expect(stateOf(work(at(31)), due, true)).toBe('late');
    expect(stateOf(work(at(31)), null, true)).toBe('turned-in');
    expect(stateOf({ turnedInAt: at(31), returnedAt: at(40) }, due, true)).toBe('returned');
    expect(stateOf({ turnedInAt: null, returnedAt: at(40) }, due, false)).toBe('returned');
  });
});
