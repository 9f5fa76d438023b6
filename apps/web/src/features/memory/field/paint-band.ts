import type { Scheme } from '#features/memory/art/palette.ts';
import type { Look } from '#features/memory/art/plant.ts';
import { box } from '#features/memory/art/plant.ts';
import { paintGround, spritesFor, standOf } from '#features/memory/art/sprites.ts';

/** Rows of plants, and how large they are painted: `density` is how many pixels a CSS pixel has, the rest is in these. */
export type BandPicture = {
  plants: readonly (Look & { word: string })[];
  columns: number;
  width: number;
  height: number;
  cell: number;
  row: number;
  density: number;
  scheme: Scheme;
};

/** The finished bitmap; null where nothing can be painted. */
export function paintBand({ plants, columns, density, scheme, ...sizes }: BandPicture): ImageBitmap | null {
  const { cell, row } = sizes;
  const ctx = sheetOf(Math.round(sizes.width * density), Math.round(sizes.height * density));
  if (!ctx) return null;
  const size = (row / box.height) * 0.98;
  const sprites = spritesFor(scheme, size * density);
  ctx.setTransform(density, 0, 0, density, 0, 0);
  for (let at = 0; at < plants.length; at += columns) {
    const width = Math.min(columns, plants.length - at) * cell;
    paintGround(ctx, { y: (at / columns) * row, width, height: row }, scheme);
  }
  const [width, height] = [box.width * size, box.height * size];
  for (const [place, plant] of plants.entries()) {
    const { isTurned, aside } = standOf(plant.word);
    const x = ((place % columns) + 0.5) * cell + aside * 2;
    const y = Math.floor(place / columns) * row;
    ctx.setTransform(isTurned ? -density : density, 0, 0, density, x * density, y * density);
    ctx.drawImage(sprites.of(plant), -width / 2, 0, width, height);
  }
  return ctx.canvas.transferToImageBitmap();
}

let sheet: OffscreenCanvasRenderingContext2D | null = null;

/** What all bands are painted on, one after the other: making a canvas takes as long as painting it. */
function sheetOf(width: number, height: number): OffscreenCanvasRenderingContext2D | null {
  sheet ??= new OffscreenCanvas(width, height).getContext('2d');
  if (!sheet) return null;
  const { canvas } = sheet;
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  return sheet;
}
