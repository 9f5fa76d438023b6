const minuteMs = 60_000;

/** Above this nobody reads a text to the end. */
const fastest = 600;

/** How fast a text was read, in whole words; null when it can't have been. */
export function wordsPerMinute(words: number, ms: number): number | null {
  const speed = Math.round((words * minuteMs) / Math.max(ms, 1));
  return speed > fastest ? null : speed;
}
