import type { PlantStage } from '@wordgrove/contract/evidence';
import { dryLook, plantStages } from '@wordgrove/contract/evidence';
import type { Grove } from '@wordgrove/contract/memory';
import type { Topic } from '@wordgrove/contract/topics';
import { topics } from '@wordgrove/contract/topics';

/** One plant of the grove. */
export type GrovePlant = {
  /** The key of its memory. */
  word: string;
  text: string;
  topic: Topic | null;
  stage: PlantStage;
  isDry: boolean;
  /** How many days ago its word was last met. */
  ago: number;
};

/** The plants of one topic, in order of their words. */
export type Bed = { topic: Topic | null; plants: readonly GrovePlant[] };

export type Wanted = 'all' | 'dry' | Topic | 'none';

/** The beds of all pages, in the order of topics; words of no topic come last. */
export function bedsOf(pages: readonly Pick<Grove, 'beds' | 'written'>[]): Bed[] {
  const found = new Map<Topic | null, GrovePlant[]>();
  for (const { beds, written } of pages) {
    for (const { topic, words, looks, ago } of beds) {
      const plants = found.get(topic) ?? [];
      found.set(topic, plants);
      for (const [place, word] of words.entries()) {
        const look = Number(looks[place] ?? 0);
        const text = written[word] ?? word.slice(0, word.lastIndexOf(':'));
        const stage = plantStages[look % dryLook] ?? 'seed';
        plants.push({ word, text, topic, stage, isDry: look >= dryLook, ago: ago[place] ?? 0 });
      }
    }
  }
  return [...topics, null].flatMap((topic) => {
    const plants = found.get(topic);
    return plants ? { topic, plants } : [];
  });
}

/** The beds that somebody wants to see; empty ones are left out. */
export function wantedBeds(beds: readonly Bed[], wanted: Wanted): Bed[] {
  if (wanted === 'all') return [...beds];
  if (wanted !== 'dry') return beds.filter(({ topic }) => (topic ?? 'none') === wanted);
  return beds
    .map(({ topic, plants }) => ({ topic, plants: plants.filter(({ isDry }) => isDry) }))
    .filter(({ plants }) => plants.length > 0);
}

export type Tally = { all: number; dry: number; stages: Readonly<Record<PlantStage, number>> };

/** How many plants are in each stage, and how many of them are dry. */
export function tallyOf(beds: readonly Bed[]): Tally {
  const stages = { seed: 0, sprout: 0, young: 0, grown: 0, flower: 0 };
  let [all, dry] = [0, 0];
  for (const { stage, isDry } of beds.flatMap(({ plants }) => plants)) {
    all += 1;
    stages[stage] += 1;
    if (isDry) dry += 1;
  }
  return { all, dry, stages };
}
