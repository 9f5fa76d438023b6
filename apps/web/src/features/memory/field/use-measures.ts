import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import type { Measures } from './layout.ts';
import { measuresFor } from './layout.ts';

/** The measures of a field as wide as this element; null until it is there. */
export function useMeasures(element: RefObject<HTMLElement | null>): Measures | null {
  const [measures, setMeasures] = useState<Measures | null>(null);
  useLayoutEffect(() => {
    const field = element.current;
    if (!field) return undefined;
    const measure = () => {
      const width = Math.floor(field.clientWidth);
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (width === 0) return;
      const found = measuresFor(width, rem);
      setMeasures((known) => (known?.width === width && known.row === found.row ? known : found));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(field);
    return () => observer.disconnect();
  }, [element]);
  return measures;
}
