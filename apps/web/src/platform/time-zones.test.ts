import { dayMs } from '@wordgrove/contract/days';
import { describe, expect, it } from 'vitest';
import {
  clockIn,
  clockTimeIn,
  dayIn,
  daysFrom,
  instantOfClock,
  isClockTime,
  isSameClock,
  isTimeZone,
  timeZoneNames,
  untilPast,
} from './time-zones.ts';

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
])('waits for an instant that is %s', (_, now, wait) => {
  expect(untilPast(end, Date.parse(now))).toBe(wait);
});

describe('a time on the clocks of a zone', () => {
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

  it.each([
    ['moved forward where the clocks skip it', '2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['the first where it occurs twice', '2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['moved forward in the west, too', '2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['the first in the west, too', '2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    [
      'moved by half an hour where that is missing',
      '2026-10-04T02:15',
      'Australia/Lord_Howe',
      '2026-10-03T15:45:00.000Z',
    ],
  ])('is %s', (_, at, timeZone, instant) => {
    expect(instantOfClock(at, timeZone).toISOString()).toBe(instant);
  });

  it('needs no zone named where another clock shows the same', () => {
    expect(isSameClock('2026-07-01T12:00:00Z', 'Europe/Berlin', 'Europe/Paris')).toBe(true);
    expect(isSameClock('2026-07-01T12:00:00Z', 'Europe/Berlin', 'Europe/Istanbul')).toBe(false);
    expect(isSameClock('2026-07-01T12:00:00Z', 'Europe/London', 'UTC')).toBe(false);
    expect(isSameClock('2026-12-01T12:00:00Z', 'Europe/London', 'UTC')).toBe(true);
  });
});

describe('a field for date and time', () => {
  it('may hold half a time while somebody types', () => {
    expect(isClockTime('2026-11-21T18:00')).toBe(true);
    expect(isClockTime('2026-11-21')).toBe(false);
    expect(isClockTime('')).toBe(false);
  });
});
