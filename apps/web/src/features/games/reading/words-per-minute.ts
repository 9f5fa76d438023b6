const minuteMs = 60_000;

/** Nobody reads a text to the end faster than this. */
const fastest = 600;

/** How fast a text was read, in whole words per minute; null when that is implausible. */
export function wordsPerMinute(words: number, ms: number): number | null {
  const speed = Math.round((words * minuteMs) / Math.max(ms, 1));
  return speed > fastest ? null : speed;
}
