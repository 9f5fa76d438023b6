import { Temporal } from 'temporal-polyfill';

/**
 * The calendar day that an instant falls on where somebody lives, as YYYY-MM-DD.
 *
 * @param timeZone an IANA name, as profiles carry it
 */
export function localDay(instant: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

/** One local day: its name, and the first instant after it, whatever the clocks do that night. */
export type LocalDay = { day: string; endsAt: Date };

/** The local day of an instant and those that follow it, `count` in all. */
export function localDaysFrom(instant: Date, timeZone: string, count: number): LocalDay[] {
  const first = Temporal.PlainDate.from(localDay(instant, timeZone));
  return Array.from({ length: count }, (_, days) => {
    const day = first.add({ days });
    const next = day.add({ days: 1 }).toZonedDateTime({ timeZone });
    return { day: day.toString(), endsAt: new Date(next.epochMilliseconds) };
  });
}

/** The first instant of a calendar day where somebody lives; of a day that was left out there, of the one after it. */
export function startOfDay(day: string, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }).epochMilliseconds);
}

/** The calendar day so many days before another; both as YYYY-MM-DD. */
export function dayBefore(day: string, days: number): string {
  return Temporal.PlainDate.from(day).subtract({ days }).toString();
}
