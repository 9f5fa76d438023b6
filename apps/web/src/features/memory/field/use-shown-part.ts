import type { RefObject } from 'react';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';

/** A step in which the shown part moves: between two of them, scrolling costs nothing. */
const step = 200;
/** What is drawn above and below the screen, so that a flick doesn't reach blank earth. */
const beyond = 500;
/** Whoever stays at a place for so long may be looking at it. */
const restMs = 120;

/** From where to where, from the element's own top. */
type Part = readonly [from: number, to: number];

type ShownPart = {
  /** What is on the screen, and somewhat beyond it. */
  part: Part;
  /** The same, as it was when scrolling last rested. */
  settled: Part;
  /** Rests here and now. */
  settle: () => void;
};

/** Which part of an element is near the screen. */
export function useShownPart(element: RefObject<HTMLElement | null>): ShownPart {
  const [part, setPart] = useState<Part>([-beyond, window.innerHeight + beyond + step]);
  const [settled, setSettled] = useState(part);
  useLayoutEffect(() => {
    const look = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      const from = Math.floor(-top / step) * step - beyond;
      const to = from + window.innerHeight + 2 * beyond + step;
      setPart((known) => (known[0] === from && known[1] === to ? known : [from, to]));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [element]);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(part)), restMs);
    return () => clearTimeout(timer);
  }, [part]);
  return { part, settled, settle: () => setSettled(part) };
}
