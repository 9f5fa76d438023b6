import { dayMs } from '@wordgrove/contract/days';
import { dryLook, plantStages, stageOf } from '@wordgrove/contract/evidence';
import { limits } from '@wordgrove/contract/limits';
import type { Grove, GroveBed, GroveScene, Plant } from '@wordgrove/contract/memory';
import type { Topic } from '@wordgrove/contract/topics';
import type { Db } from '#db/client.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import { localDay } from '#platform/local-day.ts';
import type { OnePlantRow, PlantRow } from './grove-store.ts';
import { findPlant, listPlants } from './grove-store.ts';
import { plantsOfScene, scenePlants } from './scene.ts';
import { findScene } from './scene-store.ts';

type Parts = {
  db: Db;
  clock: Clock;
  /** What the word bank says of a word; null for any other. */
  taught: (key: string) => { lemma: string; topic: Topic | null; level: Plant['level'] } | null;
  /** How a word is written that the bank doesn't have. */
  writingOf: (key: string) => string;
  isPlayable: (key: string) => boolean;
};
type Place = Pick<Caller, 'timeZone'>;

export type GroveService = ReturnType<typeof groveService>;

/** A student's grove: what is remembered, seen as plants. */
export function groveService({ db, clock, taught, writingOf, isPlayable }: Parts) {
  const textOf = ({ word, front }: Pick<PlantRow, 'word' | 'front'>) =>
    front?.replace(/\s+/g, ' ') ?? taught(word)?.lemma ?? writingOf(word);

  return {
    grove: async (own: OwnRows, { timeZone }: Place, after = ''): Promise<Grove> => {
      const now = clock.now();
      const today = localDay(now, timeZone);
      const rows = await listPlants(db, own, now, { after, most: limits.grovePage });
      const next = rows.length === limits.grovePage ? (rows.at(-1)?.word ?? null) : null;
      const beds = new Map<Topic | null, GroveBed>();
      const written: Grove['written'] = {};
      for (const row of rows) {
        const topic = taught(row.word)?.topic ?? null;
        const bed = beds.get(topic) ?? { topic, words: [], looks: '', ago: [] };
        beds.set(topic, bed);
        bed.words.push(row.word);
        bed.looks += lookOf(row);
        bed.ago.push(daysApart(row.lastDay ?? localDay(new Date(row.lastAt), timeZone), today));
        const text = textOf(row);
        if (!row.word.startsWith(`${text}:`)) written[row.word] = text;
      }
      return { today, beds: [...beds.values()], written, next };
    },

    scene: async (own: OwnRows, { timeZone }: Place): Promise<GroveScene> => {
      const { all, dry, candidates } = await findScene(db, own, clock.now(), scenePlants);
      const dated = candidates.map((row) => {
        const lastAt = new Date(row.lastAt);
        return { ...row, lastAt, lastDay: localDay(lastAt, timeZone) };
      });
      const plants = plantsOfScene({ all, dry }, dated).map(({ word, stage, isDry }) => ({
        topic: taught(word)?.topic ?? null,
        stage: plantStages[stage] ?? 'seed',
        isDry,
      }));
      return { all, dry, plants };
    },

    plant: async (own: OwnRows, word: string): Promise<Plant> => {
      const row = await findPlant(db, own, clock.now(), word);
      if (!row) throw failures.notFound();
      const known = taught(word);
      return {
        word,
        text: textOf(row),
        topic: known?.topic ?? null,
        level: known?.level ?? null,
        stage: stageOf(row.stability),
        state: row.state,
        due: row.stability === null ? null : new Date(row.due).toISOString(),
        isThirsty: row.isDue || row.state === 'at-risk',
        water: waterOf(row),
        first: meetingOf(row.first),
        last: meetingOf(row.last),
        sentence: row.sentence,
      };
    },
  };

  function waterOf({ word, hasCard, isPaused, front }: OnePlantRow): Plant['water'] {
    if (hasCard) return 'card';
    // Whoever has paused its card doesn't want to be asked.
    return front === null && !isPaused && isPlayable(word) ? 'game' : null;
  }
}

function lookOf({ stability, isDry }: PlantRow): string {
  return String(plantStages.indexOf(stageOf(stability)) + (isDry ? dryLook : 0));
}

const meetingOf = (row: OnePlantRow['first']): Plant['first'] => row && { ...row, at: new Date(row.at).toISOString() };

/** Whole days from one to the other, never below 0: a device's time zone may have been another. */
function daysApart(day: string, today: string): number {
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / dayMs));
}
