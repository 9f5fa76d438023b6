import { useEffect, useRef, useState } from 'react';
import type { PageSize } from './pdf-document.ts';

/** Room beside the pages, and above and below one that is shown whole. */
const margin = { width: 2, height: 150 };

/** What the sheet at the side of a wide screen takes, and from which width it is there: as in the style. */
const sheet = { rem: 23.5, fromRem: 60 };

export type Room = PageSize & {
  /** How much of the width lies under the sheet when it is open. */
  beside: number;
};

/** The room that a page has on the screen, in CSS pixels; null until it was measured. */
export function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const width = element.clientWidth - margin.width;
      const height = window.innerHeight - margin.height;
      // A phone's address bar comes and goes: only the width draws the pages anew.
      const beside = underSheet(element.clientWidth);
      setRoom((before) => (before && Math.abs(before.width - width) < 2 ? before : { width, height, beside }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}

function underSheet(width: number): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (window.innerWidth < sheet.fromRem * rem) return 0;
  return Math.max(0, sheet.rem * rem - (window.innerWidth - width) / 2);
}
