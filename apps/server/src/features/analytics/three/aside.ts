import { limits } from '@wordgrove/contract/limits';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import { findTaught } from '#features/analytics/taught-store.ts';
import type { Call } from '#http/call.ts';
import type { Caller, TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { dayBefore, localDay } from '#platform/local-day.ts';
import { findAside, insertAside, removeAside } from './aside-store.ts';

type Parts = { db: Db; clock: Clock; tell: Tell };

export type AsideService = {
  putAside: Call<'analytics.putAside', [Caller, TaughtBy]>;
  takeUp: Call<'analytics.takeUp', [TaughtBy]>;
};

/** What a teacher doesn't want to be told of a student for a while. */
export function asideService({ db, clock, tell }: Parts): AsideService {
  return {
    putAside: async ({ timeZone }, taught, row) => {
      const day = localDay(clock.now(), timeZone);
      if (row.until < day) throw failures.invalidInput([{ path: 'until', problem: 'in-past' }]);
      if (row.until > dayBefore(day, -limits.asideDays))
        throw failures.invalidInput([{ path: 'until', problem: 'too-far' }]);
      const student = await findTaught(db, taught, row.studentId);
      if (!student) throw failures.notFound();
      return inTransaction(db, async (tx) => {
        await takeTurns(tx, 'analytics-asides', taught.teacherId);
        const known = await findAside(tx, taught, row.id);
        const isOther = known && (known.studentId !== row.studentId || known.rule !== row.rule);
        if (known && !isOther) return { ...known, name: student.name };
        // Something else, or somebody else's, may have this id.
        if (isOther || !(await insertAside(tx, taught, row, clock.now()))) throw failures.notFound();
        await tell(tx, [taught.teacherId], 'analytics');
        return { ...row, name: student.name };
      });
    },

    takeUp: (taught, { id }) =>
      inTransaction(db, async (tx) => {
        const takenUp = await removeAside(tx, taught, id);
        if (takenUp) await tell(tx, [taught.teacherId], 'analytics');
        return { takenUp };
      }),
  };
}
