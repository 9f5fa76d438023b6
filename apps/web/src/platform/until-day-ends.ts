const [minute, day] = [60_000, 86_400_000];

/**
 * How long to wait, in milliseconds, before asking what the next day brings. A device whose clock is wrong waits for at
 * least a minute, and never longer than a browser's timer can: it would fire at once, and again without end.
 */
export function untilDayEnds(dayEndsAt: string, now = Date.now()): number {
  return Math.min(day, Math.max(minute, Date.parse(dayEndsAt) - now + 1000));
}
