const firstMs = 500;
const longestMs = 30_000;

/**
 * How long to wait before retrying: twice as long each time, with jitter, so that a school doesn't come back to a
 * restarted server all at once.
 *
 * @param failures failed attempts in a row, 0 after a stream that had been open
 * @param hintMs the minimum the server asks for
 * @param chance from 0 to 1
 * @returns milliseconds, half to one and a half times the nominal wait
 */
export function waitBeforeRetry(failures: number, hintMs: number, chance: number): number {
  const nominal = Math.max(hintMs, Math.min(firstMs * 2 ** failures, longestMs));
  return Math.round(nominal * (0.5 + chance));
}
