import { limits } from '@wordgrove/contract/limits';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { localDay } from '#platform/local-day.ts';
import { instantAt, localTime } from '#platform/local-time.ts';
import { splitByDay } from './split-by-day.ts';

const zones = Intl.supportedValuesOf('timeZone');
const anyZone = fc.constantFrom(...zones);
const anyInstant = fc.date({ min: new Date('2011-12-01'), max: new Date('2031-01-01'), noInvalidDate: true });
const anyLength = fc.integer({ min: 0, max: limits.studyMaxSeconds * 1000 });

function session(startedAt: Date, ms: number, timeZone: string, share = 1) {
  return { startedAt, endedAt: new Date(startedAt.getTime() + ms), timeZone, seconds: Math.floor((ms / 1000) * share) };
}

const hourMs = 3_600_000;

/** A zone's clock changes in a year, as epoch milliseconds. */
function clockChanges(timeZone: string, year: number): number[] {
  const changes: number[] = [];
  let at: Temporal.ZonedDateTime | null = Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(timeZone);
  while (at && at.year === year) {
    at = at.getTimeZoneTransition('next');
    if (at?.year === year) changes.push(at.epochMilliseconds);
  }
  return changes;
}

const sum = (parts: readonly { seconds: number }[]) => parts.reduce((all, { seconds }) => all + seconds, 0);

describe('the days of a session', () => {
  it('come to what was studied, in every time zone, each with no more than it lasted that day', () => {
    fc.assert(
      fc.property(
        anyInstant,
        anyLength,
        fc.double({ min: 0, max: 1, noNaN: true }),
        anyZone,
        (start, ms, share, zone) => {
          const studied = session(start, ms, zone, share);
          const parts = splitByDay(studied);
          expect(sum(parts)).toBe(studied.seconds);
          const days = parts.map(({ day }) => day);
          expect(days).toEqual([...new Set(days)].sort());
          for (const { day, seconds } of parts) {
            expect(seconds).toBeGreaterThan(0);
            expect(day >= localDay(start, zone) && day <= localDay(studied.endedAt, zone)).toBe(true);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('are those on which its seconds fell', () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 1, max: 720 }), anyZone, (start, minutes, zone) => {
        const whole = new Date(Math.floor(start.getTime() / 1000) * 1000);
        const counted = new Map<string, number>();
        for (let minute = 0; minute < minutes; minute += 1) {
          const day = localDay(new Date(whole.getTime() + minute * 60_000), zone);
          counted.set(day, (counted.get(day) ?? 0) + 60);
        }
        for (const { day, seconds } of splitByDay(session(whole, minutes * 60_000, zone)))
          expect(Math.abs(seconds - (counted.get(day) ?? 0))).toBeLessThanOrEqual(60);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    // The night that is an hour short, and the one that is an hour long.
    ['2026-03-28T22:30:00Z', 'Europe/Berlin', 4, { '2026-03-28': 1800, '2026-03-29': 12_600 }],
    ['2026-10-24T21:30:00Z', 'Europe/Berlin', 12, { '2026-10-24': 1800, '2026-10-25': 41_400 }],
    // A midnight that doesn't exist.
    ['2026-09-06T03:30:00Z', 'America/Santiago', 1, { '2026-09-05': 1800, '2026-09-06': 1800 }],
    // Samoa went to bed on Thursday and got up on Saturday.
    ['2011-12-30T09:30:00Z', 'Pacific/Apia', 1, { '2011-12-29': 1800, '2011-12-31': 1800 }],
    ['2026-05-01T09:30:00Z', 'Pacific/Kiritimati', 1, { '2026-05-01': 1800, '2026-05-02': 1800 }],
  ])('are right at %s in %s', (start, zone, hours, expected) => {
    const parts = splitByDay(session(new Date(start), hours * 3_600_000, zone));
    expect(Object.fromEntries(parts.map(({ day, seconds }) => [day, seconds]))).toEqual(expected);
  });

  it('change at midnight alone, through every change of the clocks of a year in every zone', () => {
    let changes = 0;
    for (const zone of zones) {
      for (const at of clockChanges(zone, 2026)) {
        changes += 1;
        for (const [before, after] of [
          [6, 6],
          [0, 12],
          [12, 0],
          [0.5, 0.5],
        ] as const) {
          const studied = session(new Date(at - before * hourMs), (before + after) * hourMs, zone);
          const parts = splitByDay(studied);
          expect(sum(parts), zone).toBe(studied.seconds);
          let until = studied.startedAt.getTime();
          for (const { day, seconds } of parts) {
            expect(localDay(new Date(until), zone), zone).toBe(day);
            until += seconds * 1000;
            expect(localDay(new Date(until - 1), zone), zone).toBe(day);
          }
        }
      }
    }
    expect(changes).toBeGreaterThan(200);
  });

  it('count a student’s time once, wherever the student travels', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyLength, anyZone), { maxLength: 20 }), anyInstant, (legs, start) => {
        let at = start.getTime();
        let studied = 0;
        const days = new Map<string, number>();
        for (const [ms, zone] of legs) {
          const one = session(new Date(at), ms, zone);
          for (const { day, seconds } of splitByDay(one)) days.set(day, (days.get(day) ?? 0) + seconds);
          studied += one.seconds;
          at += ms;
        }
        expect([...days.values()].reduce((all, seconds) => all + seconds, 0)).toBe(studied);
      }),
    );
  });
});

describe('a time that is typed', () => {
  it('is the one that the clock shows then, unless the clocks leave it out', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, zone) => {
        const [day, time] = [localDay(instant, zone), localTime(instant, zone)];
        const meant = instantAt(day, time, zone);
        expect([localDay(meant, zone), localTime(meant, zone)]).toEqual([day, time]);
      }),
      { numRuns: 500 },
    );
    expect(localTime(instantAt('2026-03-29', '02:30', 'Europe/Berlin'), 'Europe/Berlin')).toBe('03:30');
  });
});
