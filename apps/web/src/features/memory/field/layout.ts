import type { Bed, GrovePlant } from '#features/memory/plants.ts';

/** Sizes in CSS pixels; they grow with the reader's text. */
export type Measures = { width: number; cell: number; row: number; head: number };

/** A few rows of one bed, drawn at once. */
export type Band = {
  /** From the top of its bed. */
  top: number;
  height: number;
  /** The place of its first plant in the bed. */
  from: number;
  plants: readonly GrovePlant[];
};

export type BedLayout = { bed: Bed; top: number; height: number; columns: number; bands: readonly Band[] };

/** Rows in a band: enough that few are drawn while scrolling, few enough that one is drawn within a frame. */
const bandRows = 3;

/** The measures for a width, where a rem has so many pixels. */
export function measuresFor(width: number, rem: number): Measures {
  const unit = rem / 16;
  const columns = Math.max(1, Math.floor(width / (46 * unit)));
  return { width, cell: width / columns, row: 68 * unit, head: 56 * unit };
}

export const columnsOf = ({ width, cell }: Measures) => Math.max(1, Math.round(width / cell));

/** Where each bed stands, one below the other. */
export function layOut(beds: readonly Bed[], measures: Measures): BedLayout[] {
  const columns = columnsOf(measures);
  let top = 0;
  return beds.map((bed) => {
    const bands: Band[] = [];
    const size = columns * bandRows;
    for (let from = 0; from < bed.plants.length; from += size) {
      const plants = bed.plants.slice(from, from + size);
      const height = Math.ceil(plants.length / columns) * measures.row;
      bands.push({ top: measures.head + (from / columns) * measures.row, height, from, plants });
    }
    const height = measures.head + Math.ceil(bed.plants.length / columns) * measures.row;
    const placed = { bed, top, height, columns, bands };
    top += height;
    return placed;
  });
}

/** What lies between two heights of the whole. */
export function within(beds: readonly BedLayout[], [from, to]: readonly [number, number]): BedLayout[] {
  return beds
    .filter(({ top, height }) => top + height > from && top < to)
    .map((bed) => ({
      ...bed,
      bands: bed.bands.filter((band) => bed.top + band.top + band.height > from && bed.top + band.top < to),
    }));
}

/** The word that an arrow key leads to; null when it leads nowhere. */
export function neighbour(beds: readonly BedLayout[], word: string, key: string): GrovePlant | null {
  const at = beds.findIndex(({ bed }) => bed.plants.some((plant) => plant.word === word));
  const here = beds[at];
  if (!here) return null;
  const { columns, bed } = here;
  const place = bed.plants.findIndex((plant) => plant.word === word);
  const before = beds[at - 1]?.bed.plants;
  const after = beds[at + 1]?.bed.plants;
  switch (key) {
    case 'ArrowRight':
      return bed.plants[place + 1] ?? after?.[0] ?? null;
    case 'ArrowLeft':
      return bed.plants[place - 1] ?? before?.at(-1) ?? null;
    case 'ArrowDown': {
      const isLastRow = Math.floor(place / columns) === Math.floor((bed.plants.length - 1) / columns);
      const below = isLastRow ? after?.[Math.min(place % columns, after.length - 1)] : bed.plants.at(-1);
      return bed.plants[place + columns] ?? below ?? null;
    }
    case 'ArrowUp': {
      if (place >= columns) return bed.plants[place - columns] ?? null;
      if (!before) return null;
      const row = Math.floor((before.length - 1) / columns) * columns;
      return before[Math.min(row + place, before.length - 1)] ?? null;
    }
    case 'Home':
      return beds[0]?.bed.plants[0] ?? null;
    case 'End':
      return beds.at(-1)?.bed.plants.at(-1) ?? null;
    default:
      return null;
  }
}

/** Where a plant's band lies from the top of everything. */
export function bandOf(beds: readonly BedLayout[], word: string): { top: number; height: number } | null {
  for (const { top, bands } of beds) {
    const band = bands.find(({ plants }) => plants.some((plant) => plant.word === word));
    if (band) return { top: top + band.top, height: band.height };
  }
  return null;
}
