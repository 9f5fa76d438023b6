import { limits } from '@wordgrove/contract/limits';
import type { StudyBoard } from '@wordgrove/contract/study-tracker';
import { inTransaction } from '#db/client.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import { dayBefore, localDaysFrom } from '#platform/local-day.ts';
import { readBoard } from './board-store.ts';
import { presentDays, presentTimer } from './present.ts';
import { setGoal } from './store.ts';
import type { StudyParts } from './timer-service.ts';

export type StudyBoardService = ReturnType<typeof studyBoard>;

/** The student's days, with the clock and the goal. */
export function studyBoard({ db, clock, tell }: StudyParts) {
  return {
    read: async (own: OwnRows, { timeZone }: Pick<Caller, 'timeZone'>): Promise<StudyBoard> => {
      const now = clock.now();
      const [today] = localDaysFrom(now, timeZone, 1);
      if (!today) throw new Error('today is missing');
      const from = dayBefore(today.day, limits.studyDaysShown - 1);
      const { timer, goal, days } = await readBoard(db, own, from);
      return {
        now: now.toISOString(),
        day: today.day,
        dayEndsAt: today.endsAt.toISOString(),
        timer: timer && presentTimer(timer),
        goal,
        days: presentDays(days),
      };
    },

    setGoal: (own: OwnRows, minutes: number | null): Promise<{ goal: number | null }> =>
      inTransaction(db, async (tx) => {
        if (await setGoal(tx, own, minutes, clock.now())) await tell(tx, [own.userId], 'study-tracker');
        return { goal: minutes };
      }),
  };
}
