import { describe, expect, it } from 'vitest';
import { slotsOf } from './slots.ts';

describe('places in the page', () => {
  it('are kept by rows that stay and taken over from those that go', () => {
    const first = slotsOf(new Map(), ['ada', 'ben', 'cem']);
    expect([...first.values()]).toEqual([0, 1, 2]);
    const next = slotsOf(first, ['ben', 'cem', 'dan']);
    expect(Object.fromEntries(next)).toEqual({ ben: 1, cem: 2, dan: 0 });
  });

  it('are kept whatever the order, are never shared, and don’t grow in number', () => {
    const first = slotsOf(new Map(), ['ada', 'ben', 'cem', 'dan']);
    const sorted = slotsOf(first, ['dan', 'eda', 'ada', 'fay']);
    expect(sorted.get('dan')).toBe(3);
    expect(sorted.get('ada')).toBe(0);
    expect([...sorted.values()].sort()).toEqual([0, 1, 2, 3]);
  });
});
