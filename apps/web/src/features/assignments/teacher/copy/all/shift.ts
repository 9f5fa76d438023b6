import type { ListedAssignment } from '@wordgrove/contract/assignments';
import { dayMs } from '@wordgrove/contract/days';
import { clockTimeIn, instantOfClock } from '#platform/time-zones.ts';

type Timed = Pick<ListedAssignment, 'dueAt' | 'publishedAt' | 'appearsAt' | 'timeZone'>;

/** The day on which the first of them appeared or is due, on the clocks it was entered by; null when none has a time. */
export function firstDayOf(assignments: readonly Timed[]): string | null {
  const days = assignments.flatMap(({ dueAt, publishedAt, appearsAt, timeZone }) =>
    [dueAt, publishedAt ?? appearsAt].flatMap((at) => (at === null ? [] : clockTimeIn(at, timeZone).slice(0, 10))),
  );
  return days.toSorted()[0] ?? null;
}

export function daysFrom(one: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(one)) / dayMs);
}

/** When something is due that many days later, at the same time on the clocks of another zone. */
export function movedBy(days: number, dueAt: string, from: string, to: string): string {
  const [day = '', time = ''] = clockTimeIn(dueAt, from).split('T');
  const moved = new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
  return new Date(instantOfClock(`${moved}T${time}`, to)).toISOString();
}
