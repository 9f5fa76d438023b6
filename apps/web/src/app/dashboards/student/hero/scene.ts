import { plantStages } from '@wordgrove/contract/evidence';
import { standOf } from '#features/memory/art/sprites.ts';
import type { Bed, GrovePlant } from '#features/memory/plants.ts';

/** How many plants the scene has room for. */
const most = 12;

/**
 * The plants of the scene: those met last, with as large a share of dry ones as the grove has, and one at least when
 * there is any. The larger ones come first, since they stand behind.
 */
export function plantsOfScene(beds: readonly Bed[]): GrovePlant[] {
  const all = beds.flatMap(({ plants }) => plants);
  const lately = all.toSorted((one, other) => one.ago - other.ago || heightOf(other) - heightOf(one));
  const dry = lately.filter(({ isDry }) => isDry);
  const room = Math.min(most, all.length);
  const share = dry.length === 0 ? 0 : Math.max(1, Math.round((room * dry.length) / all.length));
  const shown = [...dry.slice(0, share), ...lately.filter(({ isDry }) => !isDry).slice(0, room - share)];
  return shown.sort((one, other) => heightOf(other) - heightOf(one));
}

const heightOf = ({ stage }: GrovePlant) => plantStages.indexOf(stage);

/** Where a plant stands: `x` and `y` of its foot, `size` its height. */
export type Spot = { x: number; y: number; size: number };

/** What the figure needs at the end of the scene. */
const figureWidth = 118;

/** Two rows on the slope, the smaller one behind; the same number always stands alike. */
export function spotsOfScene(count: number, { width, height }: { width: number; height: number }): Spot[] {
  const room = width - figureWidth;
  const behind = Math.floor(count / 2);
  const largest = Math.min(height * 0.4, 132);
  const size = Math.min(largest, (room / Math.max(1, count - behind)) * 1.9);
  const row = (places: number, y: number, scale: number, from: number) =>
    Array.from({ length: places }, (_, n) => {
      const gap = room / places;
      const { aside } = standOf(`${from + n} of ${count}`);
      return { x: (n + 0.5) * gap + aside * gap * 0.16, y: y + aside * 3, size: size * scale };
    });
  return [...row(behind, height * 0.83, 0.86, 0), ...row(count - behind, height * 0.965, 1, behind)];
}
