import { dayMs } from '@wordgrove/contract/days';

const minuteMs = 60_000;

/** This device's time zone as an IANA name; UTC when the browser doesn't say. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** Whether this browser knows a time zone of this name, ignoring case. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

/** The names of all time zones, to choose from. UTC is included although browsers leave it out. */
export function timeZoneNames(): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', deviceTimeZone()])].sort();
}

/** The calendar day of an instant in a time zone, as YYYY-MM-DD. */
export function dayIn(instant: Date, timeZone: string): string {
  // Sweden writes its dates the way ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);
}

/** Whole days from one calendar day to another, both as YYYY-MM-DD; negative backwards. */
export function daysFrom(day: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(day)) / dayMs);
}

/** The time of day of an instant in a time zone, as HH:MM from 00:00 to 23:59. */
export function clockIn(instant: Date, timeZone: string): string {
  const parts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en-GB', { timeZone, ...parts }).format(instant);
}

/** An instant as clocks in a time zone show it, in the format of a date and time field: YYYY-MM-DDTHH:MM. */
export function clockTimeIn(instant: string | Date, timeZone: string): string {
  const at = new Date(instant);
  return `${dayIn(at, timeZone)}T${clockIn(at, timeZone)}`;
}

/**
 * The instant at which clocks in a time zone show a time, YYYY-MM-DDTHH:MM, as the server reads it: a time that the
 * clocks skip in spring is moved forward by the missing hour, one that occurs twice in autumn is the first.
 */
export function instantOfClock(at: string, timeZone: string): Date {
  const asUtc = Date.parse(`${at}Z`);
  const aheadAt = (instant: number) => Date.parse(`${clockTimeIn(new Date(instant), timeZone)}Z`) - instant;
  // Clocks are never changed twice within two days.
  const [before, after] = [asUtc - dayMs, asUtc + dayMs].map((near) => new Date(asUtc - aheadAt(near)));
  return [before, after].find((each) => each && clockTimeIn(each, timeZone) === at) ?? before ?? new Date(asUtc);
}

/** Whether two clocks show the same time at an instant, so that the zone need not be named. */
export function isSameClock(instant: string | Date, one: string, other: string): boolean {
  return clockTimeIn(instant, one) === clockTimeIn(instant, other);
}

/** Whether the content of a date and time field is complete: while it is being typed it may be empty or cut short. */
export function isClockTime(at: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(at) && !Number.isNaN(Date.parse(`${at}Z`));
}

/**
 * How long to wait, in milliseconds, before fetching what changes at an instant, such as the end of a day or a due time:
 * until a second after it. A device whose clock is ahead asks once a minute. One whose clock was reset asks once a day,
 * since a browser timer set to weeks would fire at once, and again without end.
 */
export function untilPast(instant: string, now = Date.now()): number {
  const left = Date.parse(instant) - now;
  return left > -1000 ? Math.min(dayMs, left + 1000) : minuteMs;
}
