import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { Call } from '#http/call.ts';
import type { TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { listTeacherIds } from './class-store.ts';
import { holdEnrolments, setExtraTime } from './enrolment-store.ts';
import { presentRosterEntry } from './present.ts';
import { findRosterRow } from './roster-store.ts';

type Parts = { db: Db; clock: Clock; tell: Tell };

/** Gives a student of the class more time in its tests, or takes that back. */
export function giveExtraTime({ db, clock, tell }: Parts): Call<'classes.setExtraTime', [TaughtBy]> {
  return (taught, { enrolmentId, extraTime }) =>
    inTransaction(db, async (tx) => {
      const [held] = await holdEnrolments(tx, taught, [enrolmentId]);
      if (held) await setExtraTime(tx, held, extraTime, clock.now());
      const row = await findRosterRow(tx, taught, enrolmentId);
      if (!held || !row) throw failures.notFound();
      await tell(tx, await listTeacherIds(tx, [held.classId]), 'roster');
      // An open test ends later, or earlier.
      await tell(tx, [held.studentId], 'games');
      return presentRosterEntry(row);
    });
}
