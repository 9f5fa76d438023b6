import type { Forest } from '@wordgrove/contract/memory';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Scheme } from '#features/memory/art/palette.ts';
import { box, paintPlant } from '#features/memory/art/plant.ts';
import { useColorScheme } from '#platform/color-scheme.ts';
import styles from './forest.module.css';
import { drawnPlants, spotsFor } from './scene.ts';

/** A class's plants as a wood that fills its place. */
export function ForestPicture({ topics }: Pick<Forest, 'topics'>) {
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
    const density = Math.min(window.devicePixelRatio, 2);
    canvas.current.width = size.width * density;
    canvas.current.height = size.height * density;
    ctx.scale(density, density);
    paintLand(ctx, size, scheme);
    const plants = drawnPlants(topics);
    for (const [place, { x, y, size: height }] of spotsFor(plants.length, size).entries()) {
      const plant = plants[place];
      if (!plant) continue;
      const scale = height / box.height;
      ctx.save();
      ctx.translate(x - (box.width / 2) * scale, y - box.foot * scale);
      ctx.scale(scale, scale);
      paintPlant(ctx, { ...plant, isDry: false }, scheme);
      ctx.restore();
    }
  }, [topics, size, scheme]);
  return <canvas ref={canvas} className={styles.picture} />;
}

const colours = {
  light: { sky: ['#d9e9ef', '#f6f3e4'], far: '#c3dcc8', near: '#d9e3c0', front: '#d3dcb2', sun: '#f3cf7a' },
  dark: { sky: ['#12242d', '#1b3230'], far: '#1f3d33', near: '#223a2c', front: '#1d2f24', sun: '#c9d6dc' },
} as const;

type Size = { width: number; height: number };

function paintLand(ctx: CanvasRenderingContext2D, { width, height }: Size, scheme: Scheme): void {
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
