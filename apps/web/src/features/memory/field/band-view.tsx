import { memo, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scheme } from '#features/memory/art/palette.ts';
import { canvasDensity } from '#features/memory/art/use-painted-canvas.ts';
import type { GrovePlant } from '#features/memory/plants.ts';
import styles from './field.module.css';
import type { Band, Measures } from './layout.ts';
import { columnsOf } from './layout.ts';
import { paint } from './painter.ts';

type BandViewProps = { band: Band; measures: Measures; scheme: Scheme };

/**
 * The picture of a few rows of plants. The canvas holds a finished bitmap: one with a context of its own is asked for its
 * pixels again in every frame, and with a screenful of bands that took a third of the main thread's time.
 */
export const BandView = memo(function BandView({ band, measures, scheme }: BandViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const { cell, row, width } = measures;
    const { height, plants } = band;
    const density = canvasDensity();
    return paint({ plants, columns: columnsOf(measures), width, height, cell, row, density, scheme }, (bitmap) =>
      canvas.current?.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap),
    );
  }, [band, measures, scheme]);
  return (
    <canvas
      ref={canvas}
      className={styles.picture}
      style={{ top: band.top, width: measures.width, height: band.height }}
    />
  );
});

type PlantButtonsProps = {
  band: Band;
  measures: Measures;
  /** How many plants the bed has. */
  count: number;
  /** The one that Tab leads to, if it is here. */
  active: string | null;
  /** Those that are new or larger, if any is here. */
  grown: ReadonlySet<string> | null;
};

/** What can be pressed in a band: a button over each plant. */
export const PlantButtons = memo(function PlantButtons({ band, measures, count, active, grown }: PlantButtonsProps) {
  // Once for all of them: asking for texts takes longer than making a button.
  const { t } = useTranslation('memory');
  const columns = columnsOf(measures);
  const stateOf = ({ stage, isDry }: GrovePlant) =>
    isDry ? t('dry-stage', { stage: t(`stages.${stage}`) }) : t(`stages.${stage}`);
  return (
    // A container and a grid for each band: a new one is laid out alone, and no place needs a layer of its own.
    <div
      role="presentation"
      className={styles.places}
      style={{
        top: band.top,
        width: measures.width,
        height: band.height,
        gridTemplateColumns: `repeat(${columns}, 1fr)`,
        gridAutoRows: measures.row,
      }}
    >
      {band.plants.map((plant, place) => (
        // biome-ignore lint/a11y/useSemanticElements: an li has to stand in its list, not in a band of it
        <div
          key={plant.word}
          role="listitem"
          aria-label={plant.text}
          aria-posinset={band.from + place + 1}
          aria-setsize={count}
          className={styles.place}
          data-grown={grown?.has(plant.word) || undefined}
        >
          <button
            type="button"
            className={styles.plant}
            data-word={plant.word}
            tabIndex={plant.word === active ? 0 : -1}
            aria-label={`${plant.text}: ${stateOf(plant)}`}
            title={plant.text}
          />
        </div>
      ))}
    </div>
  );
});
