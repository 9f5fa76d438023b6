import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Gives the focus to a part once the board was drawn anew, with what belongs to it in sight where both fit.
 *
 * By an effect and not by a timer: after a tap a busy phone may be late with its timers, and a late one would take the
 * focus from where the reader has gone to in the meantime.
 */
export function useFocusWith() {
  const wanted = useRef<(() => void) | null>(null);
  useEffect(() => {
    wanted.current?.();
    wanted.current = null;
  });
  return (part: RefObject<HTMLElement | null>, belonging: () => Element | null | undefined) => {
    wanted.current = () => {
      part.current?.focus({ preventScroll: true });
      for (const each of [belonging(), part.current]) each?.scrollIntoView({ block: 'nearest' });
    };
  };
}
