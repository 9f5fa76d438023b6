import { plantStages } from '@wordgrove/contract/evidence';
import type { Bed, GrovePlant } from './plants.ts';

/** A grove as it was seen: the instant, and the place of each plant's stage by word. */
export type SeenGrove = { at: string; stages: ReadonlyMap<string, number> };

/** What is there since then, and what is larger than then. */
export type Growth = { since: string; sown: readonly GrovePlant[]; grown: readonly GrovePlant[] };

const stageAt = ({ stage }: GrovePlant) => plantStages.indexOf(stage);

/** The growth since a grove was seen; null when there is none, or when it is seen for the first time. */
export function growthSince(before: SeenGrove | null, beds: readonly Bed[]): Growth | null {
  if (!before) return null;
  const plants = beds.flatMap((bed) => bed.plants);
  const sown = plants.filter(({ word }) => !before.stages.has(word));
  const grown = plants.filter((plant) => stageAt(plant) > (before.stages.get(plant.word) ?? Number.POSITIVE_INFINITY));
  return sown.length + grown.length > 0 ? { since: before.at, sown, grown } : null;
}

/** A grove as text for this browser's storage: the instant, then for each stage a line of its words. */
export function writeSeen(beds: readonly Bed[], at: Date): string {
  const plants = beds.flatMap((bed) => bed.plants);
  const lines = plantStages.map((stage) =>
    plants
      .filter((plant) => plant.stage === stage)
      .map(({ word }) => word)
      .join('\t'),
  );
  return [at.toISOString(), ...lines].join('\n');
}

/** The opposite of `writeSeen`; null for anything else. */
export function readSeen(text: string | null): SeenGrove | null {
  const [at = '', ...lines] = text?.split('\n') ?? [];
  if (Number.isNaN(Date.parse(at)) || lines.length !== plantStages.length) return null;
  const stages = lines.flatMap((line, stage) => (line ? line.split('\t').map((word) => [word, stage] as const) : []));
  return { at, stages: new Map(stages) };
}
