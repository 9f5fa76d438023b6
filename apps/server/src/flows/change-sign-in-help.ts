import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { voidTokens } from '#features/auth/token-store.ts';
import { listTeacherIds } from '#features/classes/class-store.ts';
import { setSignInHelp } from '#features/classes/enrolment-store.ts';
import { findOwnEnrolment } from '#features/classes/own-store.ts';
import type { Call } from '#http/call.ts';
import type { OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';

type Parts = { db: Db; clock: Clock; tell: Tell };

/** Allows the teachers of a class to help a student sign in, or forbids it, which voids unused codes. */
export function changeSignInHelp({ db, clock, tell }: Parts): Call<'classes.setSignInHelp', [OwnRows]> {
  return (own, { id, signInHelp }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      await setSignInHelp(tx, own, id, signInHelp, now);
      if (!signInHelp) await voidTokens(tx, own.userId, 'sign-in-code', now);
      const row = await findOwnEnrolment(tx, own, id);
      if (!row) throw failures.notFound();
      await tell(tx, [own.userId], 'enrolments');
      await tell(tx, await listTeacherIds(tx, [row.classId]), 'roster');
      return row;
    });
}
