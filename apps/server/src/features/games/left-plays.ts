import type { LeftPlay } from '@wordgrove/contract/dashboards';
import { limits } from '@wordgrove/contract/limits';
import type { Db } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { listLeft } from './best-store.ts';

/** Plays that a student can go on with, as a dashboard lists them. */
export function leftPlays({ db }: { db: Db }) {
  return async (own: OwnRows): Promise<LeftPlay[]> => {
    const rows = await listLeft(db, own, limits.leftPlaysShown);
    return rows.map(({ startedAt, ...play }) => ({ ...play, startedAt: startedAt.toISOString() }));
  };
}
