import type { enrolErrors, inviteErrors } from '@wordgrove/contract/errors';
import type { Db, Tx } from '#db/client.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { NewEnrolment, Offer } from './redeem-store.ts';
import {
  countUse,
  findEnrolment,
  findInvite,
  holdTeachers,
  insertEnrolment,
  insertUse,
  listRefusals,
} from './redeem-store.ts';
import type { InviteState } from './rules.ts';
import { daysUntilAskingAgain, inviteState } from './rules.ts';

export type Enrolled = {
  enrolmentId: string;
  status: 'pending' | 'active';
  /** The teachers whose lists changed. */
  teacherIds: string[];
};

export type InviteRefusals = Refusals<keyof typeof inviteErrors>;
export type EnrolRefusals = Refusals<keyof typeof enrolErrors>;

const refusalOf = {
  'class-archived': 'invite-invalid',
  off: 'invite-invalid',
  expired: 'invite-expired',
  'used-up': 'invite-used-up',
} as const satisfies Record<Exclude<InviteState, 'active'>, keyof InviteRefusals>;

/**
 * The invite that a code opens now.
 *
 * @param code normalised by the contract
 * @throws `invite-invalid`, `invite-expired`, `invite-used-up` or `invite-teacher-missing`, checked in this order
 */
export async function findOffer(on: Db | Tx, code: string, now: Date, errors: InviteRefusals): Promise<Offer> {
  const row = await findInvite(on, code);
  if (!row) throw errors['invite-invalid']();
  const state = inviteState({ ...row.invite, archivedAt: row.archivedAt }, now);
  if (state !== 'active') throw errors[refusalOf[state]]();
  if (!row.teacherFound) throw errors['invite-teacher-missing']();
  const { id, classId, teacherId, requireApproval } = row.invite;
  const { className, teacherName, hasSignInNames } = row;
  return { id, code, classId, className, teacherId, teacherName, requireApproval, hasSignInNames };
}

/**
 * Puts a student into an offer's class and counts the use, once per student. A throw must undo the whole transaction.
 *
 * A student who was removed or declined before needs the teacher's approval to come back, whatever the invite says.
 *
 * The invite's row is locked last, because a whole class waits for it.
 *
 * @throws `already-enrolled`, `refused-too-often`, or what `findOffer` throws when the invite ran out since it was
 * looked up
 */
export async function enrol(tx: Tx, wanted: NewEnrolment, errors: EnrolRefusals): Promise<Enrolled> {
  const { enrolmentId, offer, studentId, signInHelp, now } = wanted;
  const refusals = await listRefusals(tx, offer.classId, studentId);
  const status = offer.requireApproval || refusals.length > 0 ? 'pending' : 'active';
  const isNew = await insertEnrolment(tx, { enrolmentId, offer, studentId, signInHelp, now }, status);
  if (!isNew) return findEarlier(tx, enrolmentId, studentId, errors);
  const days = daysUntilAskingAgain(refusals, now);
  if (days > 0) throw errors['refused-too-often']({ data: { days } });
  const teacherIds = await holdTeachers(tx, offer.classId);
  if (teacherIds.length === 0) throw errors['invite-teacher-missing']();
  const uses = await insertUse(tx, { inviteId: offer.id, studentId, usedAt: now });
  await countOrRefuse(tx, offer, { studentId, uses, now }, errors);
  return { enrolmentId, status, teacherIds };
}

/** A repeated enrolment finds its own row; any other clash means the student is already in the class. */
async function findEarlier(tx: Tx, enrolmentId: string, studentId: string, errors: EnrolRefusals): Promise<Enrolled> {
  const earlier = await findEnrolment(tx, enrolmentId);
  if (!earlier) throw errors['already-enrolled']();
  const { status } = earlier;
  if (earlier.studentId !== studentId || status === 'declined' || status === 'removed') throw failures.notFound();
  return { enrolmentId, status, teacherIds: [] };
}

type Use = { studentId: string; uses: number; now: Date };

async function countOrRefuse(tx: Tx, offer: Offer, use: Use, errors: InviteRefusals): Promise<void> {
  // A use may be freed between the failed count and this check, so another try is worthwhile, but not without end.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await countUse(tx, offer.id, use)) return;
    await findOffer(tx, offer.code, use.now, errors);
  }
  throw errors['invite-used-up']();
}
