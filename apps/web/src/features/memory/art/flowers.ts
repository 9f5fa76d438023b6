import type { Species } from './trees.ts';

const petals = Array.from({ length: 12 }, (_, n) => (n * Math.PI) / 6);

/** One tall stem with a large head. */
export const sunflower: Species = (brush, paint, { size, isInFlower }) => {
  const top = -38 * size;
  brush.stem(paint.deep, [0, 0], [0, top], { width: 2.6, bend: 1.5 });
  for (const [y, turn, length] of [
    [-8, -1.15, 15],
    [-13, 1.15, 14],
    [-21, -1.05, 11],
    [-26, 1.05, 10],
  ] as const) {
    brush.leaf(turn < 0 ? paint.leaf : paint.deep, [0.6, y * size], { length: length * size, width: 6.5 * size, turn });
  }
  if (!isInFlower) {
    // A bud that is still closed.
    brush.oval(paint.leaf, [0, top - 1], 4.6 * size, 5.6 * size);
    brush.oval(paint.light, [-1.2, top - 2], 2 * size, 3.4 * size);
    return;
  }
  for (const turn of petals) brush.leaf(paint.bloomDeep, [0, top], { length: 12.6, width: 4.4, turn: turn + 0.26 });
  for (const turn of petals) brush.leaf(paint.bloom, [0, top], { length: 12, width: 4, turn });
  brush.oval(paint.heart, [0, top], 5.4);
  brush.oval(paint.bloomDeep, [-1, top - 1], 2.2);
};

/** Three tulips; the middle one stands tallest. */
export const tulip: Species = (brush, paint, { size, isInFlower }) => {
  brush.leaf(paint.deep, [-2, 0], { length: 24 * size, width: 6.5 * size, turn: -0.62 });
  brush.leaf(paint.deep, [2, 0], { length: 25 * size, width: 6.5 * size, turn: 0.58 });
  const heads = [
    [-10, -27, 0.86],
    [10, -29, 0.9],
    [0, -37, 1.1],
  ] as const;
  for (const [x, y, scale] of heads) {
    const at = [x * size, y * size] as const;
    brush.stem(paint.leaf, [x * 0.15, 0], at, { width: 2, bend: -x * 0.16 });
    const s = size * scale;
    if (!isInFlower) {
      brush.oval(paint.leaf, [at[0], at[1] - 2], 2.7 * s, 4.8 * s);
      brush.oval(paint.light, [at[0] - 0.8, at[1] - 3], 1.1 * s, 3 * s);
      continue;
    }
    brush.leaf(paint.bloomDeep, [at[0], at[1] + 2], { length: 13 * s, width: 6 * s, turn: -0.36 });
    brush.leaf(paint.bloomDeep, [at[0], at[1] + 2], { length: 13 * s, width: 6 * s, turn: 0.36 });
    brush.leaf(paint.bloom, [at[0], at[1] + 2.6], { length: 13.4 * s, width: 8 * s, turn: 0 });
  }
  brush.leaf(paint.leaf, [0, 0], { length: 19 * size, width: 6 * size, turn: -0.22 });
  brush.leaf(paint.light, [1, 0], { length: 15 * size, width: 4 * size, turn: 0.3 });
};

/** Slender spikes side by side. */
export const lavender: Species = (brush, paint, { size, isInFlower }) => {
  const spikes = [
    [-14, -26, -0.34],
    [13, -28, 0.33],
    [-8, -34, -0.18],
    [8, -36, 0.17],
    [0, -41, 0],
  ] as const;
  for (const [x, y, turn] of spikes) {
    const at = [x * size, y * size] as const;
    brush.stem(paint.leaf, [x * 0.2, 0], at, { width: 1.6, bend: -x * 0.12 });
    const colour = isInFlower ? paint.bloom : paint.leaf;
    const shade = isInFlower ? paint.bloomDeep : paint.deep;
    for (const n of [0, 1, 2, 3]) {
      const back = (3 - n) * 3.6 * size;
      const [cx, cy] = [at[0] - Math.sin(turn) * back, at[1] + Math.cos(turn) * back] as const;
      const width = (isInFlower ? 3.4 : 2.3) * size * (1.12 - n * 0.16);
      brush.oval(shade, [cx + 0.6, cy + 0.5], width, 2.2 * size, turn);
      brush.oval(colour, [cx, cy], width * 0.9, 1.9 * size, turn);
    }
  }
  for (const [x, turn] of [
    [-3, -0.75],
    [3, 0.75],
    [-1, -0.35],
    [1, 0.35],
  ] as const) {
    brush.leaf(x < 0 ? paint.leaf : paint.deep, [x, 0], { length: 15 * size, width: 3 * size, turn });
  }
};

/** Jointed canes with long leaves, and lanterns in flower. */
export const bamboo: Species = (brush, paint, { size, isInFlower }) => {
  const canes = [
    [-8, -36, paint.deep],
    [7, -43, paint.leaf],
    [0, -49, paint.light],
  ] as const;
  for (const [x, y, colour] of canes) {
    const top = y * size;
    brush.stem(colour, [x * 0.7, 0], [x, top], { width: 3.4 * size });
    for (let joint = -9; joint > y + 4; joint -= 10) {
      const at = x * 0.7 + (x * 0.3 * joint) / y;
      brush.stem(paint.deep, [at - 1.9 * size, joint * size], [at + 1.9 * size, joint * size], { width: 0.9 });
    }
    for (const [share, turn] of [
      [1, -0.95],
      [1, 0.85],
      [0.72, 1.35],
      [0.62, -1.3],
    ] as const) {
      brush.leaf(turn < 0 ? paint.leaf : paint.deep, [x, top * share], { length: 12 * size, width: 3.2 * size, turn });
    }
  }
  if (!isInFlower) return;
  for (const [x, y] of [
    [-11, -26],
    [4, -33],
    [12, -31],
    [-4, -40],
    [8, -20],
    [-3, -19],
  ] as const) {
    brush.oval(paint.bloomDeep, [x, y + 0.4], 2.7, 3.2);
    brush.oval(paint.bloom, [x - 0.3, y], 2.3, 2.8);
    brush.oval(paint.heart, [x - 0.6, y - 0.8], 0.9);
  }
};

/** A fan of fronds: what belongs to no topic. */
export const fern: Species = (brush, paint, { size, isInFlower }) => {
  const fronds = [
    [-17, -20, paint.deep],
    [17, -21, paint.deep],
    [-11, -33, paint.leaf],
    [11, -34, paint.leaf],
    [0, -41, paint.light],
  ] as const;
  for (const [x, y, colour] of fronds) {
    brush.stem(colour, [0, 0], [x * size, y * size], { width: 1.6, bend: -x * 0.22 });
    for (const share of [0.35, 0.52, 0.68, 0.84]) {
      // The frond is bent, and so are the places of its leaves.
      const bend = -x * 0.22 * size * 2 * share * (1 - share);
      const at = [x * size * share + bend, y * size * share] as const;
      const lean = Math.atan2(x, -y);
      const length = 9.5 * size * (1.2 - share * 0.75);
      for (const side of [-1, 1]) brush.leaf(colour, at, { length, width: 2.8 * size, turn: lean + side * 1.05 });
    }
    if (isInFlower) brush.oval(paint.bloom, [x * size, y * size], 2.5);
    else brush.oval(colour, [x * size, y * size], 1.3);
  }
};
