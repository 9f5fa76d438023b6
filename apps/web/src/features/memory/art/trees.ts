import type { Brush } from './brush.ts';
import type { Paint } from './palette.ts';

/** A plant from `young` on: how tall it stands, 0 to 1, and whether it blossoms. */
export type Growth = { size: number; isInFlower: boolean };

/** Paints a plant whose foot is at (0, 0); it grows upwards, at most 54 high and 22 to each side. */
export type Species = (brush: Brush, paint: Paint, growth: Growth) => void;

const spots = [
  [-9, -30],
  [8, -33],
  [0, -41],
  [-3, -25],
  [12, -25],
  [-13, -23],
  [5, -22],
] as const;

/** A round crown on a straight trunk. */
export const oak: Species = (brush, paint, { size, isInFlower }) => {
  const s = size;
  brush.shape(paint.wood, [
    [-2.6 * s, 0],
    [-1.7 * s, -22 * s],
    [1.7 * s, -22 * s],
    [2.6 * s, 0],
  ]);
  brush.cloud(paint.deep, [
    [-9 * s, -23 * s, 9 * s],
    [9 * s, -23 * s, 9 * s],
    [0, -22 * s, 10 * s],
  ]);
  brush.cloud(paint.leaf, [
    [-9 * s, -28 * s, 9.5 * s],
    [9 * s, -28 * s, 9.5 * s],
    [0, -36 * s, 11 * s],
    [0, -28 * s, 9 * s],
  ]);
  brush.cloud(paint.light, [
    [-4 * s, -39 * s, 6 * s, 5 * s],
    [-11 * s, -31 * s, 4 * s, 3.4 * s],
  ]);
  if (!isInFlower) return;
  for (const [x, y] of spots) {
    brush.oval(paint.bloom, [x, y], 2.7);
    brush.oval(paint.heart, [x, y], 1);
  }
};

/** A low, wide crown on a forked trunk, with fruit. */
export const apple: Species = (brush, paint, { size, isInFlower }) => {
  const s = size;
  brush.stem(paint.wood, [0, 0], [0, -14 * s], { width: 4 * s });
  brush.stem(paint.wood, [0, -11 * s], [-8 * s, -24 * s], { width: 2.6 * s, bend: -1 });
  brush.stem(paint.wood, [0, -11 * s], [8 * s, -24 * s], { width: 2.6 * s, bend: 1 });
  brush.oval(paint.deep, [0, -25 * s], 19 * s, 10 * s);
  brush.cloud(paint.leaf, [
    [-9 * s, -29 * s, 10 * s, 9 * s],
    [9 * s, -29 * s, 10 * s, 9 * s],
    [0, -33 * s, 11 * s, 9 * s],
  ]);
  brush.cloud(paint.light, [
    [-7 * s, -34 * s, 6 * s, 3.8 * s],
    [8 * s, -34 * s, 4 * s, 2.6 * s],
  ]);
  if (!isInFlower) return;
  for (const [x, y] of [
    [-11, -27],
    [-1, -24],
    [10, -28],
    [3, -35],
    [-6, -34],
    [15, -22],
  ] as const) {
    brush.oval(paint.bloomDeep, [x, y + 0.5], 3);
    brush.oval(paint.bloom, [x - 0.3, y], 2.7);
    brush.oval(paint.heart, [x - 1.1, y - 1], 0.8);
  }
};

/** Three skirts of needles. */
export const fir: Species = (brush, paint, { size, isInFlower }) => {
  const s = size;
  brush.shape(paint.wood, [
    [-2 * s, 0],
    [-2 * s, -10 * s],
    [2 * s, -10 * s],
    [2 * s, 0],
  ]);
  for (const [y, half, height] of [
    [-7, 16, 20],
    [-19, 12.5, 18],
    [-31, 9, 18],
  ] as const) {
    const top = (y - height) * s;
    brush.shape(paint.deep, [
      [0, top],
      [half * s, y * s],
      [0, (y + 2) * s],
    ]);
    brush.shape(paint.leaf, [
      [0, top],
      [-half * s, y * s],
      [0, (y + 2) * s],
      [half * 0.45 * s, (y + 1) * s],
    ]);
    brush.shape(paint.light, [
      [0, top],
      [-half * 0.62 * s, (y - height * 0.32) * s],
      [-1 * s, (y - height * 0.5) * s],
    ]);
  }
  if (!isInFlower) return;
  // New growth stands like candles on the tips.
  for (const [x, y] of [
    [-15, -8],
    [14, -8],
    [-7, -6],
    [6, -6],
    [-11, -20],
    [11, -20],
    [-8, -32],
    [8, -32],
    [0, -50],
  ] as const) {
    brush.oval(paint.bloomDeep, [x, y - 1], 1.7, 3.2);
    brush.oval(paint.bloom, [x - 0.3, y - 1.4], 1.3, 2.6);
  }
};

/** Long hanging branches. */
export const willow: Species = (brush, paint, { size, isInFlower }) => {
  const s = size;
  brush.stem(paint.wood, [0, 0], [0, -34 * s], { width: 3.6 * s, bend: 1.5 });
  brush.oval(paint.deep, [0, -36 * s], 14 * s, 10 * s);
  const branches = [
    [-17, -10, paint.deep],
    [17, -12, paint.deep],
    [-13, -6, paint.leaf],
    [13, -7, paint.leaf],
    [-8, -12, paint.light],
    [8, -14, paint.leaf],
    [-3, -19, paint.leaf],
  ] as const;
  for (const [x, y, colour] of branches) {
    brush.stem(colour, [x * 0.35 * s, -41 * s], [x * s, y * s], { width: 4.6 * s, bend: x * 0.55 * s });
  }
  brush.cloud(paint.leaf, [
    [-5 * s, -40 * s, 8 * s, 6 * s],
    [6 * s, -40 * s, 8 * s, 6 * s],
  ]);
  brush.oval(paint.light, [-4 * s, -43 * s], 5.5 * s, 2.8 * s);
  if (!isInFlower) return;
  for (const [x, y] of [
    [-16, -15],
    [-12, -25],
    [-6, -16],
    [4, -26],
    [9, -18],
    [15, -19],
    [14, -32],
    [-3, -35],
  ] as const) {
    brush.oval(paint.bloom, [x, y], 2.2);
    brush.oval(paint.heart, [x, y], 0.8);
  }
};
