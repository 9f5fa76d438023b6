import { dayMs } from '@wordgrove/contract/days';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastsUntil, predictedAt, recallAt, retrievabilityAfter } from './forgetting.ts';

const now = new Date('2026-03-10T21:30:00Z');
const later = (days: number) => new Date(now.getTime() + Math.round(days * dayMs));

const stability = fc.double({ min: 0.01, max: 1000, noNaN: true });
const days = fc.double({ min: 0, max: 500, noNaN: true });
const recall = fc.constantFrom(0.8, 0.9, 0.95);

describe('the recall predicted at an instant', () => {
  it('is 90 % after as many days as the stability, and all of it at once', () => {
    const memory = { stability: 8, lastReview: now };
    expect(recallAt(memory, later(8))).toBeCloseTo(0.9, 8);
    expect(recallAt(memory, now)).toBe(1);
    expect(recallAt(memory, later(-1))).toBe(1);
  });

  it('counts parts of a day', () => {
    const memory = { stability: 0.2, lastReview: now };
    expect(recallAt(memory, later(0.2))).toBeCloseTo(0.9, 5);
  });

  it('is unknown while nothing was graded', () => {
    expect(recallAt(null, now)).toBeNull();
    expect(recallAt({ stability: 0, lastReview: null }, now)).toBeNull();
    expect(lastsUntil(null, now, 0.8)).toBe(false);
  });

  it('falls with time and rises with stability', () => {
    fc.assert(
      fc.property(stability, stability, days, days, (one, other, sooner, further) => {
        const [weak, strong] = [Math.min(one, other), Math.max(one, other)];
        const [first, last] = [Math.min(sooner, further), Math.max(sooner, further)];
        expect(retrievabilityAfter(last, weak)).toBeLessThanOrEqual(retrievabilityAfter(first, weak));
        expect(retrievabilityAfter(last, strong)).toBeGreaterThanOrEqual(retrievabilityAfter(last, weak));
      }),
    );
  });

  it('reaches whatever a higher one reaches', () => {
    fc.assert(
      fc.property(stability, days, recall, recall, (each, after, one, other) => {
        const memory = { stability: each, lastReview: now };
        const isThere = (chance: number) => lastsUntil(memory, later(after), chance);
        if (isThere(Math.max(one, other))) expect(isThere(Math.min(one, other))).toBe(true);
      }),
    );
  });
});

describe('an outcome is predicted', () => {
  it('for its due time, that minute included', () => {
    expect(predictedAt(later(3), now)).toEqual(later(3));
    expect(predictedAt(now, now)).toEqual(now);
  });

  it('for a day from now once it is late', () => {
    expect(predictedAt(later(-0.001), now)).toEqual(later(1));
    expect(predictedAt(null, now)).toEqual(later(1));
  });
});
