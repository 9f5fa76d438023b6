import { describe, expect, it } from 'vitest';
import { clockTimeIn, instantOfClock, isClockTime, isSameClock, nearnessOf } from './due-time.ts';

describe('when something is due', () => {
  it('is shown as the clocks of the class show it', () => {
    expect(clockTimeIn('2026-11-21T21:30:00Z', 'Europe/Istanbul')).toBe('2026-11-22T00:30');
    expect(clockTimeIn('2026-11-21T21:30:59.999Z', 'America/New_York')).toBe('2026-11-21T16:30');
  });

  it.each(['Europe/Istanbul', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC'])(
    'is the same instant after it was edited in %s',
    (timeZone) => {
      for (const instant of ['2026-03-29T00:59:00.000Z', '2026-07-01T12:00:00.000Z', '2026-12-31T23:59:00.000Z']) {
        expect(instantOfClock(clockTimeIn(instant, timeZone), timeZone).toISOString()).toBe(instant);
      }
    },
  );

  it('falls on an hour that exists when the clocks go forward', () => {
    const instant = instantOfClock('2026-03-29T02:30', 'Europe/Berlin');
    expect(['2026-03-29T01:30', '2026-03-29T03:30']).toContain(clockTimeIn(instant, 'Europe/Berlin'));
  });

  it('needs no zone named where another clock shows the same', () => {
    expect(isSameClock('2026-07-01T12:00:00Z', 'Europe/Berlin', 'Europe/Paris')).toBe(true);
    expect(isSameClock('2026-07-01T12:00:00Z', 'Europe/Berlin', 'Europe/Istanbul')).toBe(false);
    expect(isSameClock('2026-07-01T12:00:00Z', 'Europe/London', 'UTC')).toBe(false);
    expect(isSameClock('2026-12-01T12:00:00Z', 'Europe/London', 'UTC')).toBe(true);
  });

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
});

describe('a field for date and time', () => {
  it('may hold half a time while somebody types', () => {
    expect(isClockTime('2026-11-21T18:00')).toBe(true);
    expect(isClockTime('2026-11-21')).toBe(false);
    expect(isClockTime('')).toBe(false);
  });
});
