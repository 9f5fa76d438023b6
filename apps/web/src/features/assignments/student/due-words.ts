import { daysBetween } from '#platform/format.ts';
import { clockIn, dayIn } from '#platform/time-zones.ts';

/** How near a due time is, in whole days of the reader's calendar. */
export type Nearness = 'past' | 'today' | 'tomorrow' | 'later';

export function nearnessOf(dueAt: string, now: Date): Nearness {
  const due = new Date(dueAt);
  if (due < now) return 'past';
  const days = daysBetween(now, due);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : 'later';
}

/** Whether clocks in two zones show the same time at an instant, so that the zone need not be named. */
export function isSameClock(instant: Date, zone: string, other: string): boolean {
  return dayIn(instant, zone) === dayIn(instant, other) && clockIn(instant, zone) === clockIn(instant, other);
}
