import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

type Roving = {
  /** The part that Tab reaches. */
  current: number;
  setCurrent: (place: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * One Tab stop for many parts: the arrow keys, Home and End move between them, Enter and Space choose. A part is found
 * by its `data-place`.
 *
 * @param lineOf where the up and down arrows lead; without it they do the same as left and right
 */
export function useRoving(
  root: RefObject<HTMLElement | null>,
  count: number,
  onChoose: (place: number) => void,
  lineOf?: (from: number, step: number) => number,
): Roving {
  const [current, setCurrent] = useState(0);
  const wanted = useRef(false);
  useEffect(() => {
    if (wanted.current) root.current?.querySelector<HTMLElement>(`[data-place="${current}"]`)?.focus();
    wanted.current = false;
  }, [current, root]);

  const goTo = (place: number) => {
    wanted.current = true;
    setCurrent(Math.min(Math.max(place, 0), count - 1));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    if (event.key === 'Enter' || event.key === ' ') onChoose(current);
    else if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(count - 1);
    else if (step !== undefined && lineOf && /Up|Down/.test(event.key)) goTo(lineOf(current, step));
    else if (step !== undefined) goTo(current + step);
    else return;
    event.preventDefault();
  };
  return { current, setCurrent, onKeyDown };
}
