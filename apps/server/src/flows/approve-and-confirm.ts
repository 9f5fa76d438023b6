import { inTransaction } from '#db/client.ts';
import type { StudentAccounts } from '#features/auth/students.ts';
import type { HeldEnrolment } from '#features/classes/enrolment-store.ts';
import { holdEnrolments } from '#features/classes/enrolment-store.ts';
import type { Call } from '#http/call.ts';
import type { Caller, TaughtBy } from '#http/context.ts';
import type { DecidingParts } from './decide-enrolments.ts';
import { approval, carryOut, spread } from './decide-enrolments.ts';

type Parts = DecidingParts & { vouch: StudentAccounts['vouch'] };

/**
 * Lets in who waits and vouches for addresses, in one step: a class without mailboxes would wait for both. Students who
 * aren't the teacher's, or have left, stay as they are.
 */
export function approveAndConfirm(parts: Parts): Call<'classes.approveAndConfirm', [Caller, TaughtBy]> {
  return (caller, taught, { enrolmentIds }) =>
    inTransaction(parts.db, async (tx) => {
      const held = await holdEnrolments(tx, taught, enrolmentIds);
      const waiting = held.filter(({ status }) => status === 'pending');
      await carryOut(parts, tx, caller, approval, waiting);
      if (waiting.length > 0) await spread(parts, tx, waiting);
      const current = held.filter(({ status }) => status === 'pending' || status === 'active');
      const confirmed = await parts.vouch(tx, caller, studentsOf(current));
      return { changed: new Set([...studentsOf(waiting), ...confirmed]).size };
    });
}

function studentsOf(enrolments: readonly HeldEnrolment[]): string[] {
  return [...new Set(enrolments.map(({ studentId }) => studentId))];
}
