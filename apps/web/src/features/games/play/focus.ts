import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
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

const firstPlaces = ['h2[tabindex="-1"]', '[role="option"][tabindex="0"]', '[tabindex="0"]', 'input', 'button'];

/**
 * A play starts at its first item: the question's heading, or the first thing that can be moved or typed in. After a
 * pause it goes on where the focus was.
 *
 * @param begin changes when it starts again; without it, it doesn't take the focus at the start
 * @returns what its part of the page is given
 */
export function useStageFocus(isPaused: boolean, begin?: number) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<EventTarget | null>(null);
  const wasPaused = useRef(false);
  useEffect(() => {
    if (begin !== undefined) focusFirst(ref.current);
  }, [begin]);
  const goOn = useEffectEvent(() => {
    if (last.current instanceof HTMLElement && last.current.isConnected) last.current.focus();
    focusFirst(ref.current);
  });
  useEffect(() => {
    if (wasPaused.current && !isPaused) goOn();
    wasPaused.current = isPaused;
  }, [isPaused]);
  return {
    ref,
    onFocus: ({ target }: { target: EventTarget }) => {
      last.current = target;
    },
  };
}

function focusFirst(part: HTMLElement | null): void {
  if (!part || part.contains(document.activeElement)) return;
  const first = firstPlaces.map((place) => part.querySelector<HTMLElement>(place)).find((found) => found !== null);
  first?.focus({ preventScroll: true });
}
