import { useEffect, useRef } from 'react';

const listeners = new Set<() => void>();

/** The server said with an answer that nothing remains of the day, also of what other tabs had of it. */
export function tellDayDone(): void {
  for (const listener of listeners) listener();
}

/** Calls back whenever the day is said to be done. */
export function useDayDone(onDone: () => unknown): void {
  const latest = useRef(onDone);
  latest.current = onDone;
  useEffect(() => {
    const listener = () => latest.current();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
}
