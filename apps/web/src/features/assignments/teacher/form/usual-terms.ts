import { dayMs } from '@wordgrove/contract/days';
import type { Kind } from '#features/assignments/kinds/kind.ts';
import { kinds } from '#features/assignments/kinds/task-form.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import { readStored, writeStored } from '#platform/storage.ts';
import { dayIn, isClockTime } from '#platform/time-zones.ts';
import type { Fields } from './fields.ts';

/** What a teacher last chose, for the next new homework on this device. */
type Usual = {
  kind: Kind;
  /** The time of day when it was due, HH:MM; empty when it wasn't. */
  time: string;
};

const endOfDay = '23:59';

const keyOf = (teacherId: string) => `assignments:usual:${teacherId}`;

export function keepUsual(teacherId: string, { kind, due }: Pick<Fields, 'kind' | 'due'>): void {
  const time = isClockTime(due) ? due.slice(11) : '';
  writeStored(keyOf(teacherId), JSON.stringify({ kind, time } satisfies Usual));
}

/** The fields that a new homework begins with, beside the empty ones. The first one is due on the next school day. */
export function usualFields(teacherId: string, timeZone: string, now: Date): Partial<Pick<Fields, 'kind' | 'due'>> {
  const first = { due: `${nextSchoolDay(now, timeZone)}T${endOfDay}` };
  try {
    const { kind, time }: Partial<Usual> = JSON.parse(readStored(keyOf(teacherId)) ?? '{}');
    if (!isOneOf(kinds, kind)) return first;
    const due = `${nextSchoolDay(now, timeZone)}T${time}`;
    return isClockTime(due) ? { kind, due } : { kind };
  } catch {
    return first;
  }
}

/** The first day after today, by a class's own calendar, that is no Saturday or Sunday. */
export function nextSchoolDay(now: Date, timeZone: string): string {
  const today = Date.parse(dayIn(now, timeZone));
  const isWeekend = (day: number) => [0, 6].includes(new Date(day).getUTCDay());
  const next = [1, 2, 3].map((ahead) => today + ahead * dayMs).find((day) => !isWeekend(day)) ?? today;
  return new Date(next).toISOString().slice(0, 10);
}

/** The end of the day a week from today, by a class's own calendar, as YYYY-MM-DDTHH:MM. */
export function inAWeek(now: Date, timeZone: string): string {
  return `${new Date(Date.parse(dayIn(now, timeZone)) + 7 * dayMs).toISOString().slice(0, 10)}T${endOfDay}`;
}
