import { IconDroplet } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGrove } from '#features/memory/api.ts';
import { box, paintPlant } from '#features/memory/art/plant.ts';
import type { Bed } from '#features/memory/plants.ts';
import { bedsOf, tallyOf } from '#features/memory/plants.ts';
import { useColorScheme } from '#platform/color-scheme.ts';
import styles from './hero.module.css';
import { plantsOfScene, spotsOfScene } from './scene.ts';

/** Some of the student's plants in front of the hills; decorative. */
export function GroveScene() {
  const beds = useBeds();
  const plants = useMemo(() => plantsOfScene(beds ?? []), [beds]);
  const canvas = useRef<HTMLCanvasElement>(null);
  const scheme = useColorScheme().shown;
  const { width, height } = useSize(canvas);
  useEffect(() => {
    const ctx = canvas.current?.getContext('2d');
    if (!canvas.current || !ctx || width === 0) return;
    const density = Math.min(window.devicePixelRatio, 2);
    canvas.current.width = width * density;
    canvas.current.height = height * density;
    ctx.scale(density, density);
    for (const [place, { x, y, size }] of spotsOfScene(plants.length, { width, height }).entries()) {
      const plant = plants[place];
      if (!plant) continue;
      const scale = size / box.height;
      ctx.save();
      ctx.translate(x - (box.width / 2) * scale, y - box.foot * scale);
      ctx.scale(scale, scale);
      paintPlant(ctx, plant, scheme);
      ctx.restore();
    }
  }, [plants, width, height, scheme]);
  return <canvas ref={canvas} className={styles.plants} />;
}

/** How many plants are dry or, when none is, how many there are. Nothing until they are known. */
export function GroveSum() {
  const { t } = useTranslation('memory');
  const beds = useBeds();
  if (!beds) return null;
  const { all, dry } = tallyOf(beds);
  if (dry === 0) return t('plants', { count: all });
  return (
    <span className={styles.dry}>
      <IconDroplet size="1rem" aria-hidden="true" />
      {t('dry-count', { count: dry })}
    </span>
  );
}

function useBeds(): Bed[] | null {
  const { data, hasNextPage } = useGrove();
  return useMemo(() => (data && !hasNextPage ? bedsOf(data.pages) : null), [data, hasNextPage]);
}

function useSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setSize({ width: current.clientWidth, height: current.clientHeight }));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
