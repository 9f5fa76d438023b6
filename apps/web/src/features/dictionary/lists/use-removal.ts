import { useEffect, useRef, useState } from 'react';

const graceMs = 4000;

export type Removal = {
  /** Whether an item is removed on the screen but can still be restored. */
  isTaken: (id: string) => boolean;
  take: (id: string) => void;
  undo: (id: string) => void;
  /** Called when the reader has moved on: the removal becomes final in a moment. */
  letGo: (id: string) => void;
};

/**
 * Removal with undo: a removed item can be restored while its undo button has the focus and a little longer. Then it is
 * removed for good, or at once when the list is left.
 */
export function useRemoval(remove: (id: string) => void): Removal {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout> | undefined>());
  const latest = useRef(remove);
  latest.current = remove;

  useEffect(() => {
    const waiting = timers.current;
    const finishAll = () => {
      for (const [id, timer] of waiting) {
        clearTimeout(timer);
        latest.current(id);
      }
      waiting.clear();
    };
    window.addEventListener('pagehide', finishAll);
    return () => {
      window.removeEventListener('pagehide', finishAll);
      finishAll();
    };
  }, []);

  const finish = (id: string) => {
    if (timers.current.delete(id)) latest.current(id);
  };
  return {
    isTaken: (id) => taken.has(id),
    take: (id) => {
      timers.current.set(id, undefined);
      setTaken((before) => new Set(before).add(id));
    },
    undo: (id) => {
      clearTimeout(timers.current.get(id));
      timers.current.delete(id);
      setTaken((before) => new Set([...before].filter((each) => each !== id)));
    },
    letGo: (id) => {
      if (timers.current.has(id))
        timers.current.set(
          id,
          setTimeout(() => finish(id), graceMs),
        );
    },
  };
}
