import { useLayoutEffect, useRef } from 'react';
import { useColorScheme } from '#platform/color-scheme.ts';
import type { Look } from './art/plant.ts';
import { box, paintPlant } from './art/plant.ts';

/** One plant, `size` pixels high; decorative. */
export function PlantPicture({ look, size }: { look: Look; size: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scheme = useColorScheme().shown;
  const { topic, stage, isDry } = look;
  const width = (size * box.width) / box.height;
  useLayoutEffect(() => {
    const ctx = canvas.current?.getContext('2d');
    if (!canvas.current || !ctx) return;
    const scale = (size / box.height) * 2;
    canvas.current.width = box.width * scale;
    canvas.current.height = box.height * scale;
    ctx.scale(scale, scale);
    paintPlant(ctx, { topic, stage, isDry }, scheme);
  }, [topic, stage, isDry, size, scheme]);
  return <canvas ref={canvas} style={{ width, height: size }} />;
}
