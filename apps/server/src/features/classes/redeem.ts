import type { enrolErrors, inviteErrors } from '@wordgrove/contract/errors';
import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import {
  authUsers,
  classEnrolments,
  classes,
  classInvites,
  classInviteUses,
  classStudentActivities,
  classTeachers,
  profiles,
} from '#db/schema/all.ts';
import { shownName } from '#db/shown-name.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { InviteState } from './rules.ts';
import { daysUntilAskingAgain, inviteState } from './rules.ts';

/** A usable invite and what it opens. */
export type Offer = {
  id: string;
  code: string;
  classId: string;
  className: string;
  teacherId: string;
  teacherName: string;
  requireApproval: boolean;
};

export type NewEnrolment = { enrolmentId: string; offer: Offer; studentId: string; signInHelp: boolean; now: Date };

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
 * @param code normalised as the contract does it
 * @throws `invite-invalid`, `invite-expired`, `invite-used-up` or `invite-teacher-missing`, checked in this order
 */
export async function findOffer(on: Db | Tx, code: string, now: Date, errors: InviteRefusals): Promise<Offer> {
  const [row] = await on
    .select({
      invite: classInvites,
      className: classes.name,
      archivedAt: classes.archivedAt,
      teacherName: shownName,
      teacherFound: profiles.userId,
    })
    .from(classInvites)
    .innerJoin(classes, eq(classes.id, classInvites.classId))
    .leftJoin(authUsers, eq(authUsers.id, classInvites.teacherId))
    .leftJoin(profiles, and(eq(profiles.userId, authUsers.id), eq(profiles.role, 'teacher')))
    .where(eq(classInvites.code, code));
  if (!row) throw errors['invite-invalid']();
  const state = inviteState({ ...row.invite, archivedAt: row.archivedAt }, now);
  if (state !== 'active') throw errors[refusalOf[state]]();
  if (!row.teacherFound) throw errors['invite-teacher-missing']();
  const { id, classId, teacherId, requireApproval } = row.invite;
  return { id, code, classId, className: row.className, teacherId, teacherName: row.teacherName, requireApproval };
}

/**
 * Puts a student into an offer's class and counts the use, once per student. A throw has to undo the whole transaction.
 *
 * Whoever was removed or declined there comes back through the teacher's approval only, whatever the invite says.
 *
 * The invite's row is locked last, because a whole class waits for it.
 *
 * @throws `already-enrolled`, `refused-too-often`, or what `findOffer` throws when the invite ran out since it was looked up
 */
export async function enrol(tx: Tx, wanted: NewEnrolment, errors: EnrolRefusals): Promise<Enrolled> {
  const { enrolmentId, offer, studentId, signInHelp, now } = wanted;
  const refusals = await listRefusals(tx, offer.classId, studentId);
  const status = offer.requireApproval || refusals.length > 0 ? 'pending' : 'active';
  const inserted = await tx
    .insert(classEnrolments)
    .values({
      id: enrolmentId,
      studentId,
      teacherId: offer.teacherId,
      classId: offer.classId,
      inviteId: offer.id,
      inviteCode: offer.code,
      status,
      signInHelp,
      enrolledAt: now,
      decidedAt: status === 'active' ? now : null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: classEnrolments.id });
  if (inserted.length === 0) return findEarlier(tx, enrolmentId, studentId, errors);
  const days = daysUntilAskingAgain(refusals, now);
  if (days > 0) throw errors['refused-too-often']({ data: { days } });
  const teacherIds = await holdTeachers(tx, offer.classId, errors);
  const used = await tx
    .insert(classInviteUses)
    .values({ inviteId: offer.id, studentId, usedAt: now })
    .onConflictDoNothing()
    .returning({ id: classInviteUses.inviteId });
  await countUse(tx, offer, { studentId, uses: used.length, now }, errors);
  return { enrolmentId, status, teacherIds };
}

/** When the class's teacher declined or removed the student. */
async function listRefusals(tx: Tx, classId: string, studentId: string): Promise<Date[]> {
  const rows = await tx
    .select({ at: classEnrolments.decidedAt })
    .from(classEnrolments)
    .where(
      and(
        eq(classEnrolments.studentId, studentId),
        eq(classEnrolments.classId, classId),
        inArray(classEnrolments.status, ['declined', 'removed']),
      ),
    );
  return rows.flatMap(({ at }) => at ?? []);
}

/** The spec's record of a registration. Takes `Db`: losing it is worth a warning and must not undo the registration. */
export async function writeActivity(
  db: Db,
  { id, offer, studentId, now }: { id: string; offer: Offer; studentId: string; now: Date },
): Promise<void> {
  const { code, className, teacherId, teacherName } = offer;
  await db
    .insert(classStudentActivities)
    .values({
      id,
      studentId,
      teacherId,
      type: 'registration_completed',
      description: `Registered with invite code ${code} for ${className}`,
      at: now,
      details: { inviteCode: code, className, teacherName, registrationMethod: 'invite_code' },
    })
    .onConflictDoNothing();
}

/** The same enrolment sent again finds its row; any other clash is a class the student is already in. */
async function findEarlier(tx: Tx, enrolmentId: string, studentId: string, errors: EnrolRefusals): Promise<Enrolled> {
  const [earlier] = await tx.select().from(classEnrolments).where(eq(classEnrolments.id, enrolmentId));
  if (!earlier) throw errors['already-enrolled']();
  const { status } = earlier;
  if (earlier.studentId !== studentId || status === 'declined' || status === 'removed') throw failures.notFound();
  return { enrolmentId, status, teacherIds: [] };
}

/**
 * The class's teachers, held until the transaction ends, so that the one told of a class handed over at this moment
 * is its new teacher. The second look is for exactly that case: the first one waited and found the old teacher gone.
 */
async function holdTeachers(tx: Tx, classId: string, errors: InviteRefusals): Promise<string[]> {
  const look = () =>
    tx
      .select({ id: classTeachers.teacherId })
      .from(classTeachers)
      .where(eq(classTeachers.classId, classId))
      .orderBy(asc(classTeachers.teacherId))
      .for('share');
  const found = await look();
  const held = found.length > 0 ? found : await look();
  if (held.length === 0) throw errors['invite-teacher-missing']();
  return held.map((row) => row.id);
}

type Use = { studentId: string; uses: number; now: Date };

async function countUse(tx: Tx, offer: Offer, { studentId, uses, now }: Use, errors: InviteRefusals): Promise<void> {
  const open = tx.select({ id: classes.id }).from(classes).where(isNull(classes.archivedAt));
  // A use freed between our refusal and the question why is worth another try; endless luck is not.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const counted = await tx
      .update(classInvites)
      .set({
        currentUses: sql`${classInvites.currentUses} + ${uses}`,
        lastUsedAt: now,
        lastUsedBy: studentId,
        updatedAt: now,
      })
      .where(
        and(
          eq(classInvites.id, offer.id),
          classInvites.isActive,
          or(isNull(classInvites.expiresAt), gt(classInvites.expiresAt, now)),
          or(isNull(classInvites.maxUses), lt(classInvites.currentUses, classInvites.maxUses)),
          inArray(classInvites.classId, open),
        ),
      )
      .returning({ id: classInvites.id });
    if (counted.length > 0) return;
    await findOffer(tx, offer.code, now, errors);
  }
  throw errors['invite-used-up']();
}
