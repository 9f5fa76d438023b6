import { plantStages } from '@wordgrove/contract/evidence';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { isGraded } from '#db/due.ts';
import { memoryCounts, plantStage, wordMemory } from '#db/schema/all.ts';
import { rowsOf } from '#db/statement.ts';
import { isAtRisk } from '#db/word-state.ts';
import type { OwnRows } from '#http/context.ts';
import { fronts, isNameable } from './grove-store.ts';
import { mayBeAtRisk } from './state-store.ts';

export type SceneRow = {
  word: string;
  /** Place among `plantStages`. */
  stage: number;
  isDry: boolean;
  lastAt: string;
};

export type SceneRows = {
  /** How many plants there are, and how many of them are dry. */
  all: number;
  dry: number;
  /** Of the dry ones the largest, and of the others those met last in each stage. */
  candidates: SceneRow[];
};

const columns = sql`word, ${plantStage} AS stage, last_event_at AS "lastAt"`;

// A card that is gone has a memory and no plant. It is looked for by its memory, as hardly anybody has many of those.
const scene = rowsOf(
  'grove_scene',
  ['userId', 'now', 'most'],
  ({ userId, now, most }) => sql<SceneRows>`
    WITH gone AS MATERIALIZED (
      SELECT ${wordMemory.word} AS word FROM ${wordMemory} ${fronts({ userId })}
      WHERE ${wordMemory.studentId} = ${userId} AND ${wordMemory.word} LIKE 'card:%-%' AND NOT ${isNameable}),
    dry AS MATERIALIZED (
      SELECT ${columns}, true AS "isDry" FROM ${wordMemory}
      WHERE ${wordMemory.studentId} = ${userId} AND ${isGraded} AND ${isAtRisk(now)} AND ${mayBeAtRisk(now)}
        AND word NOT IN (SELECT word FROM gone)),
    candidates AS (
      (SELECT * FROM dry ORDER BY stage DESC, "lastAt" DESC LIMIT ${most}::int)
      UNION ALL
      SELECT fresh.* FROM generate_series(0, ${sql.raw(String(plantStages.length - 1))}) AS of (stage), LATERAL (
        SELECT ${columns}, false AS "isDry" FROM ${wordMemory}
        WHERE ${wordMemory.studentId} = ${userId} AND ${plantStage} = of.stage
          AND (${isGraded} AND ${isAtRisk(now)}) IS NOT TRUE AND word NOT IN (SELECT word FROM gone)
        ORDER BY last_event_at DESC LIMIT ${most}::int) AS fresh)
    SELECT
      coalesce((SELECT fresh + learning + known FROM ${memoryCounts} WHERE student_id = ${userId}), 0)
        - (SELECT count(*)::int FROM gone) AS all,
      (SELECT count(*)::int FROM dry) AS dry,
      (SELECT coalesce(json_agg(candidates), '[]') FROM candidates) AS candidates`,
);

/** From what the scene of a student's grove is chosen: never more than `most` of the dry ones and of each stage. */
export async function findScene(on: Db | Tx, { userId }: OwnRows, now: Date, most: number): Promise<SceneRows> {
  const [row] = await scene(on, { userId, now: now.toISOString(), most });
  return row ?? { all: 0, dry: 0, candidates: [] };
}
