import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { placeAt } from './order.ts';

type Drag = { onOver: (to: number) => void; onDrop: (to: number) => void; onCancel: () => void };

/** How far a finger must move before it isn't a tap, and how near the edge the page starts to scroll; in pixels. */
const slack = 6;
const edge = 72;

/** Follows a finger or mouse from a handle until it is released, and scrolls the page at its edges. */
export function usePointerDrag(
  list: RefObject<HTMLElement | null>,
): (event: ReactPointerEvent, from: number, drag: Drag) => void {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  return (down, from, drag) => {
    if (down.button !== 0 || !down.isPrimary) return;
    stop.current?.();
    let y = down.clientY;
    let isOnWay = false;
    let frame = 0;
    const place = () => placeAt(y, middlesOf(list.current), from);
    const follow = () => {
      const speed = y < edge ? y - edge : y > window.innerHeight - edge ? y - window.innerHeight + edge : 0;
      if (speed !== 0) window.scrollBy({ top: speed / 5, behavior: 'instant' });
      drag.onOver(place());
      frame = requestAnimationFrame(follow);
    };
    const handleMove = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      y = event.clientY;
      if (isOnWay || Math.abs(y - down.clientY) < slack) return;
      isOnWay = true;
      follow();
    };
    const handleUp = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      stop.current?.();
      if (isOnWay) drag.onDrop(place());
    };
    const give = () => {
      stop.current?.();
      drag.onCancel();
    };
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && give();
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener('pointermove', handleMove, { signal });
    window.addEventListener('pointerup', handleUp, { signal });
    window.addEventListener('pointercancel', give, { signal });
    window.addEventListener('keydown', handleKey, { signal });
    stop.current = () => {
      ended.abort();
      cancelAnimationFrame(frame);
    };
  };
}

function middlesOf(list: HTMLElement | null): number[] {
  return [...(list?.children ?? [])].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
}
