import type { FocusEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list: when the focused button disappears, from a row or from a dialog about one, the list itself
 * takes the focus, so that the keyboard doesn't start again at the top of the page.
 *
 * @param rows whatever changes when rows come and go
 */
export function useKeptFocus<List extends HTMLElement>(rows: unknown) {
  const ref: RefObject<List | null> = useRef<List>(null);
  // Also true inside the list's dialogs: React bubbles their events up to it.
  const hadFocus = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are read from the browser, not here
  useEffect(() => {
    if (hadFocus.current && isNowhere()) ref.current?.focus({ preventScroll: true });
  }, [rows]);

  useEffect(() => {
    const handleFocusOut = ({ target }: globalThis.FocusEvent) => {
      setTimeout(() => {
        const isGone = target instanceof Node && !target.isConnected;
        if (isGone && hadFocus.current && isNowhere()) ref.current?.focus({ preventScroll: true });
      });
    };
    document.addEventListener('focusout', handleFocusOut);
    return () => document.removeEventListener('focusout', handleFocusOut);
  }, []);

  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent<List>) => {
      if (relatedTarget && !ref.current?.contains(relatedTarget)) hadFocus.current = false;
    },
  };
}

function isNowhere(): boolean {
  return document.activeElement === document.body;
}
