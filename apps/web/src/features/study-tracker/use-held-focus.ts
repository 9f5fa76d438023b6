import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to a part's first button or field when the pressed control disappeared with the previous view.
 *
 * @param view names what the part shows
 */
export function useHeldFocus(view: string): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  const wasInside = useRef(false);
  useEffect(() => {
    const note = () => {
      wasInside.current = part.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (!wasInside.current || document.activeElement !== document.body) return;
    const target = part.current?.querySelector('button, select, input');
    if (target instanceof HTMLElement) target.focus();
  }, [view]);
  return part;
}
