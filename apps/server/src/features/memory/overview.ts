import type { WordState } from '@wordgrove/contract/evidence';
import { limits } from '@wordgrove/contract/limits';
import type { MemorySummary, WordStanding, Xp } from '@wordgrove/contract/memory';
import type { Db } from '#db/client.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import { localDay, localDaysFrom } from '#platform/local-day.ts';
import { forecastOf } from './forecast.ts';
import { standingOf } from './ledger.ts';
import { levelAt, levelStart } from './levels.ts';
import { wordState } from './rules.ts';
import { listMemories, listRemembered } from './store.ts';
import { findXpHolder, sumXpOn } from './xp-store.ts';

type Parts = {
  db: Db;
  clock: Clock;
  /** The words that are due or come back, by the same definition as everywhere. */
  listComing: (own: OwnRows) => Promise<{ due: Date }[]>;
};
type Place = Pick<Caller, 'timeZone'>;

export type MemoryOverview = ReturnType<typeof memoryOverview>;

/** What a student's own screens show of memory and XP. */
export function memoryOverview({ db, clock, listComing }: Parts) {
  return {
    states: async (own: OwnRows, words: readonly string[]): Promise<WordStanding[]> => {
      const known = await listRemembered(db, own, words);
      const now = clock.now();
      return words.map((word) => standingOf(word, known.get(word)?.memory ?? null, now));
    },

    summary: async (own: OwnRows, { timeZone }: Place): Promise<MemorySummary> => {
      const [memories, coming] = await Promise.all([listMemories(db, own), listComing(own)]);
      const now = clock.now();
      const states = Map.groupBy(memories, (memory) => wordState(memory, now));
      const count = (state: WordState) => states.get(state)?.length ?? 0;
      const dues = coming.map(({ due }) => due);
      return {
        counts: {
          new: count('new'),
          learning: count('learning'),
          known: count('known'),
          'at-risk': count('at-risk'),
        },
        dueNow: dues.filter((due) => due <= now).length,
        forecast: forecastOf(dues, localDaysFrom(now, timeZone, limits.forecastDays)),
      };
    },

    xp: async (own: OwnRows): Promise<Xp> => {
      const holder = await findXpHolder(db, own);
      if (!holder) throw failures.notFound();
      const { totalXp, timeZone } = holder;
      const level = levelAt(totalXp);
      const begins = levelStart(level);
      return {
        totalXp,
        level,
        xpIntoLevel: totalXp - begins,
        xpOfLevel: levelStart(level + 1) - begins,
        today: await sumXpOn(db, own, localDay(clock.now(), timeZone)),
      };
    },
  };
}
