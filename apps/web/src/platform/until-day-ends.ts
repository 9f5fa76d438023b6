const [minute, day] = [60_000, 86_400_000];

/**
 * How long to wait, in milliseconds, before asking what the next day brings: until a second after the end. A device whose
 * clock is ahead asks once a minute; one whose clock began anew once a day, since a browser's timer that is to wait for
 * weeks fires at once, and again without end.
 */
export function untilDayEnds(dayEndsAt: string, now = Date.now()): number {
  const left = Date.parse(dayEndsAt) - now;
  return left > -1000 ? Math.min(day, left + 1000) : minute;
}
