import { untilPast } from '#platform/time-zones.ts';

/**
 * How long to wait, in milliseconds, before asking again for what changes when work is due: until the first of these
 * times is past.
 *
 * @param dues those that weren't past when the answer was given
 * @param mostMs no longer than this
 */
export function untilDue(dues: readonly (string | null)[], mostMs: number, now = Date.now()): number {
  return Math.min(mostMs, ...dues.flatMap((dueAt) => (dueAt === null ? [] : untilPast(dueAt, now))));
}
