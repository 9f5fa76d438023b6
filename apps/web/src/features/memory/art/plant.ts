import type { PlantStage } from '@wordgrove/contract/evidence';
import type { Topic } from '@wordgrove/contract/topics';
import type { Brush, Canvas2d } from './brush.ts';
import { brushOn } from './brush.ts';
import { bamboo, fern, lavender, sunflower, tulip } from './flowers.ts';
import type { Hues, Paint, Scheme } from './palette.ts';
import { paintOf } from './palette.ts';
import type { Growth, Species } from './trees.ts';
import { apple, fir, oak, willow } from './trees.ts';

/** What one plant looks like; words of no topic are ferns. */
export type Look = { topic: Topic | null; stage: PlantStage; isDry: boolean };

/** The box a plant is painted in; its foot stands in the middle, `foot` below the top. */
export const box = { width: 46, height: 64, foot: 57 };

type Kind = { species: Species; hues: Hues };

/** A species for each topic; those that share one differ in their blossoms and leaves. */
const kinds: Readonly<Record<Topic | 'none', Kind>> = {
  people: { species: oak, hues: { green: 'grass', bloom: 'cream' } },
  'body-and-health': { species: tulip, hues: { green: 'grass', bloom: 'coral' } },
  'food-and-drink': { species: apple, hues: { green: 'grass', bloom: 'coral' } },
  home: { species: tulip, hues: { green: 'mint', bloom: 'sun' } },
  'clothes-and-shopping': { species: tulip, hues: { green: 'pine', bloom: 'plum' } },
  school: { species: oak, hues: { green: 'olive', bloom: 'sky' } },
  'work-and-money': { species: bamboo, hues: { green: 'olive', bloom: 'sun' } },
  travel: { species: fir, hues: { green: 'mint', bloom: 'sky' } },
  town: { species: bamboo, hues: { green: 'mint', bloom: 'coral' } },
  nature: { species: fir, hues: { green: 'pine', bloom: 'sun' } },
  'time-and-numbers': { species: sunflower, hues: { green: 'grass', bloom: 'sun' } },
  feelings: { species: lavender, hues: { green: 'grass', bloom: 'pink' } },
  'leisure-and-sport': { species: sunflower, hues: { green: 'pine', bloom: 'coral' } },
  'arts-and-media': { species: willow, hues: { green: 'olive', bloom: 'pink' } },
  communication: { species: willow, hues: { green: 'grass', bloom: 'sky' } },
  'science-and-technology': { species: bamboo, hues: { green: 'pine', bloom: 'plum' } },
  society: { species: oak, hues: { green: 'pine', bloom: 'plum' } },
  'daily-life': { species: apple, hues: { green: 'mint', bloom: 'pink' } },
  describing: { species: lavender, hues: { green: 'mint', bloom: 'plum' } },
  ideas: { species: lavender, hues: { green: 'olive', bloom: 'sky' } },
  none: { species: fern, hues: { green: 'mint', bloom: 'cream' } },
};

const growths: Readonly<Record<Exclude<PlantStage, 'seed' | 'sprout'>, Growth>> = {
  young: { size: 0.62, isInFlower: false },
  grown: { size: 0.94, isInFlower: false },
  flower: { size: 1, isInFlower: true },
};

/** Paints a plant into its box. The same look always gives the same picture. */
export function paintPlant(ctx: Canvas2d, { topic, stage, isDry }: Look, scheme: Scheme): void {
  const { species, hues } = kinds[topic ?? 'none'];
  const paint = paintOf(hues, scheme, isDry);
  const brush = brushOn(ctx);
  ctx.save();
  ctx.translate(box.width / 2, box.foot);
  paintSoil(brush, paint);
  if (stage === 'seed') paintSeed(brush, paint);
  else {
    ctx.save();
    // It hangs its head.
    if (isDry) ctx.transform(1, 0, -0.16, 0.94, 0, 0);
    if (stage === 'sprout') paintSprout(brush, paint);
    else species(brush, paint, growths[stage]);
    ctx.restore();
    if (isDry) paintFallen(brush, paint);
  }
  ctx.restore();
}

function paintSoil(brush: Brush, { soil, soilDeep }: Paint): void {
  brush.oval(soilDeep, [0, 2], 12, 3.6);
  brush.oval(soil, [0, 1.2], 10.5, 2.7);
}

function paintSeed(brush: Brush, { seed, soil, wood }: Paint): void {
  brush.oval(wood, [0.3, -1.4], 4.5, 5.6, 0.35);
  brush.oval(seed, [0, -1.8], 4, 5, 0.35);
  brush.oval('#ffffff66', [-1.2, -3.8], 1, 1.7, 0.35);
  brush.oval(soil, [0, 2], 9, 2.4);
}

function paintSprout(brush: Brush, { leaf, light, deep }: Paint): void {
  brush.stem(deep, [0, 1], [0, -12], { width: 2, bend: 1.2 });
  brush.leaf(leaf, [0, -10], { length: 12, width: 6.4, turn: -0.95 });
  brush.leaf(light, [0, -11], { length: 11.4, width: 6.2, turn: 0.88 });
}

function paintFallen(brush: Brush, { leaf, deep }: Paint): void {
  brush.leaf(deep, [9, 2], { length: 6.5, width: 3, turn: 1.25 });
  brush.leaf(leaf, [-8, 3.2], { length: 6, width: 2.8, turn: -1.4 });
}

/** Paints a plant of some height whose foot stands at a spot. */
export function paintPlantAt(
  ctx: Canvas2d,
  look: Look,
  { x, y, size }: { x: number; y: number; size: number },
  scheme: Scheme,
): void {
  const scale = size / box.height;
  ctx.save();
  ctx.translate(x - (box.width / 2) * scale, y - box.foot * scale);
  ctx.scale(scale, scale);
  paintPlant(ctx, look, scheme);
  ctx.restore();
}
