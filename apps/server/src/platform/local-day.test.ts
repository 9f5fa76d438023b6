import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { dayAndTime, localDay, localDaysFrom, startOfDay } from './local-day.ts';

it.each([
  ['2026-03-01T23:59:59.999Z', 'UTC', '2026-03-01'],
  ['2026-03-01T21:00:00.000Z', 'Europe/Istanbul', '2026-03-02'],
  ['2026-03-01T20:59:59.999Z', 'Europe/Istanbul', '2026-03-01'],
  // Both sides of the date line at one instant.
  ['2026-03-01T11:00:00.000Z', 'Pacific/Kiritimati', '2026-03-02'],
  ['2026-03-01T11:00:00.000Z', 'Pacific/Pago_Pago', '2026-03-01'],
  ['2026-03-01T10:59:59.999Z', 'Pacific/Pago_Pago', '2026-02-28'],
  // Offsets of half and quarter hours.
  ['2026-03-01T18:30:00.000Z', 'Asia/Kolkata', '2026-03-02'],
  ['2026-03-01T18:14:59.999Z', 'Asia/Kathmandu', '2026-03-01'],
  // The hour that occurs twice in autumn belongs to its day both times.
  ['2026-10-25T00:30:00.000Z', 'Europe/Berlin', '2026-10-25'],
  ['2026-10-25T01:30:00.000Z', 'Europe/Berlin', '2026-10-25'],
  // A zone whose clocks go forward at midnight.
  ['2026-09-06T03:59:59.999Z', 'America/Santiago', '2026-09-05'],
  ['2026-09-06T04:00:00.000Z', 'America/Santiago', '2026-09-06'],
])('%s in %s is on %s', (instant, timeZone, day) => {
  expect(localDay(new Date(instant), timeZone)).toBe(day);
});

const zones = ['UTC', 'Europe/Istanbul', 'America/Santiago', 'Pacific/Apia', 'Asia/Kathmandu', 'Australia/Lord_Howe'];
const anyInstant = fc.date({ min: new Date('2011-12-01'), max: new Date('2031-01-01'), noInvalidDate: true });

it('names days that follow one another without a gap, the clocks of that night included', () => {
  fc.assert(
    fc.property(anyInstant, fc.constantFrom(...zones), (instant, timeZone) => {
      const days = localDaysFrom(instant, timeZone, 30);
      expect(days).toHaveLength(30);
      expect(days[0]?.day).toBe(localDay(instant, timeZone));
      expect(days[0]?.endsAt.getTime()).toBeGreaterThan(instant.getTime());
      for (const [n, { endsAt }] of days.entries()) {
        const next = days[n + 1];
        if (!next || next.endsAt.getTime() === endsAt.getTime()) continue;
        expect(localDay(endsAt, timeZone)).toBe(next.day);
        expect(localDay(new Date(endsAt.getTime() - 1), timeZone) < next.day).toBe(true);
      }
    }),
  );
});

it('tells day and time as Temporal does, in every zone', () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  fc.assert(
    fc.property(anyInstant, zone, (instant, timeZone) => {
      const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
      const time = local.toPlainTime().toString({ smallestUnit: 'minute' });
      expect(dayAndTime(instant, timeZone)).toBe(`${local.toPlainDate()} ${time}`);
    }),
    { numRuns: 2000 },
  );
});

it('starts every local day on a quarter hour of UTC, in every time zone', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone'))
    for (const day of ['2026-01-15', '2026-07-15'])
      expect(startOfDay(day, timeZone).getTime() % 900_000, timeZone).toBe(0);
});
