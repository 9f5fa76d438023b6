import type { SQL } from 'drizzle-orm';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { authUsers, classEnrolments, classes, classTeachers, profiles } from '#db/schema/all.ts';
import { shownName } from '#db/shown-name.ts';
import type { TaughtBy } from '#http/context.ts';

export type RosterRow = Awaited<ReturnType<typeof selectRoster>>[number];

/** Pending and active students of the teacher's open classes, or of one class, archived or not; newest first. */
export function listRoster(on: Db | Tx, taught: TaughtBy, classId?: string): Promise<RosterRow[]> {
  return selectRoster(on, taught, classId ? eq(classes.id, classId) : isNull(classes.archivedAt));
}

export async function findRosterRow(on: Db | Tx, taught: TaughtBy, enrolmentId: string): Promise<RosterRow | null> {
  const [row] = await selectRoster(on, taught, eq(classEnrolments.id, enrolmentId));
  return row ?? null;
}

function selectRoster(on: Db | Tx, taught: TaughtBy, condition: SQL) {
  return on
    .select({
      enrolmentId: classEnrolments.id,
      classId: classes.id,
      className: classes.name,
      studentId: authUsers.id,
      studentName: shownName,
      studentEmail: authUsers.email,
      studentNumber: profiles.studentNumber,
      emailVerified: authUsers.emailVerified,
      deletionRequestedAt: authUsers.deletionRequestedAt,
      status: classEnrolments.status,
      signInHelp: classEnrolments.signInHelp,
      extraTime: classEnrolments.extraTime,
      inviteCode: classEnrolments.inviteCode,
      enrollmentMethod: classEnrolments.enrollmentMethod,
      enrolledAt: classEnrolments.enrolledAt,
      lastActiveAt: profiles.lastActiveAt,
    })
    .from(classTeachers)
    .innerJoin(classes, eq(classes.id, classTeachers.classId))
    .innerJoin(classEnrolments, eq(classEnrolments.classId, classes.id))
    .innerJoin(authUsers, eq(authUsers.id, classEnrolments.studentId))
    .leftJoin(profiles, eq(profiles.userId, authUsers.id))
    .where(
      and(
        eq(classTeachers.teacherId, taught.teacherId),
        inArray(classEnrolments.status, ['pending', 'active']),
        condition,
      ),
    )
    .orderBy(desc(classEnrolments.enrolledAt), desc(classEnrolments.id));
}
