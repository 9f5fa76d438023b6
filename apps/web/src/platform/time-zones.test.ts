import { dayMs } from '@wordgrove/contract/limits';
import { describe, expect, it } from 'vitest';
import { clockIn, dayIn, daysFrom, isTimeZone, timeZoneNames, untilDayEnds } from './time-zones.ts';

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

it('counts days over months and leap years', () => {
  expect(daysFrom('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysFrom('2026-03-01', '2026-02-28')).toBe(-1);
});

const end = '2026-11-23T23:00:00.000Z';

it.each([
  ['in two hours', '2026-11-23T21:00:00.000Z', 7_201_000],
  ['in a moment', '2026-11-23T22:59:59.000Z', 2000],
  ['just now', '2026-11-23T23:00:00.500Z', 500],
  ['long ago, by a clock that is ahead', '2027-01-01T00:00:00.000Z', 60_000],
  ['in years, by a clock that began anew', '2000-01-01T00:00:00.000Z', dayMs],
])('waits for a day that ends %s', (_, now, wait) => {
  expect(untilDayEnds(end, Date.parse(now))).toBe(wait);
});
