import { limits } from '@wordgrove/contract/limits';
import { inTransaction } from '#db/client.ts';
import type { HeldEnrolment } from '#features/classes/enrolment-store.ts';
import { holdEnrolments, listStanding } from '#features/classes/enrolment-store.ts';
import type { Call } from '#http/call.ts';
import type { TaughtBy } from '#http/context.ts';
import { violatedConstraint } from '#http/errors.ts';
import type { Decider, DecidingParts, Decision } from './decide-enrolments.ts';
import { approval, carryOut, spread } from './decide-enrolments.ts';

// For the student it equals an approval, and its notice replaces the one about the removal.
const comeback: Decision = { from: 'removed', to: 'active', notice: 'enrolment-approved' };

/**
 * Undoes recent removals. A student who asked for the class again meanwhile is approved in the newer enrolment; one who
 * is back already is left alone. An undone removal no longer counts as a refusal.
 */
export function restoreEnrolments(parts: DecidingParts): Call<'classes.restore', [Decider, TaughtBy]> {
  return async (decider, taught, { enrolmentIds }, errors) => {
    try {
      return await inTransaction(parts.db, async (tx) => {
        const since = parts.clock.now().getTime() - limits.undoRemovalMinutes * 60_000;
        const fresh = newestOfEach(
          (await holdEnrolments(tx, taught, enrolmentIds)).filter(
            ({ status, decidedAt }) => status === 'removed' && decidedAt !== null && decidedAt.getTime() >= since,
          ),
        );
        const standing = await listStanding(tx, fresh);
        const back = fresh.filter(({ id }) => !standing.some(({ endedId }) => endedId === id));
        const newer = await holdEnrolments(
          tx,
          taught,
          standing.map(({ standingId }) => standingId),
        );
        const asking = newer.filter(({ status }) => status === 'pending');
        await carryOut(parts, tx, decider, comeback, back);
        await carryOut(parts, tx, decider, approval, asking);
        const changed = [...back, ...asking];
        if (changed.length > 0) await spread(parts, tx, changed);
        return { changed: changed.length };
      });
    } catch (error) {
      // The student asked for the class in between.
      if (violatedConstraint(error) === 'class_enrolments_once') throw errors['already-enrolled']();
      throw error;
    }
  };
}

/** A student may have been removed from one class twice within that time. */
function newestOfEach(removed: readonly HeldEnrolment[]): HeldEnrolment[] {
  const newest = new Map<string, HeldEnrolment>();
  for (const each of removed) {
    const key = `${each.studentId} ${each.classId}`;
    const known = newest.get(key);
    if (!known?.decidedAt || (each.decidedAt && each.decidedAt > known.decidedAt)) newest.set(key, each);
  }
  return [...newest.values()];
}
