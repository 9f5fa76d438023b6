import { useEffect, useRef, useState } from 'react';
import type { PageSize } from '#platform/pdf-document.ts';
import { barsOf } from './use-visible-page.ts';

/** Room beside the pages, and below the bars around one that is shown whole. */
const margin = { width: 2, height: 26 };

export type Room = PageSize & {
  /** How much of the width lies under the sheet when it is open. */
  beside: number;
};

/**
 * The room that a page has on the screen, in CSS pixels; null until it was measured.
 *
 * @returns refs of the area that the pages are in, and of an element in it that is as wide as what the sheet leaves free
 */
export function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const free = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const width = element.clientWidth - margin.width;
      const height = window.innerHeight - barsOf(free.current) - margin.height;
      // A phone's address bar comes and goes: only the width draws the pages anew.
      const beside = element.clientWidth - (free.current?.clientWidth ?? element.clientWidth);
      setRoom((before) => (before && Math.abs(before.width - width) < 2 ? before : { width, height, beside }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, free, room };
}
