import { daysBetween } from '#platform/format.ts';
import { clockIn, dayIn } from '#platform/time-zones.ts';

/** How near a due time is, in whole days of the reader's calendar. */
type Nearness = 'past' | 'today' | 'tomorrow' | 'later';

export function nearnessOf(dueAt: string, now: Date): Nearness {
  const due = new Date(dueAt);
  if (due < now) return 'past';
  const days = daysBetween(now, due);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : 'later';
}

/** An instant as clocks in a time zone show it, in the format of a date and time field: YYYY-MM-DDTHH:MM. */
export function clockTimeIn(instant: string | Date, timeZone: string): string {
  const at = new Date(instant);
  return `${dayIn(at, timeZone)}T${clockIn(at, timeZone)}`;
}

/**
 * The instant at which clocks in a time zone show a time, YYYY-MM-DDTHH:MM. A time that the clocks skip in spring is
 * moved by the missing hour.
 */
export function instantOfClock(at: string, timeZone: string): Date {
  const asUtc = Date.parse(`${at}Z`);
  const aheadAt = (instant: number) => Date.parse(`${clockTimeIn(new Date(instant), timeZone)}Z`) - instant;
  const near = asUtc - aheadAt(asUtc);
  return new Date(asUtc - aheadAt(near));
}

/** Whether two clocks show the same time at an instant, so that the zone need not be named. */
export function isSameClock(instant: string | Date, one: string, other: string): boolean {
  return clockTimeIn(instant, one) === clockTimeIn(instant, other);
}

/** Whether the content of a date and time field is complete: while it is being typed it may be empty or cut short. */
export function isClockTime(at: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(at) && !Number.isNaN(Date.parse(`${at}Z`));
}
