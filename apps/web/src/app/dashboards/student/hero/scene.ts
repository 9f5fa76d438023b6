import { plantStages } from '@wordgrove/contract/evidence';
import { standOf } from '#features/memory/art/sprites.ts';
import type { Bed, GrovePlant } from '#features/memory/plants.ts';

/** How many plants the scene has room for. */
const most = 12;

/** Of those, for plants met last; the others are the largest, so that practising young words never makes it smaller. */
const recent = 4;

/**
 * The plants of the scene: the largest and some of those met last, with as large a share of dry ones as the grove has,
 * and one at least when there is any. The larger ones come first, since they stand behind.
 */
export function plantsOfScene(beds: readonly Bed[]): GrovePlant[] {
  const all = beds.flatMap(({ plants }) => plants);
  const room = Math.min(most, all.length);
  const dryOnes = all.filter(({ isDry }) => isDry);
  const share = dryOnes.length === 0 ? 0 : Math.max(1, Math.round((room * dryOnes.length) / all.length));
  const dry = dryOnes.toSorted(bySize).slice(0, share);
  const others = all.filter(({ isDry }) => !isDry).toSorted(bySize);
  const large = Math.max(0, room - share - recent);
  const late = others.slice(large).toSorted((one, other) => one.ago - other.ago);
  return [...dry, ...others.slice(0, large), ...late.slice(0, room - share - large)].sort(bySize);
}

const bySize = (one: GrovePlant, other: GrovePlant) => heightOf(other) - heightOf(one) || one.ago - other.ago;

const heightOf = ({ stage }: GrovePlant) => plantStages.indexOf(stage);

/** Where a plant stands: `x` and `y` of its foot, `size` its height. */
export type Spot = { x: number; y: number; size: number };

/** What the figure needs at the end of the scene. */
const figureWidth = 126;

/** Two rows on the slope, the smaller one behind in the gaps of the other; the same number always stands alike. */
export function spotsOfScene(count: number, { width, height }: { width: number; height: number }): Spot[] {
  const room = width - figureWidth;
  const behind = Math.floor(count / 2);
  const gap = room / Math.max(3, count - behind);
  const size = Math.min(height * 0.44, gap * 2);
  const row = (places: number, from: number, { y, scale, start }: { y: number; scale: number; start: number }) =>
    Array.from({ length: places }, (_, n) => {
      const { aside } = standOf(`plant ${(from + n) * 37}`);
      const x = (n + start) * gap + aside * gap * 0.2;
      return { x: Math.max(x, size * 0.34), y: (y + aside * 0.025) * height, size: size * scale };
    });
  return [
    ...row(behind, 0, { y: 0.78, scale: 0.9, start: 1 }),
    ...row(count - behind, behind, { y: 0.925, scale: 1, start: 0.5 }),
  ];
}
