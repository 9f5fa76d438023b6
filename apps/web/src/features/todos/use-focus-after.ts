import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

type Part = 'tick' | 'handle' | 'menu';

/**
 * Focuses a part of a row once the list has changed, since the pressed control moved or disappeared with it.
 *
 * @param drawn changes when the list renders again
 */
export function useFocusAfter(list: RefObject<HTMLElement | null>, drawn: unknown): (id: string, part: Part) => void {
  const wanted = useRef<{ id: string; part: Part } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the list has rendered again.
  useEffect(() => {
    const asked = wanted.current;
    wanted.current = null;
    if (!asked) return;
    const part = list.current?.querySelector(`[data-todo="${asked.id}"] [data-part="${asked.part}"]`);
    const target = part?.matches('input, button') ? part : part?.querySelector('input, button');
    if (target instanceof HTMLElement) target.focus();
  }, [drawn]);
  return (id, part) => {
    wanted.current = { id, part };
  };
}
