import type { LeftPlay } from '@wordgrove/contract/dashboards';
import { limits } from '@wordgrove/contract/limits';
import { sql } from 'drizzle-orm';
import type { Part } from '#db/statement.ts';
import { isStillOpen } from './best-store.ts';

/** Plays that a student can resume, as a dashboard lists them: most recently begun first. */
export const leftPlays: Part<'userId', LeftPlay[], LeftPlay[]> = {
  json: ({ userId }) => sql`coalesce((SELECT json_agg(play) FROM (
    SELECT id, type, started_at AS "startedAt" FROM game_plays WHERE ${isStillOpen({ userId })}
    ORDER BY started_at DESC LIMIT ${sql.raw(String(limits.leftPlaysShown))}) AS play), '[]')`,
  read: (plays) => plays.map((play) => ({ ...play, startedAt: new Date(play.startedAt).toISOString() })),
};
