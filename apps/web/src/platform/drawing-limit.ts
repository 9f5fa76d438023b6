/** How long a file may work on what is wanted of it without any of that getting done. The largest plan takes seconds. */
export const workMsMax = 20_000;

const tickMs = 1000;

/** A busy page ticks late; after more than this the computer slept. */
const tickMsMax = 5000;

/** Something that is wanted of a file, such as one of its pages. */
export type Wanted = {
  done: () => void;
  /** It isn't wanted any more, done or not. */
  drop: () => void;
};

/** Gives up a file whose pages take for ever. */
export type DrawingLimit = {
  begin: () => Wanted;
  /** Notes that the file waits for something, so that a slow network is never taken for a page that can't be drawn. */
  whileFetched: <T>(something: Promise<T>) => Promise<T>;
  /** Whether the file works on something for longer than most do. */
  isBusy: () => boolean;
  end: () => void;
};

/** @param onOver it is over the limit, which has ended with that */
export function drawingLimit(onOver: () => void): DrawingLimit {
  const wanted = new Set<object>();
  let fetching = 0;
  let worked = 0;
  let lastTick = Date.now();
  const tick = () => {
    const passed = Math.min(Math.max(Date.now() - lastTick, tickMs), tickMsMax);
    lastTick = Date.now();
    // Nothing is drawn while the tab is hidden.
    if (wanted.size === 0 || fetching > 0 || document.visibilityState !== 'visible') return;
    worked += passed;
    if (worked < workMsMax) return;
    clearInterval(timer);
    onOver();
  };
  const timer = setInterval(tick, tickMs);
  return {
    begin: () => {
      const own = {};
      wanted.add(own);
      return {
        done: () => {
          if (wanted.delete(own)) worked = 0;
        },
        drop: () => {
          wanted.delete(own);
          if (wanted.size === 0) worked = 0;
        },
      };
    },
    whileFetched: (something) => {
      fetching += 1;
      return something.finally(() => {
        fetching -= 1;
      });
    },
    isBusy: () => worked > 0,
    end: () => clearInterval(timer),
  };
}
