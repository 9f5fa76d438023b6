import { dayMs } from '@wordgrove/contract/days';
import { clockTimeIn, dayIn } from '#platform/time-zones.ts';

/** The days since the last Monday. */
function weekday(day: number): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

/**
 * The weekday and time of a due time, in the calendar week after the present one, as YYYY-MM-DDTHH:MM.
 *
 * @param from the zone in which it was entered
 * @param to the zone of the class it is proposed to
 */
export function inNextWeek(dueAt: string, from: string, to: string, now: Date): string {
  const [day = '', time = ''] = clockTimeIn(dueAt, from).split('T');
  const today = Date.parse(dayIn(now, to));
  const monday = today + (7 - weekday(today)) * dayMs;
  return `${new Date(monday + weekday(Date.parse(day)) * dayMs).toISOString().slice(0, 10)}T${time}`;
}
