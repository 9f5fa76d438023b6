import { describe, expect, it } from 'vitest';
import { isSameClock, nearnessOf } from './due-words.ts';

describe('when something is due', () => {
  const now = new Date(2026, 10, 22, 12, 0);
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();

  it.each([
    ['past', at(22, 11, 59)],
    ['today', at(22, 12)],
    ['today', at(22, 23, 59)],
    ['tomorrow', at(23, 0)],
    ['later', at(24, 0)],
  ] as const)('is %s at %s', (nearness, dueAt) => {
    expect(nearnessOf(dueAt, now)).toBe(nearness);
  });

  it('needs no name of a zone whose clocks show the same', () => {
    const summer = new Date('2026-07-01T12:00:00Z');
    expect(isSameClock(summer, 'Europe/Berlin', 'Europe/Paris')).toBe(true);
    expect(isSameClock(summer, 'Europe/Berlin', 'Europe/Istanbul')).toBe(false);
    expect(isSameClock(summer, 'Europe/London', 'UTC')).toBe(false);
    expect(isSameClock(new Date('2026-12-01T12:00:00Z'), 'Europe/London', 'UTC')).toBe(true);
  });
});
