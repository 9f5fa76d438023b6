/** Without a touch, key or scroll for this long, nobody is reading any more. */
export const idleAfterMs = 90_000;

/** Two ticks further apart than this: the device slept in between. */
const sleptMs = 5000;

/** What is on screen at a moment, and when the reader last did something. */
export type ReadingMoment = {
  now: number;
  isVisible: boolean;
  lastActive: number;
  /** The page that takes most of the screen. */
  page: number | null;
};

/** Milliseconds spent on each page since they were last taken. */
export type ReadingClock = {
  /** Called about once a second: counts the time since the last tick for the page that was on screen. */
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
      if (isReading && last?.page && ms > 0 && ms <= sleptMs) spent.set(last.page, (spent.get(last.page) ?? 0) + ms);
      last = moment;
    },
    take: () => {
      const taken = [...spent].map(([page, ms]) => ({ page, ms: Math.round(ms) }));
      spent.clear();
      return taken;
    },
  };
}
