import { useLocation } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The control that led here went with its page. */
    isArriving?: boolean;
  }
}

/** Navigated with, it lets the page's heading take the focus, which would be lost with the pressed control. */
export const arriving = { isArriving: true };

/**
 * The heading of a part takes the focus when somebody arrives, unless it is elsewhere.
 *
 * @returns ref of the part
 */
export function useArrival<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const isArriving = useLocation({ select: ({ state }) => state.isArriving === true });
  useEffect(() => {
    const heading = part.current?.querySelector('h1');
    // The frame of all pages gives it to the page as a whole, where the heading comes later.
    if (!isArriving || !heading || !document.activeElement?.matches('body, main')) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isArriving]);
  return part;
}
