import { dayMs } from '@wordgrove/contract/days';
import { limits } from '@wordgrove/contract/limits';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { takeTurns } from '#db/turns.ts';
import type { QueueAccountMail } from '#features/auth/account-mail.ts';
import { markForDeletion } from '#features/auth/deletion-store.ts';
import type { Hasher } from '#features/auth/hashing.ts';
import { confirmOwner } from '#features/auth/passwords.ts';
import { removeSessions } from '#features/auth/session-store.ts';
import { listOwnedOpenClassNames } from '#features/classes/personal-store.ts';
import { tellTeachersOf } from '#features/classes/tell-teachers.ts';
import type { Caller } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';

type Parts = {
  db: Db;
  clock: Clock;
  hasher: Hasher;
  queueMail: QueueAccountMail;
  tell: Tell;
};

/**
 * Schedules the caller's own account for removal after the days of grace. Every session ends; signing in again cancels
 * it.
 *
 * @returns when the account will be removed
 * @throws `wrong-password`, `sign-in-again` without a password, or `classes-still-open` with the names of a teacher's open classes
 */
export function requestDeletion(parts: Parts) {
  const { db, clock, queueMail, tell } = parts;
  return async (
    { userId, sessionId, cameBy }: Pick<Caller, 'userId' | 'sessionId'> & { cameBy: string | null },
    password: string,
    errors: Refusals<'wrong-password' | 'sign-in-again' | 'classes-still-open'>,
  ): Promise<Date> => {
    await confirmOwner(parts, { userId, sessionId }, password, errors);
    return inTransaction(db, async (tx) => {
      // Waits for a class that this teacher is making or taking over at this moment.
      await takeTurns(tx, 'classes', userId);
      const open = await listOwnedOpenClassNames(tx, userId);
      if (open.length > 0) throw errors['classes-still-open']({ data: { classes: open } });
      const now = clock.now();
      const deletedAt = new Date(now.getTime() + limits.deletionGraceDays * dayMs);
      // Of two simultaneous requests only one sends mail.
      if (!(await markForDeletion(tx, userId, now))) return deletedAt;
      await removeSessions(tx, userId);
      await queueMail(tx, {
        kind: 'account-deletion-requested',
        userId,
        params: { deletedAt: deletedAt.toISOString() },
        cameBy,
      });
      await tell(tx, [userId], 'session');
      await tellTeachersOf(tell, tx, userId);
      return deletedAt;
    });
  };
}
