import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Gives the focus to a part of the board once it was drawn anew: what had it may stand elsewhere by then, or be gone.
 *
 * @returns takes a selector of what gets the focus after the next drawing; `isStill` lets the page stay where it is
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
