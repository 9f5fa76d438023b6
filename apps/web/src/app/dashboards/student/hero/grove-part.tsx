import { IconDroplet } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useScene } from '#features/memory/api.ts';
import type { Scheme } from '#features/memory/art/palette.ts';
import { paintPlantAt } from '#features/memory/art/plant.ts';
import type { CanvasSize } from '#features/memory/art/use-painted-canvas.ts';
import { usePaintedCanvas } from '#features/memory/art/use-painted-canvas.ts';
import styles from './hero.module.css';
import { spotsOfScene } from './scene.ts';

/** Some of the student's plants in front of the hills; decorative. */
export function GroveScene() {
  const { data } = useScene();
  const plants = data?.plants;
  const paint = useCallback(
    (ctx: CanvasRenderingContext2D, size: CanvasSize, scheme: Scheme) => {
      for (const [place, spot] of spotsOfScene(plants?.length ?? 0, size).entries()) {
        const plant = plants?.[place];
        if (plant) paintPlantAt(ctx, plant, spot, scheme);
      }
    },
    [plants],
  );
  return <canvas ref={usePaintedCanvas(paint)} className={styles.plants} />;
}

/** How many plants are dry or, when none is, how many there are. Nothing until they are known. */
export function GroveSum() {
  const { t } = useTranslation('memory');
  const { data } = useScene();
  if (!data) return null;
  const { all, dry } = data;
  if (dry === 0) return t('plants', { count: all });
  return (
    <span className={styles.dry}>
      <IconDroplet size="1rem" aria-hidden="true" />
      {t('dry-count', { count: dry })}
    </span>
  );
}
