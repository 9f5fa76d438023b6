import type { GameStats } from '@wordgrove/contract/games';
import type { Db } from '#db/client.ts';
import type { Input } from '#http/call.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import type { Clock } from '#platform/clock.ts';
import { localDay } from '#platform/local-day.ts';
import { firstDay, inOrderOfGames } from './stats-period.ts';
import { listBestShares, listHardest, listMistakes, listRecent, sumByDay, sumByGame } from './stats-store.ts';

type Parts = {
  db: Db;
  clock: Clock;
  /** The spelling of a memory's word: `Monday` for `monday:noun`. */
  writingOf: (key: string) => string;
};

const shown = { hardest: 20, mistakes: 3, recent: 20 } as const;

/** A student's own numbers for a period that ends today. */
export function gameStats({ db, clock, writingOf }: Parts) {
  return async (
    own: OwnRows,
    { timeZone }: Pick<Caller, 'timeZone'>,
    wanted: Input<'games.stats'>,
  ): Promise<GameStats> => {
    const to = localDay(clock.now(), timeZone);
    const from = firstDay(wanted.from, to);
    const [byGame, byDay, best, hardest, recent] = await Promise.all([
      sumByGame(db, own, from),
      sumByDay(db, own, from),
      listBestShares(db, own),
      listHardest(db, own, from, shown.hardest),
      listRecent(db, own, shown.recent),
    ]);
    const words = hardest.map(({ word }) => word);
    const mistakes = Map.groupBy(await listMistakes(db, own, from, words), ({ word }) => word);
    return {
      from,
      to,
      byGame: byGame.map((row) => ({ ...row, best: best.get(row.type) ?? null })).sort(inOrderOfGames),
      byDay,
      hardest: hardest.map((row) => ({
        ...row,
        lemma: writingOf(row.word),
        given: (mistakes.get(row.word) ?? []).slice(0, shown.mistakes).map(({ text, times }) => ({ text, times })),
      })),
      recent: recent.flatMap(({ finishedAt, ...play }) =>
        finishedAt ? { ...play, finishedAt: finishedAt.toISOString() } : [],
      ),
    };
  };
}
