import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** A step in which the shown part moves: between two of them, scrolling costs nothing. */
const step = 200;
/** What is drawn above and below the screen, so that a flick doesn't reach blank earth. */
const beyond = 800;

/** From where to where an element is on the screen, and somewhat beyond it, from the element's own top. */
export function useShownPart(element: RefObject<HTMLElement | null>): readonly [from: number, to: number] {
  const [from, setFrom] = useState(-beyond);
  const [height, setHeight] = useState(() => window.innerHeight);
  useLayoutEffect(() => {
    const look = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      setFrom(Math.floor(-top / step) * step - beyond);
      setHeight(window.innerHeight);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [element]);
  return [from, from + height + 2 * beyond + step];
}
