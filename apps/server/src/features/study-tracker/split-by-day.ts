import { localDaysFrom } from '#platform/local-day.ts';
import type { Studied } from './rules.ts';

export type DayPart = { day: string; seconds: number };

/**
 * How much of a session belongs to each local day of where it happened. Where the pauses lay isn't known, so they are
 * shared out evenly.
 *
 * @returns parts of whole seconds that come to just the session's, in order, none of them empty
 */
export function splitByDay({ startedAt, endedAt, seconds, timeZone }: Studied & { timeZone: string }): DayPart[] {
  const from = startedAt.getTime();
  const total = endedAt.getTime() - from;
  const parts: DayPart[] = [];
  let given = 0;
  // Twelve hours touch two days, and a third where the date line was moved over a country.
  for (const { day, endsAt } of localDaysFrom(startedAt, timeZone, 4)) {
    const until = Math.min(endsAt.getTime() - from, total);
    const due = total === 0 ? seconds : Math.floor((seconds * until) / total);
    if (due > given) parts.push({ day, seconds: due - given });
    given = due;
  }
  return parts;
}
