const [minute, day] = [60_000, 86_400_000];

/**
 * How long to wait, in milliseconds, before fetching the next day's data: until a second after the day ends. A device
 * whose clock is ahead asks once a minute. One whose clock was reset asks once a day, since a browser timer set to
 * weeks would fire at once, and again without end.
 */
export function untilDayEnds(dayEndsAt: string, now = Date.now()): number {
  const left = Date.parse(dayEndsAt) - now;
  return left > -1000 ? Math.min(day, left + 1000) : minute;
}
