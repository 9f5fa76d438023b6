import { useEffect, useRef } from 'react';

const listeners = new Set<() => void>();

/** Called when the server says with an answer that nothing is left of the day, including what other tabs had. */
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
