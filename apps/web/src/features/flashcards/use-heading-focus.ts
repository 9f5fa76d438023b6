import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading when the pressed control disappeared with the previous view, so that the keyboard
 * doesn't start again at the top of the page.
 *
 * @param view names what is shown
 */
export function useHeadingFocus(view: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const heading = page.current?.querySelector('h1');
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [view]);
  return page;
}
