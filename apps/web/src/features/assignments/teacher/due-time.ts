import { clockIn, dayIn } from '#platform/time-zones.ts';

/** An instant as a clock in a time zone shows it, in the form of a field for date and time: YYYY-MM-DDTHH:MM. */
export function clockTimeIn(instant: string | Date, timeZone: string): string {
  const at = new Date(instant);
  return `${dayIn(at, timeZone)}T${clockIn(at, timeZone)}`;
}

/**
 * The instant at which a clock in a time zone shows a time, YYYY-MM-DDTHH:MM. A time that the
 * clock leaves out in spring is moved by the hour that is missing.
 */
export function instantOfClock(at: string, timeZone: string): Date {
  const asUtc = Date.parse(`${at}Z`);
  const aheadAt = (instant: number) => Date.parse(`${clockTimeIn(new Date(instant), timeZone)}Z`) - instant;
  const near = asUtc - aheadAt(asUtc);
  return new Date(asUtc - aheadAt(near));
}

/** Whether two clocks show the same at an instant: then there is no need to say which one is meant. */
export function isSameClock(instant: string | Date, one: string, other: string): boolean {
  return clockTimeIn(instant, one) === clockTimeIn(instant, other);
}

/** Whether what a field for date and time holds is one: while it is being typed it may be empty or cut short. */
export function isClockTime(at: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(at) && !Number.isNaN(Date.parse(`${at}Z`));
}
