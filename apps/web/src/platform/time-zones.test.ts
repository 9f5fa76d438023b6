import { describe, expect, it } from 'vitest';
import { clockIn, dayIn, isTimeZone, timeZoneNames } from './time-zones.ts';

const lateInLondon = new Date('2026-11-21T23:30:00Z');

describe('an instant in a time zone', () => {
  it('falls on the calendar day that people there have', () => {
    expect(dayIn(lateInLondon, 'Europe/London')).toBe('2026-11-21');
    expect(dayIn(lateInLondon, 'Europe/Istanbul')).toBe('2026-11-22');
  });

  it('has the time of the clocks there, midnight as 00:00', () => {
    expect(clockIn(new Date('2026-11-21T21:00:00Z'), 'Europe/Istanbul')).toBe('00:00');
    expect(clockIn(lateInLondon, 'Asia/Kolkata')).toBe('05:00');
  });
});

describe('the names of time zones', () => {
  it('include UTC, which browsers forget', () => {
    expect(timeZoneNames()).toEqual(expect.arrayContaining(['UTC', 'Europe/Istanbul']));
  });

  it('are known in any letter case, and inventions are not', () => {
    expect(isTimeZone('europe/berlin')).toBe(true);
    expect(isTimeZone('Europe/Atlantis')).toBe(false);
    expect(isTimeZone('')).toBe(false);
  });
});
