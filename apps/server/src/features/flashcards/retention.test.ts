import { describe, expect, it } from 'vitest';
import type { RetentionEvent, RetentionRules } from './retention.ts';
import { retentionOf } from './retention.ts';

/** A memory that is as sure as the last answer made it: 0.92 after a pass, 0.55 after a failure. */
const rules: RetentionRules<RetentionEvent, { sure: number }> = {
  inOrder: (one, other) => one.occurredAt.getTime() - other.occurredAt.getTime(),
  advance: (memory, { passed }) => (passed === null ? memory : { sure: passed ? 0.92 : 0.55 }),
  retrievability: (memory) => memory?.sure ?? null,
};

function event(localDay: string, passed: boolean | null, more: Partial<RetentionEvent> = {}): RetentionEvent {
  return { word: 'lend', activity: 'card', passed, localDay, occurredAt: new Date(`${localDay}T10:00:00Z`), ...more };
}

describe('retention', () => {
  it('is unknown without reviews', () => {
    expect(retentionOf([], rules)).toEqual({
      ...{ reviews: 0, predicted: null, measured: null },
      byMonth: [],
      byPrediction: [],
    });
    expect(retentionOf([event('2026-03-01', true)], rules)).toMatchObject({ reviews: 0, predicted: null });
  });

  it('compares what was predicted with what was remembered, by month and by how sure it was', () => {
    const ledger = [
      event('2026-03-30', true),
      event('2026-03-31', false),
      event('2026-04-02', true),
      event('2026-04-05', true),
    ];
    expect(retentionOf(ledger, rules)).toEqual({
      reviews: 3,
      predicted: 0.7967,
      measured: 0.6667,
      byMonth: [
        { month: '2026-03', reviews: 1, predicted: 0.92, measured: 0 },
        { month: '2026-04', reviews: 2, predicted: 0.735, measured: 1 },
      ],
      byPrediction: [
        { from: 0.5, to: 0.6, reviews: 1, predicted: 0.55, measured: 1 },
        { from: 0.9, to: 0.95, reviews: 2, predicted: 0.92, measured: 0.5 },
      ],
    });
  });

  it('counts the first answer of a day only', () => {
    const later = { occurredAt: new Date('2026-03-02T10:10:00Z') };
    const ledger = [event('2026-03-01', true), event('2026-03-02', false), event('2026-03-02', true, later)];
    expect(retentionOf(ledger, rules)).toMatchObject({ reviews: 1, measured: 0 });
  });

  it('counts answers to cards that say something of the memory, in the order in which they were given', () => {
    const ledger = [
      event('2026-03-05', true),
      event('2026-03-01', true),
      event('2026-03-02', true, { activity: 'game' }),
      event('2026-03-03', null),
    ];
    expect(retentionOf(ledger, rules)).toMatchObject({ reviews: 1, byMonth: [{ month: '2026-03', reviews: 1 }] });
  });

  it('keeps every word apart', () => {
    const ledger = [event('2026-03-01', true), event('2026-03-02', true, { word: 'ask' })];
    expect(retentionOf(ledger, rules).reviews).toBe(0);
  });
});
