import { Temporal } from 'temporal-polyfill';
import { dayAndTime } from './local-day.ts';

/**
 * The instant of a local date and time in a time zone. A time that the clocks skip is moved forward by the gap; a time
 * that occurs twice is the first.
 *
 * @param day YYYY-MM-DD
 * @param time HH:MM
 */
export function instantAt(day: string, time: string, timeZone: string): Date {
  const local = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) });
  return new Date(local.epochMilliseconds);
}

/** The local time of an instant, as HH:MM. */
export function localTime(instant: Date, timeZone: string): string {
  return dayAndTime(instant, timeZone).slice(11);
}
