import type { GameStats } from '@wordgrove/contract/games';
import type { Db } from '#db/client.ts';
import type { Input } from '#http/call.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import type { Clock } from '#platform/clock.ts';
import { localDay } from '#platform/local-day.ts';
import { firstDay, inOrderOfGames } from './stats-period.ts';
import { readStats } from './stats-store.ts';

type Parts = {
  db: Db;
  clock: Clock;
  /** The spelling of a memory's word: `Monday` for `monday:noun`. */
  writingOf: (key: string) => string;
};

/** A student's own numbers for a period that ends today. */
export function gameStats({ db, clock, writingOf }: Parts) {
  return async (
    own: OwnRows,
    { timeZone }: Pick<Caller, 'timeZone'>,
    wanted: Input<'games.stats'>,
  ): Promise<GameStats> => {
    const to = localDay(clock.now(), timeZone);
    const from = firstDay(wanted.from, to);
    const { byGame, byDay, bestShares, hardest, recent } = await readStats(db, own, from);
    return {
      from,
      to,
      byGame: byGame.map((row) => ({ ...row, best: bestShares[row.type] ?? null })).sort(inOrderOfGames),
      byDay,
      hardest: hardest.map((row) => ({ ...row, lemma: writingOf(row.word) })),
      recent,
    };
  };
}
