import type { StudyToday } from '@wordgrove/contract/dashboards';
import type { Db } from '#db/client.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import type { Clock } from '#platform/clock.ts';
import { localDay } from '#platform/local-day.ts';
import { presentTimer } from './present.ts';
import { findGoal, listDays } from './store.ts';
import { findTimer } from './timer-store.ts';

/** How much a student has studied on the local day, against the goal. */
export function studyToday({ db, clock }: { db: Db; clock: Clock }) {
  return async (own: OwnRows, { timeZone }: Pick<Caller, 'timeZone'>): Promise<StudyToday> => {
    const now = clock.now();
    const today = localDay(now, timeZone);
    const [timer, goal, days] = await Promise.all([findTimer(db, own), findGoal(db, own), listDays(db, own, today)]);
    // Whoever travelled west may have studied on what is tomorrow there.
    const parts = days.filter(({ day }) => day === today);
    return {
      now: now.toISOString(),
      seconds: parts.reduce((all, { seconds }) => all + seconds, 0),
      goal,
      timer: timer && presentTimer(timer),
    };
  };
}
