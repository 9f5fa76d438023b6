import { useEffect, useRef, useState } from 'react';

const graceMs = 4000;

/** The removal of one item, as its row shows it. */
export type Removal = {
  /** Whether the item is removed on the screen but can still be restored. */
  isTaken: boolean;
  take: () => void;
  undo: () => void;
  /** Called when the reader has moved on: the removal becomes final in a moment. */
  letGo: () => void;
};

/**
 * Removal with undo: a removed item can be restored while its undo button has the focus and a little longer. Then it is
 * removed for good, or at once when the list is left.
 */
export function useRemoval(remove: (id: string) => void): (id: string) => Removal {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout> | undefined>());
  const latest = useRef(remove);

  useEffect(() => {
    latest.current = remove;
  });

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
  return (id) => ({
    isTaken: taken.has(id),
    take: () => {
      timers.current.set(id, undefined);
      setTaken((before) => new Set(before).add(id));
    },
    undo: () => {
      clearTimeout(timers.current.get(id));
      timers.current.delete(id);
      setTaken((before) => new Set([...before].filter((each) => each !== id)));
    },
    letGo: () => {
      if (!timers.current.has(id)) return;
      const timer = setTimeout(() => finish(id), graceMs);
      timers.current.set(id, timer);
    },
  });
}
