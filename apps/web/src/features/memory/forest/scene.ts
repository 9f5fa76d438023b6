import type { PlantStage } from '@wordgrove/contract/evidence';
import { plantStages } from '@wordgrove/contract/evidence';
import type { Forest } from '@wordgrove/contract/memory';
import { standOf } from '#features/memory/art/sprites.ts';
import type { Tally } from '#features/memory/plants.ts';

type Sums = Forest['topics'];
type Drawn = { topic: Sums[number]['topic']; stage: PlantStage };

/** The most plants that still look like plants on a screen. */
const drawnMost = 420;

/** How many plants of the class each drawn one stands for. */
export function plantsPerDrawn(all: number): number {
  return Math.max(1, Math.ceil(all / drawnMost));
}

/** How many plants a forest has, in which stages. A forest has no dry ones: it blames nobody. */
export function tallyForest(topics: Sums): Tally {
  const stages = { seed: 0, sprout: 0, young: 0, grown: 0, flower: 0 };
  for (const sum of topics) for (const stage of plantStages) stages[stage] += sum.stages[stage];
  return { all: plantStages.reduce((sum, stage) => sum + stages[stage], 0), dry: 0, stages };
}

/** What is drawn: at least one plant of everything that is there, mixed as in a wood, always alike. */
export function drawnPlants(topics: Sums): Drawn[] {
  const per = plantsPerDrawn(tallyForest(topics).all);
  const drawn = topics.flatMap(({ topic, stages }) =>
    plantStages.flatMap((stage) =>
      Array.from({ length: Math.ceil(stages[stage] / per) }, (_, n) => ({
        plant: { topic, stage },
        order: standOf(`${topic}${stage}${n * 7919}`).aside,
      })),
    ),
  );
  return drawn.sort((one, other) => one.order - other.order).map(({ plant }) => plant);
}

export type Spot = { x: number; y: number; size: number };

type Room = { width: number; height: number };

/** How much smaller the plants of the last row are than those of the first. */
const farAway = 0.5;

/**
 * Where so many plants stand on a slope, those behind first: `y` is where a foot is, `size` the height. They are as
 * large as fits.
 */
export function spotsFor(count: number, { width, height }: Room): Spot[] {
  let largest = Math.min(height * 0.42, 190);
  for (; largest > 12; largest *= 0.94) {
    const rows = rowsOf(largest, { width, height });
    const room = rows.reduce((sum, { places }) => sum + places, 0);
    if (room >= count) return spread(count, rows, width, room);
  }
  const rows = rowsOf(largest, { width, height });
  return spread(
    count,
    rows,
    width,
    Math.max(
      1,
      rows.reduce((sum, { places }) => sum + places, 0),
    ),
  );
}

type Row = { y: number; size: number; places: number };

function rowsOf(largest: number, { width, height }: Room): Row[] {
  const rows: Row[] = [];
  const [back, front] = [height * 0.36, height * 0.97];
  for (let y = front; y > back; ) {
    const near = (y - back) / (front - back);
    const size = largest * (farAway + (1 - farAway) * near);
    rows.unshift({ y, size, places: Math.max(1, Math.floor(width / (size * 0.62))) });
    y -= size * 0.3;
  }
  return rows;
}

function spread(count: number, rows: readonly Row[], width: number, room: number): Spot[] {
  let left = count;
  let free = room;
  return rows.flatMap(({ y, size, places }, row) => {
    const here = Math.min(places, Math.round((left * places) / free));
    left -= here;
    free -= places;
    const gap = width / Math.max(1, here);
    return Array.from({ length: here }, (_, n) => {
      const { aside } = standOf(`${row} ${n * 31}`);
      return { x: (n + 0.5) * gap + aside * gap * 0.22, y: y + aside * size * 0.05, size };
    });
  });
}
