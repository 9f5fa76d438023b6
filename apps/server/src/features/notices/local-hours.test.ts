import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { localDay } from '#platform/local-day.ts';
import { digestDay, dueDay, waitingDay } from './local-hours.ts';

const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
/** With the year in which Samoa crossed the date line and had no 30 December. */
const anyInstant = fc.date({ min: new Date('2011-12-01'), max: new Date('2031-01-01'), noInvalidDate: true });
const localHour = (instant: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone).hour;

describe('the day that reminders are about', () => {
  it('is all of the next local day and nothing else, in every zone and whatever the clocks do', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (now, zone) => {
        const day = dueDay(zone, now);
        expect(day === null).toBe(localHour(now, zone) < 7);
        if (!day) return;
        const dayUntil = (at: Date) => localDay(new Date(at.getTime() - 1), zone);
        expect(dayUntil(day.startsAt)).toBe(localDay(now, zone));
        const next = localDay(day.startsAt, zone);
        expect(next > localDay(now, zone)).toBe(true);
        expect(dayUntil(day.endsAt)).toBe(next);
        expect(localDay(day.endsAt, zone) > next).toBe(true);
        expect(localDay(day.todayStartsAt, zone)).toBe(localDay(now, zone));
        expect(dayUntil(day.todayStartsAt) < localDay(now, zone)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    // Clocks go back in Berlin that night, and the day has 25 hours.
    ['Europe/Berlin', '2026-10-24T10:00Z', '2026-10-24T22:00Z', '2026-10-25T23:00Z'],
    // They go forward, and it has 23.
    ['Europe/Berlin', '2026-03-28T10:00Z', '2026-03-28T23:00Z', '2026-03-29T22:00Z'],
    // Samoa had no 30 December 2011.
    ['Pacific/Apia', '2011-12-29T20:00Z', '2011-12-30T10:00Z', '2011-12-31T10:00Z'],
  ])('in %s at %s lasts from %s to %s', (zone, now, startsAt, endsAt) => {
    expect(dueDay(zone, new Date(now))).toMatchObject({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
  });
});

describe('the day on which teachers hear of waiting work', () => {
  it('is the local day from its first instant, told from seven to eight in the evening, whatever the clocks do', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (now, zone) => {
        const day = waitingDay(zone, now);
        const hour = localHour(now, zone);
        expect(day === null).toBe(hour < 7 || hour >= 20);
        if (!day) return;
        expect(localDay(day.startsAt, zone)).toBe(localDay(now, zone));
        expect(localDay(new Date(day.startsAt.getTime() - 1), zone) < localDay(now, zone)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the day of a digest', () => {
  it('is the local day, from four to eight in the afternoon and never in the night', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (now, zone) => {
        const hour = localHour(now, zone);
        expect(digestDay(zone, now)).toBe(hour >= 16 && hour < 20 ? localDay(now, zone) : null);
      }),
      { numRuns: 2000 },
    );
  });

  it('comes once for each day of every zone, looked for every quarter of an hour', () => {
    const quarter = 900_000;
    fc.assert(
      fc.property(anyInstant, anyZone, (from, zone) => {
        const start = Math.ceil(from.getTime() / quarter) * quarter;
        const times = Array.from({ length: 5 * 96 }, (_, n) => new Date(start + n * quarter));
        const seen = new Set(times.flatMap((now) => digestDay(zone, now) ?? []));
        // Without the first and the last, which may have begun before or go on after.
        const whole = [...new Set(times.map((now) => localDay(now, zone)))].slice(1, -1);
        for (const day of whole) expect(seen.has(day)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
