import type { SQL } from 'drizzle-orm';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db/client.ts';
import { authCards, authUsers, classEnrolments, classes, classTeachers, profiles } from '#db/schema/all.ts';
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

/** Everybody in a class or waiting for it, by id and name. */
export async function listClassmates(
  tx: Tx,
  classId: string,
): Promise<{ id: string; name: string; signInName: string }[]> {
  return tx
    .select({ id: authUsers.id, name: shownName, signInName: sql<string>`coalesce(${authUsers.signInName}, '')` })
    .from(classEnrolments)
    .innerJoin(authUsers, eq(authUsers.id, classEnrolments.studentId))
    .leftJoin(profiles, eq(profiles.userId, authUsers.id))
    .where(and(eq(classEnrolments.classId, classId), inArray(classEnrolments.status, ['pending', 'active'])));
}

type Added = { enrolmentId: string; studentId: string };

/** Puts new accounts into a class at once. Its teacher made them and so may help them to sign in. */
export async function enrolAdded(
  tx: Tx,
  added: readonly Added[],
  { classId, teacherId, now }: { classId: string; teacherId: string; now: Date },
): Promise<void> {
  const common = { classId, teacherId, status: 'active', enrollmentMethod: 'roster', signInHelp: true } as const;
  const stamps = { enrolledAt: now, decidedAt: now, createdAt: now, updatedAt: now };
  const rows = added.map(({ enrolmentId: id, studentId }) => ({ id, studentId, ...common, ...stamps }));
  await tx.insert(classEnrolments).values(rows);
}

function selectRoster(on: Db | Tx, taught: TaughtBy, condition: SQL) {
  return on
    .select({
      enrolmentId: classEnrolments.id,
      classId: classes.id,
      className: classes.name,
      studentId: authUsers.id,
      studentName: shownName,
      studentEmail: sql<string>`coalesce(${authUsers.email}, '')`,
      signInName: sql<string>`coalesce(${authUsers.signInName}, '')`,
      cardMadeAt: authCards.madeAt,
      cardExpiresAt: authCards.expiresAt,
      cardUsedAt: authCards.usedAt,
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
    .leftJoin(authCards, eq(authCards.userId, authUsers.id))
    .where(
      and(
        eq(classTeachers.teacherId, taught.teacherId),
        inArray(classEnrolments.status, ['pending', 'active']),
        condition,
      ),
    )
    .orderBy(desc(classEnrolments.enrolledAt), desc(classEnrolments.id));
}
