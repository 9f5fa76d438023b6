import { useEffect, useRef, useState } from 'react';

/** The time that a play was open for, pauses and hidden pages left out. */
export type PlayClock = {
  /** Whole milliseconds so far. */
  now: () => number;
  isPaused: boolean;
  pause: () => void;
  goOn: () => void;
};

/** A clock that goes on from `startMs`, stops while the page is hidden and pauses on wish. */
export function usePlayClock(startMs: number): PlayClock {
  const [isPaused, setPaused] = useState(false);
  const passed = useRef(startMs);
  const runningSince = useRef<number | null>(null);

  useEffect(() => {
    const stop = () => {
      if (runningSince.current === null) return;
      passed.current += performance.now() - runningSince.current;
      runningSince.current = null;
    };
    const follow = () => {
      stop();
      if (!isPaused && document.visibilityState === 'visible') runningSince.current = performance.now();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop();
    };
  }, [isPaused]);

  const now = () => {
    const running = runningSince.current === null ? 0 : performance.now() - runningSince.current;
    return Math.round(passed.current + running);
  };
  return { now, isPaused, pause: () => setPaused(true), goOn: () => setPaused(false) };
}
