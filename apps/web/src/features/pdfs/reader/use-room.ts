import { useEffect, useRef, useState } from 'react';
import type { PageSize } from './pdf-document.ts';

/** Room beside the pages, and above and below one that is shown whole. */
const margin = { width: 2, height: 150 };

/** The room that a page has on the screen, in CSS pixels; null until it was measured. */
export function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<PageSize | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const width = element.clientWidth - margin.width;
      const height = window.innerHeight - margin.height;
      // A phone's address bar comes and goes: only the width draws the pages anew.
      setRoom((before) => (before && Math.abs(before.width - width) < 2 ? before : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}
