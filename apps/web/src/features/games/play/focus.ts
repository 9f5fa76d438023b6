import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { focusIn, useFocusAfter } from '#ui/use-focus.ts';

/**
 * Focuses a part of the board after its next render: the element that had the focus may be elsewhere by then, or gone.
 *
 * @returns takes a selector of what to focus after the next render; `isStill` keeps the page from scrolling
 */
export function useFocusPart(root: RefObject<HTMLElement | null>, board: unknown) {
  const focusAfter = useFocusAfter(board);
  return (selector: string, isStill = false) => focusAfter(() => focusIn(root, selector, { preventScroll: isStill }));
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
