import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long a play was open, without pauses and hidden pages. */
export type PlayClock = {
  /** Whole milliseconds so far. */
  now: () => number;
  isPaused: boolean;
  pause: () => void;
  goOn: () => void;
  /** Moves the clock forward to at least this: the play went on somewhere else. */
  moveTo: (ms: number) => void;
};

/**
 * A clock that continues from `startMs`, stops while the page is hidden, and pauses when asked.
 *
 * @param onRest called when it stops and when it runs again
 * @param isHeld whether what it is part of is paused
 */
export function usePlayClock(startMs: number, onRest: (isPaused: boolean) => void, isHeld = false): PlayClock {
  const [isStopped, setStopped] = useState(false);
  const isPaused = isStopped || isHeld;
  const passed = useRef(startMs);
  const runningSince = useRef<number | null>(null);
  const rest = useEffectEvent(onRest);

  useEffect(() => {
    const stop = () => {
      if (runningSince.current === null) return;
      passed.current += performance.now() - runningSince.current;
      runningSince.current = null;
    };
    const follow = () => {
      stop();
      if (!isPaused && document.visibilityState === 'visible') runningSince.current = performance.now();
      rest(runningSince.current === null);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop();
    };
  }, [isPaused]);
  // Leaving the screen pauses.
  useEffect(() => () => rest(true), []);

  const now = () => {
    const running = runningSince.current === null ? 0 : performance.now() - runningSince.current;
    return Math.round(passed.current + running);
  };
  const moveTo = (ms: number) => {
    passed.current += Math.max(0, ms - now());
  };
  return { now, isPaused, pause: () => setStopped(true), goOn: () => setStopped(false), moveTo };
}

/** Milliseconds as minutes and seconds: `4:07`. */
export function clockText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
