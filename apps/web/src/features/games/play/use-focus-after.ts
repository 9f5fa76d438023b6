import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Gives the focus to a part of the board once it was drawn anew: what had it may stand elsewhere by then, or be gone.
 *
 * @returns takes a selector of what gets the focus after the next drawing
 */
export function useFocusAfter(root: RefObject<HTMLElement | null>, board: unknown): (selector: string) => void {
  const wanted = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the board changes
  useEffect(() => {
    if (wanted.current) root.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  }, [board]);
  return (selector) => {
    wanted.current = selector;
  };
}
