import type { Forest } from '@wordgrove/contract/memory';
import { useCallback } from 'react';
import type { Scheme } from '#features/memory/art/palette.ts';
import { paintPlantAt } from '#features/memory/art/plant.ts';
import type { CanvasSize } from '#features/memory/art/use-painted-canvas.ts';
import { usePaintedCanvas } from '#features/memory/art/use-painted-canvas.ts';
import styles from './forest.module.css';
import { drawnPlants, spotsFor } from './scene.ts';

/** A class's plants as a wood that fills its place. */
export function ForestPicture({ topics }: Pick<Forest, 'topics'>) {
  const paint = useCallback(
    (ctx: CanvasRenderingContext2D, size: CanvasSize, scheme: Scheme) => {
      paintLand(ctx, size, scheme);
      const plants = drawnPlants(topics);
      for (const [place, spot] of spotsFor(plants.length, size).entries()) {
        const plant = plants[place];
        if (plant) paintPlantAt(ctx, { ...plant, isDry: false }, spot, scheme);
      }
    },
    [topics],
  );
  return <canvas ref={usePaintedCanvas(paint)} className={styles.picture} />;
}

const colours = {
  light: { sky: ['#d9e9ef', '#f6f3e4'], far: '#c3dcc8', near: '#d9e3c0', front: '#d3dcb2', sun: '#f3cf7a' },
  dark: { sky: ['#12242d', '#1b3230'], far: '#1f3d33', near: '#223a2c', front: '#1d2f24', sun: '#c9d6dc' },
} as const;

function paintLand(ctx: CanvasRenderingContext2D, { width, height }: CanvasSize, scheme: Scheme): void {
  const { sky, far, near, front, sun } = colours[scheme];
  const fade = ctx.createLinearGradient(0, 0, 0, height * 0.5);
  fade.addColorStop(0, sky[0]);
  fade.addColorStop(1, sky[1]);
  ctx.fillStyle = fade;
  ctx.fillRect(0, 0, width, height);
  const hill = (colour: string, x: number, y: number, rx: number, ry: number) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.ellipse(x * width, y * height, rx * width, ry * height, 0, 0, Math.PI * 2);
    ctx.fill();
  };
  ctx.fillStyle = sun;
  ctx.beginPath();
  ctx.arc(width * 0.82, height * 0.16, Math.min(width, height) * 0.07, 0, Math.PI * 2);
  ctx.fill();
  hill(far, 0.22, 0.66, 0.5, 0.42);
  hill(far, 0.8, 0.68, 0.55, 0.4);
  hill(near, 0.5, 0.86, 0.85, 0.52);
  ctx.fillStyle = front;
  ctx.fillRect(0, height * 0.72, width, height);
}
