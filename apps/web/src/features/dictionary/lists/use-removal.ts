import { useEffect, useRef, useState } from 'react';

const graceMs = 4000;

export type Removal = {
  /** Taken away on the screen, and still to be undone. */
  isTaken: (id: string) => boolean;
  take: (id: string) => void;
  undo: (id: string) => void;
  /** The reader has gone on: the removal becomes real in a moment. */
  letGo: (id: string) => void;
};

/**
 * Removing with a way back: what was taken away stays undoable while the focus rests on its undo button and a little
 * longer, and is removed then, or at once when the list is left.
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
