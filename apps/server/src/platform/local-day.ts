import { dayMs } from '@wordgrove/contract/days';
import { Temporal } from 'temporal-polyfill';

/**
 * The calendar day of an instant in a time zone, as YYYY-MM-DD.
 *
 * @param timeZone an IANA name, as in profiles
 */
export function localDay(instant: Date, timeZone: string): string {
  const quarter = Math.floor(instant.getTime() / 900_000);
  const latest = latestDays.get(timeZone);
  if (latest?.quarter === quarter) return latest.day;
  const day = dayAndTime(instant, timeZone).slice(0, 10);
  remember(latestDays, timeZone, { quarter, day });
  return day;
}

/**
 * Each zone's day in the quarter of an hour last requested: on a busy server nearly every request needs the same.
 * Everywhere on Earth a day begins on a quarter of an hour of UTC.
 */
const latestDays = new Map<string, { quarter: number; day: string }>();

/** The local date and time of an instant, as `YYYY-MM-DD HH:MM`, which is Sweden's format. */
export function dayAndTime(instant: Date, timeZone: string): string {
  const known = formats.get(timeZone);
  if (known) return known.format(instant);
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  remember(formats, timeZone, format);
  return format.format(instant);
}

/** Making a formatter takes as long as using it fifty times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Starts of days worked out so far, by zone and day, in milliseconds. */
const starts = new Map<string, number>();

const remembered = 2000;

function remember<Key, Value>(among: Map<Key, Value>, key: Key, value: Value, most = remembered): void {
  if (among.size >= most) among.clear();
  among.set(key, value);
}

/** One local day: its name, and the first instant after it, whatever the clocks do that night. */
export type LocalDay = { day: string; endsAt: Date };

/** The local day of an instant and those that follow it, `count` in all. */
export function localDaysFrom(instant: Date, timeZone: string, count: number): LocalDay[] {
  const first = localDay(instant, timeZone);
  return Array.from({ length: count }, (_, days) => {
    const day = dayBefore(first, -days);
    return { day, endsAt: startOfDay(dayBefore(first, -days - 1), timeZone) };
  });
}

/** The first instant of a calendar day in a time zone; for a day skipped there, that of the next one. */
export function startOfDay(day: string, timeZone: string): Date {
  const key = `${timeZone} ${day}`;
  const known = starts.get(key);
  if (known !== undefined) return new Date(known);
  const start = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }).epochMilliseconds;
  remember(starts, key, start);
  return new Date(start);
}

/** The calendar day `days` before another; both as YYYY-MM-DD. */
export function dayBefore(day: string, days: number): string {
  const near = daysBefore.get(day);
  const known = near?.get(days);
  if (known) return known;
  const before = new Date(Date.parse(`${day}T00:00Z`) - days * dayMs).toISOString().slice(0, 10);
  if (near) remember(near, days, before);
  else remember(daysBefore, day, new Map([[days, before]]), daysAtOnce);
  return before;
}

/** Every board counts its week, or its year, from the same few days. */
const daysBefore = new Map<string, Map<number, string>>();
const daysAtOnce = 200;
