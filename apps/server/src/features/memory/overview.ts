import type { Retention } from '@wordgrove/contract/flashcards';
import { limits } from '@wordgrove/contract/limits';
import type { MemorySummary, WordStanding, Xp } from '@wordgrove/contract/memory';
import type { Db } from '#db/client.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import { localDay, localDaysFrom } from '#platform/local-day.ts';
import { standingOf } from './ledger.ts';
import { xpOf } from './levels.ts';
import { presentRetention } from './retention.ts';
import { sumRetention } from './retention-store.ts';
import { countStates } from './state-store.ts';
import { listRemembered } from './store.ts';
import { findXpHolder, sumXpOn } from './xp-store.ts';

type Parts = {
  db: Db;
  clock: Clock;
  /** The number of words due now, and of those that come due before each end, by the definition used everywhere. */
  countComing: (own: OwnRows, now: Date, ends: readonly Date[]) => Promise<{ dueNow: number; later: number[] }>;
};
type Place = Pick<Caller, 'timeZone'>;

export type MemoryOverview = ReturnType<typeof memoryOverview>;

/** What a student's own screens show of memory and XP. */
export function memoryOverview({ db, clock, countComing }: Parts) {
  return {
    states: async (own: OwnRows, words: readonly string[]): Promise<WordStanding[]> => {
      const known = await listRemembered(db, own, words);
      const now = clock.now();
      return words.map((word) => standingOf(word, known.get(word)?.memory ?? null, now));
    },

    summary: async (own: OwnRows, { timeZone }: Place): Promise<MemorySummary> => {
      const now = clock.now();
      const days = localDaysFrom(now, timeZone, limits.forecastDays);
      const ends = days.map(({ endsAt }) => endsAt);
      const [counts, coming] = await Promise.all([countStates(db, own, now), countComing(own, now, ends)]);
      const { dueNow, later } = coming;
      // Overdue words count towards today.
      const forecast = days.map(({ day }, n) => ({ day, due: (later[n] ?? 0) + (n === 0 ? dueNow : 0) }));
      return { counts, dueNow, forecast };
    },

    retention: async (own: OwnRows): Promise<Retention> => presentRetention(await sumRetention(db, own)),

    xp: async (own: OwnRows): Promise<Xp> => {
      const holder = await findXpHolder(db, own);
      if (!holder) throw failures.notFound();
      const { totalXp, timeZone } = holder;
      return xpOf(totalXp, await sumXpOn(db, own, localDay(clock.now(), timeZone)));
    },
  };
}
