import { dayBefore, localDaysFrom } from '#platform/local-day.ts';
import type { Studied } from './rules.ts';

export type DayPart = { day: string; seconds: number };

/**
 * Splits a session's seconds over the local days where it happened. When the pauses were isn't known, so they are
 * spread evenly.
 *
 * @returns non-empty parts in order, in whole seconds that sum to the session's
 */
export function splitByDay({ startedAt, endedAt, seconds, timeZone }: Studied & { timeZone: string }): DayPart[] {
  const from = startedAt.getTime();
  const total = endedAt.getTime() - from;
  const parts: DayPart[] = [];
  let given = 0;
  // Twelve hours touch two days, or three where a country moved across the date line.
  for (const { day, endsAt } of localDaysFrom(startedAt, timeZone, 4)) {
    const until = Math.min(endsAt.getTime() - from, total);
    const due = total === 0 ? seconds : Math.floor((seconds * until) / total);
    if (due > given) parts.push({ day, seconds: due - given });
    given = due;
  }
  return parts;
}

export type RecentSession = Studied & { timeZone: string; source: 'timer' | 'manual' };

/** Seconds of the seven local days up to `day`: by the clock, and entered by hand. */
export function studyWeek(
  sessions: readonly RecentSession[],
  day: string,
): { byActivity: number; selfReported: number } {
  const from = dayBefore(day, 6);
  const week = { byActivity: 0, selfReported: 0 };
  for (const session of sessions) {
    const inWeek = splitByDay(session).filter((part) => part.day >= from && part.day <= day);
    const seconds = inWeek.reduce((sum, part) => sum + part.seconds, 0);
    week[session.source === 'timer' ? 'byActivity' : 'selfReported'] += seconds;
  }
  return week;
}
