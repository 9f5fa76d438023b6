import { standOf } from '#features/memory/art/sprites.ts';

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
