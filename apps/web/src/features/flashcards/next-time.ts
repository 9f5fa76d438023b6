import type { Formatters } from '#platform/format.ts';
import { nearnessOf } from '#platform/format.ts';

/** When something comes back, as one would say it: a time today, `tomorrow`, `in 3 days`, or a date. */
export function nextTime(instant: string, now: Date, format: Pick<Formatters, 'time' | 'relativeDay'>): string {
  return nearnessOf(instant, now) === 'today' ? format.time(instant) : format.relativeDay(instant, now);
}
