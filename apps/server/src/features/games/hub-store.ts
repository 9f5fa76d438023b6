import type { GameType } from '@wordgrove/contract/paths';
import { sql } from 'drizzle-orm';
import { gamePlays, gameTotals } from '#db/schema/all.ts';
import type { Part } from '#db/statement.ts';
import type { Best, BestJson } from './best-store.ts';
import { bestOf, isStillOpen, readBests } from './best-store.ts';

type OfGames<Value> = Partial<Record<GameType, Value>>;

/** The number of finished plays of each game. */
const plays: Part<'userId', OfGames<number>, OfGames<number>> = {
  json: ({ userId }) => sql`(SELECT coalesce(json_object_agg(type, plays), '{}') FROM ${gameTotals}
    WHERE ${gameTotals.studentId} = ${userId})`,
  read: (counts) => counts,
};

/** The latest open play of each game. */
const open: Part<'userId', OfGames<string>, OfGames<string>> = {
  json: ({ userId }) => sql`(SELECT coalesce(json_object_agg(type, id), '{}') FROM (
    SELECT DISTINCT ON (${gamePlays.type}) ${gamePlays.type} AS type, ${gamePlays.id} AS id
    FROM ${gamePlays} WHERE ${isStillOpen({ userId })}
    ORDER BY ${gamePlays.type}, ${gamePlays.startedAt} DESC) AS latest)`,
  read: (ids) => ids,
};

/** What plays earned on a local day. */
const xpToday: Part<'userId' | 'day', number, number> = {
  json: ({ userId, day }) => sql`(SELECT coalesce(sum(${gamePlays.xp}), 0)::int FROM ${gamePlays}
    WHERE ${gamePlays.studentId} = ${userId} AND ${gamePlays.localDay} = ${day}::date)`,
  read: (xp) => xp,
};

const best: Part<'userId' | 'types', BestJson[], ReadonlyMap<GameType, Best>> = {
  json: (asked) => sql`(SELECT coalesce(json_agg(best), '[]') FROM (${bestOf(asked)}) AS best)`,
  read: readBests,
};

/** A player's record in every game. */
export const records = { plays, open, xpToday, best };
