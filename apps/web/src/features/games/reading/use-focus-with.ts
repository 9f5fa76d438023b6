import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Focuses a part after the board's next render, and brings what belongs to it into view where both fit.
 *
 * Uses an effect rather than a timer: after a tap a busy phone may fire timers late, and a late one would take the
 * focus from where the reader has moved in the meantime.
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
