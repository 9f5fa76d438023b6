import { hasEnded } from './rules.ts';

const firstLookMs = 5;
const longestLookMs = 500;

/**
 * The transactions of this process that wrote events and haven't ended yet. Nothing reports their commit, so the hub
 * looks for it: soon, then less and less often.
 *
 * @param wake asks the hub to read
 */
export function expectedEnds(wake: () => void) {
  const expected = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isSoon = false;
  let nextMs = firstLookMs;

  function lookIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(wake, ms);
  }

  return {
    add(xid: string): void {
      expected.add(xid);
      nextMs = firstLookMs;
      if (!isSoon) lookIn(firstLookMs);
      isSoon = true;
    },

    /** A reading begins: anything written from now on needs another one. */
    looking(): void {
      isSoon = false;
    },

    /** Those that had ended when `snapshot` was taken. */
    ended: (snapshot: string): string[] => [...expected].filter((xid) => hasEnded(xid, snapshot)),

    /** Forgets the ones that were handled, and looks again if some are left. */
    settle(ended: readonly string[]): void {
      for (const xid of ended) expected.delete(xid);
      if (expected.size === 0 || isSoon) return;
      nextMs = Math.min(nextMs * 2, longestLookMs);
      lookIn(nextMs);
    },

    count: () => expected.size,
    stop: () => clearTimeout(timer),
  };
}
