import { memo, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scheme } from '#features/memory/art/palette.ts';
import { box } from '#features/memory/art/plant.ts';
import { paintGround, spritesFor, standOf } from '#features/memory/art/sprites.ts';
import type { GrovePlant } from '#features/memory/plants.ts';
import styles from './field.module.css';
import type { Band, Measures } from './layout.ts';
import { columnsOf } from './layout.ts';

type BandViewProps = { band: Band; measures: Measures; scheme: Scheme };

/** The picture of a few rows of plants. */
export const BandView = memo(function BandView({ band, measures, scheme }: BandViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) draw(canvas.current, { band, measures, scheme });
  }, [band, measures, scheme]);
  return (
    <canvas
      ref={canvas}
      className={styles.picture}
      style={{ top: band.top, width: measures.width, height: band.height }}
    />
  );
});

/** More pixels than these show no difference on a phone and take twice the time. */
const densestPixels = 2;

/**
 * Paints a band elsewhere and hands the canvas the finished bitmap. A canvas with a context of its own is asked for its
 * pixels again in every frame: with a screenful of bands that took a third of the main thread's time while scrolling.
 */
function draw(canvas: HTMLCanvasElement, { band, measures, scheme }: BandViewProps): void {
  const density = Math.min(window.devicePixelRatio, densestPixels);
  const ctx = sheetOf(Math.round(measures.width * density), Math.round(band.height * density));
  const shown = canvas.getContext('bitmaprenderer');
  if (!ctx || !shown) return;
  const columns = columnsOf(measures);
  const { cell, row } = measures;
  const size = (row / box.height) * 0.98;
  const sprites = spritesFor(scheme, size * density);
  ctx.scale(density, density);
  for (let at = 0; at < band.plants.length; at += columns) {
    const plants = Math.min(columns, band.plants.length - at);
    paintGround(ctx, { y: (at / columns) * row, width: plants * cell, height: row }, scheme);
  }
  const [width, height] = [box.width * size, box.height * size];
  for (const [place, plant] of band.plants.entries()) {
    const { isTurned, aside } = standOf(plant.word);
    const x = ((place % columns) + 0.5) * cell + aside * 2;
    const y = Math.floor(place / columns) * row;
    ctx.save();
    ctx.translate(x, y);
    if (isTurned) ctx.scale(-1, 1);
    ctx.drawImage(sprites.of(plant), -width / 2, 0, width, height);
    ctx.restore();
  }
  shown.transferFromImageBitmap(ctx.canvas.transferToImageBitmap());
}

let sheet: OffscreenCanvasRenderingContext2D | null = null;

/** What all bands are painted on, one after the other: making a canvas takes as long as painting it. */
function sheetOf(width: number, height: number): OffscreenCanvasRenderingContext2D | null {
  sheet ??= new OffscreenCanvas(width, height).getContext('2d');
  if (!sheet) return null;
  const { canvas } = sheet;
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  sheet.resetTransform();
  return sheet;
}

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
