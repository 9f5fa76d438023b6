/** Without a touch, key or scroll for this long, nobody is reading any more. */
export const idleAfterMs = 90_000;

/** Two ticks further apart than this: the device slept in between. */
const sleptMs = 5000;

/** What is on screen at a moment, and when the reader last did something. */
export type ReadingMoment = {
  now: number;
  isVisible: boolean;
  lastActive: number;
  /** How much of the screen each page takes, 0 to 1. */
  pages: readonly { page: number; share: number }[];
};

/** Milliseconds spent on each page since they were last taken. */
export type ReadingClock = {
  /** Called about once a second: shares the time since the last tick out among the pages that were on screen. */
  tick: (moment: ReadingMoment) => void;
  /** The time counted so far, which it then forgets. */
  take: () => { page: number; ms: number }[];
};

/** Counts time only while the page is visible and its reader active. */
export function readingClock(): ReadingClock {
  const spent = new Map<number, number>();
  let last: ReadingMoment | null = null;
  return {
    tick: (moment) => {
      const ms = last ? moment.now - last.now : 0;
      const isReading = last?.isVisible && moment.isVisible && moment.now - moment.lastActive < idleAfterMs;
      if (isReading && last && ms > 0 && ms <= sleptMs)
        for (const { page, share } of last.pages) spent.set(page, (spent.get(page) ?? 0) + ms * share);
      last = moment;
    },
    take: () => {
      const taken = [...spent].map(([page, ms]) => ({ page, ms: Math.floor(ms) }));
      spent.clear();
      return taken;
    },
  };
}
