import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Focuses a part of the board after its next render: the element that had the focus may be elsewhere by then, or gone.
 *
 * @returns takes a selector of what to focus after the next render; `isStill` keeps the page from scrolling
 */
export function useFocusAfter(root: RefObject<HTMLElement | null>, board: unknown) {
  const wanted = useRef<{ selector: string; isStill: boolean } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the board changes
  useEffect(() => {
    if (wanted.current) {
      const { selector, isStill } = wanted.current;
      root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: isStill });
    }
    wanted.current = null;
  }, [board]);
  return (selector: string, isStill = false) => {
    wanted.current = { selector, isStill };
  };
}

/** Focuses 'Next' when an item gets done; an item that comes back done leaves the focus where the page starts. */
export function useFocusWhenDone(next: RefObject<HTMLElement | null>, isDone: boolean): void {
  const wasDone = useRef(isDone);
  useEffect(() => {
    if (isDone && !wasDone.current) next.current?.focus();
    wasDone.current = isDone;
  }, [next, isDone]);
}

/** Scrolls to a part whenever its text changes: on a low screen it would otherwise change out of view. */
export function useInSight(part: RefObject<HTMLElement | null>, said: string | null): void {
  useEffect(() => {
    if (said !== null) part.current?.scrollIntoView({ block: 'nearest' });
  }, [part, said]);
}
