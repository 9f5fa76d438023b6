import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useColorScheme } from '#platform/color-scheme.ts';
import type { Scheme } from './palette.ts';

export type CanvasSize = { width: number; height: number };

/** Pixels of a canvas beside each other in a CSS pixel: more than two show no difference and take twice the time. */
export const canvasDensity = (): number => Math.min(window.devicePixelRatio, 2);

/**
 * A canvas that is painted again whenever its place, the colours or what is painted change.
 *
 * @param paint in CSS pixels; the same function as long as it paints the same
 */
export function usePaintedCanvas(
  paint: (ctx: CanvasRenderingContext2D, size: CanvasSize, scheme: Scheme) => void,
): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scheme = useColorScheme().shown;
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const ctx = canvas.current?.getContext('2d');
    if (!canvas.current || !ctx || size.width === 0) return;
    const density = canvasDensity();
    canvas.current.width = size.width * density;
    canvas.current.height = size.height * density;
    ctx.scale(density, density);
    paint(ctx, size, scheme);
  }, [paint, size, scheme]);
  return canvas;
}
