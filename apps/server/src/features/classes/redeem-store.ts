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

/** A usable invite and what it opens. */
export type Offer = {
  id: string;
  code: string;
  classId: string;
  className: string;
  teacherId: string;
  teacherName: string;
  requireApproval: boolean;
  /** Whether children without a mailbox are in the class, who sign in by name. */
  hasSignInNames: boolean;
};

export type NewEnrolment = { enrolmentId: string; offer: Offer; studentId: string; signInHelp: boolean; now: Date };

/** The invite with a code, in any state, with what it opens; `teacherFound` is null when its teacher is gone. */
export async function findInvite(on: Db | Tx, code: string) {
  const [row] = await on
    .select({
      invite: classInvites,
      className: classes.name,
      archivedAt: classes.archivedAt,
      teacherName: shownName,
      teacherFound: profiles.userId,
      hasSignInNames: sql<boolean>`EXISTS (SELECT FROM ${classEnrolments} AS e
        JOIN ${authUsers} AS child ON child.id = e.student_id AND child.sign_in_name IS NOT NULL
        WHERE e.class_id = ${classes.id} AND e.status = 'active')`,
    })
    .from(classInvites)
    .innerJoin(classes, eq(classes.id, classInvites.classId))
    .leftJoin(authUsers, eq(authUsers.id, classInvites.teacherId))
    .leftJoin(profiles, and(eq(profiles.userId, authUsers.id), eq(profiles.role, 'teacher')))
    .where(eq(classInvites.code, code));
  return row ?? null;
}

/** False when the id is taken, or the student is already in the class. */
export async function insertEnrolment(
  tx: Tx,
  { enrolmentId, offer, studentId, signInHelp, now }: NewEnrolment,
  status: 'pending' | 'active',
): Promise<boolean> {
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
  return inserted.length > 0;
}

export async function findEnrolment(tx: Tx, id: string) {
  const [row] = await tx.select().from(classEnrolments).where(eq(classEnrolments.id, id));
  return row ?? null;
}

/** When the class's teacher declined or removed the student. */
export async function listRefusals(tx: Tx, classId: string, studentId: string): Promise<Date[]> {
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

/** Returns the number of uses added: 0 for a student who has used the invite before. */
export async function insertUse(
  tx: Tx,
  use: Pick<typeof classInviteUses.$inferInsert, 'inviteId' | 'studentId' | 'usedAt'>,
): Promise<number> {
  const used = await tx
    .insert(classInviteUses)
    .values(use)
    .onConflictDoNothing()
    .returning({ id: classInviteUses.inviteId });
  return used.length;
}

/** False when the invite no longer opens anything. */
export async function countUse(
  tx: Tx,
  inviteId: string,
  { studentId, uses, now }: { studentId: string; uses: number; now: Date },
): Promise<boolean> {
  const open = tx.select({ id: classes.id }).from(classes).where(isNull(classes.archivedAt));
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
        eq(classInvites.id, inviteId),
        classInvites.isActive,
        or(isNull(classInvites.expiresAt), gt(classInvites.expiresAt, now)),
        or(isNull(classInvites.maxUses), lt(classInvites.currentUses, classInvites.maxUses)),
        inArray(classInvites.classId, open),
      ),
    )
    .returning({ id: classInvites.id });
  return counted.length > 0;
}

/**
 * The class's teachers, locked until the transaction ends, so that a class handed over at this moment tells its new
 * teacher. The second look is for that case: the first one waited and found the old teacher gone.
 */
export async function holdTeachers(tx: Tx, classId: string): Promise<string[]> {
  const look = () =>
    tx
      .select({ id: classTeachers.teacherId })
      .from(classTeachers)
      .where(eq(classTeachers.classId, classId))
      .orderBy(asc(classTeachers.teacherId))
      .for('share');
  const found = await look();
  const held = found.length > 0 ? found : await look();
  return held.map((row) => row.id);
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
