import { Temporal } from 'temporal-polyfill';
import { dayAndTime } from './local-day.ts';

/**
 * The instant at which calendar and clock show this where somebody lives. A time that the clocks leave out is as much
 * later, and of a time that comes twice it is the first.
 *
 * @param day YYYY-MM-DD
 * @param time HH:MM
 */
export function instantAt(day: string, time: string, timeZone: string): Date {
  const local = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) });
  return new Date(local.epochMilliseconds);
}

/** What the clock shows at an instant where somebody lives, as HH:MM. */
export function localTime(instant: Date, timeZone: string): string {
  return dayAndTime(instant, timeZone).slice(11);
}
