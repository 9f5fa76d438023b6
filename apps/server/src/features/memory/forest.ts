import { plantStages } from '@wordgrove/contract/evidence';
import { limits } from '@wordgrove/contract/limits';
import type { Forest } from '@wordgrove/contract/memory';
import type { Topic } from '@wordgrove/contract/topics';
import type { Db } from '#db/client.ts';
import type { OwnRows, TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { ForestClass, ForestRow } from './forest-store.ts';
import { findOwnClass, findTaughtClass, sumForest } from './forest-store.ts';

type Parts = {
  db: Db;
  /** What the word bank says of a word; null for any other. */
  taught: (key: string) => { topic: Topic | null } | null;
};

export type ForestService = ReturnType<typeof forestService>;

/** The sum of a class's groves, for whoever teaches it or learns in it; it never says whose plants they are. */
export function forestService({ db, taught }: Parts) {
  return {
    own: async (own: OwnRows, classId: string) => forestOf(await findOwnClass(db, own, classId), classId),
    ofTaught: async (taughtBy: TaughtBy, classId: string) =>
      forestOf(await findTaughtClass(db, taughtBy, classId), classId),
  };

  async function forestOf(found: ForestClass | null, classId: string): Promise<Forest> {
    if (!found) throw failures.notFound();
    const { className, growers } = found;
    const least = limits.forestStudentsMin;
    const isLarge = growers >= least;
    return { className, isLarge, least, topics: isLarge ? sumTopics(await sumForest(db, classId)) : [] };
  }

  function sumTopics(rows: readonly ForestRow[]): Forest['topics'] {
    const topics = new Map<Topic | null, Forest['topics'][number]>();
    for (const { word, ...stages } of rows) {
      const topic = taught(word)?.topic ?? null;
      const sum = topics.get(topic)?.stages ?? { seed: 0, sprout: 0, young: 0, grown: 0, flower: 0 };
      for (const stage of plantStages) sum[stage] += stages[stage];
      topics.set(topic, { topic, stages: sum });
    }
    return [...topics.values()];
  }
}
